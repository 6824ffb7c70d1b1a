import assert from "node:assert/strict";
import type { Server } from "../../src/core/servers/server.ts";
import { castTogether } from "../../src/core/votes/cast_together.ts";
import { recount } from "../support/votes/recount.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import type { VoteRow } from "../../src/core/votes/vote_repository.ts";
import { openWorld, type World } from "../support/world.ts";

const NAMES = ["Alex", "Bob", "Eve", "Steve_01"];

async function openListing(): Promise<{ world: World; server: Server } & AsyncDisposable> {
  const world = await openWorld();
  const server = await world.server();
  for (const name of NAMES) await world.account(name);
  return { world, server, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

function voteBy(world: World, server: Server, name: string): VoteRow {
  const { now } = world.clock;
  const voter = { nameKey: name.toLowerCase() };
  return { voteId: uuidV7(now), slug: server.slug, voter, votedAt: now, source: "session" };
}

async function votersOf({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ username: string }[]>`
    select a.username from vote v join account a on a.id = v.account_id order by a.username`;
  return rows.map(({ username }) => username);
}

Deno.test("votes that arrive together share a transaction", async () => {
  await using listing = await openListing();
  const { world, server } = listing;
  const outcomes = await Promise.all(NAMES.map((name) => world.vote(server, name)));
  assert.deepEqual(outcomes.map(({ kind }) => kind), NAMES.map(() => "cast"));
  const [row] = await world.services
    .sql`select count(distinct xmin::text)::int as transactions from vote`;
  assert.equal(row?.["transactions"], 1);
});

Deno.test("a vote that cannot be written fails alone", async () => {
  await using listing = await openListing();
  const { world, server } = listing;
  await world.key(server, "http://127.0.0.1:9999/hook");
  await world.services.sql`
    alter table outbox add constraint no_eve check (body not like '%Eve%') not valid`;
  const outcomes = await Promise.allSettled(NAMES.map((name) => world.vote(server, name)));
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ["fulfilled", "fulfilled", "rejected", "fulfilled"],
  );
  assert.deepEqual(await votersOf(world), ["Alex", "Bob", "Steve_01"]);
  assert.deepEqual(await recount(world.services.sql), []);
});

Deno.test("a vote whose row is locked waits alone", async () => {
  await using listing = await openListing();
  const { world, server } = listing;
  const { sql, pools } = world.services;
  await world.vote(server, "Eve");
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = pools.jobs.begin(async (tx) => {
    await tx`select from last_vote for update`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const eve = world.vote(server, "Eve");
  const others = await Promise.all(
    NAMES.filter((name) => name !== "Eve").map((name) => world.vote(server, name)),
  );
  assert.deepEqual(others.map(({ kind }) => kind), ["cast", "cast", "cast"]);
  released.resolve();
  await holding;
  assert.equal((await eve).kind, "cast");
  assert.deepEqual(await recount(sql), []);
});

Deno.test("a vote that was given up while it waited is not cast", async () => {
  await using listing = await openListing();
  const { world, server } = listing;
  const voter = new AbortController();
  const told: boolean[] = [];
  const vote = castTogether(world.services.sql, {
    vote: voteBy(world, server, "Eve"),
    giveUp: voter.signal,
    inDoubt: (isInDoubt) => told.push(isInDoubt),
  });
  const refused = assert.rejects(vote, { name: "AbortError" });
  voter.abort();
  assert.equal((await world.vote(server, "Alex")).kind, "cast");
  await refused;
  assert.deepEqual(told, [false]);
  assert.deepEqual(await votersOf(world), ["Alex"]);
});

Deno.test("a vote is in doubt until the database has decided", async () => {
  await using listing = await openListing();
  const { world, server } = listing;
  const { sql } = world.services;
  const told: boolean[] = [];
  const inDoubt = (isInDoubt: boolean) => told.push(isInDoubt);
  assert.equal(await castTogether(sql, { vote: voteBy(world, server, "Eve"), inDoubt }), false);
  assert.deepEqual(told, [true]);
  await castTogether(sql, { vote: voteBy(world, server, "Eve"), inDoubt });
  assert.deepEqual(told, [true, true, false]);
});

Deno.test("the same vote sent twice is cast once", async () => {
  await using listing = await openListing();
  const { world, server } = listing;
  const vote = voteBy(world, server, "Eve");
  const cast = await Promise.all([1, 2].map(() => castTogether(world.services.sql, { vote })));
  assert.deepEqual(cast, [false, false]);
  assert.deepEqual(await votersOf(world), ["Eve"]);
});
