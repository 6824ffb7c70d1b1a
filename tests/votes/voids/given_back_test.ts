import assert from "node:assert/strict";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { listAccountVotes } from "../../../src/site/voting/moderation/account_votes.ts";
import { carryOutVoidBatches } from "../../../src/desk/voids/carry_out_void_batches.ts";
import { liftVoidBatch } from "../../../src/desk/voids/lift_void_batch.ts";
import { voidVote, voidVotes } from "../../../src/desk/voids/void_vote.ts";
import type { VoteKey } from "../../../src/site/voting/moderation/vote_keys.ts";
import { daysAfter, HOUR_MS } from "../../../src/core/time/day.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { recount, recountMonths } from "../../support/votes/recount.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { voidMatching } from "../../support/votes/void_matching.ts";
import { openWorld, type World } from "../../support/world.ts";

const REASON = "Bought votes";

async function openVotes(names: readonly string[]) {
  const world = await openWorld();
  const server = await world.server();
  for (const name of names) await world.account(name);
  for (const name of names) await cast(world, server, name);
  return { world, server };
}

/** Casts a player's vote, some minutes after the last one. Returns its id, or why it was not cast. */
async function cast(world: World, server: Server, name: string): Promise<string> {
  world.pass(60_000);
  const outcome = await world.vote(server, name);
  return outcome.kind === "cast" ? outcome.voteId : outcome.kind;
}

/** Voids all votes of a server since a time, in one void batch. Returns its id. */
async function voidAll(world: World, server: Server, since?: Date): Promise<string> {
  const now = world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  const choice = {
    since: since ?? new Date(now.getTime() - 20 * HOUR_MS),
    until: now,
    youngerDays: null,
    source: null,
  };
  const { id } = await voidMatching(world.context, server, {
    choice,
    reason: REASON,
    ...world.act,
  });
  await carryOutVoidBatches(world.services.sql, now);
  return id;
}

async function lift(world: World, id: string): Promise<void> {
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(world.services.sql, world.clock.now);
}

/** Lists the votes that count, as a player and a day each; none of them twice. */
async function counted({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ vote: string }[]>`
    select a.username || ' ' || (v.voted_at at time zone 'utc')::date as vote
    from vote v join account a on a.id = v.account_id where v.voided_at is null order by 1`;
  assert.deepEqual([await recount(sql), await recountMonths(sql)], [[], []]);
  const votes = rows.map(({ vote }) => vote);
  assert.equal(new Set(votes).size, votes.length);
  return votes;
}

Deno.test("a player whose vote a void batch voided can vote again that day, for another reward", async () => {
  const { world, server } = await openVotes(["Steve", "Alex"]);
  await using _ = world;
  const { secret } = await world.key(server, "http://127.0.0.1:9999/votes");
  await world.services.sql`update server set rewards_by = 'inbox'`;
  const check = async () =>
    (await (await world.get("/api/v1/vote-check?username=Steve", { key: secret })).json()).voted;
  assert.equal(await cast(world, server, "Steve"), "already_voted");
  await voidAll(world, server);
  assert.equal(await check(), false);
  // Moderators still find the void vote among the player's.
  const steve = await findAccount(world.services.sql, "Steve");
  const search = { ...world.act, accountIds: [steve?.id ?? ""], limit: 10 };
  const [found, ...others] = await listAccountVotes(world.services.sql, search);
  assert.deepEqual([found?.player, found?.voidedAt === null, others], ["Steve", false, []]);
  assert.match(await cast(world, server, "Steve"), /-/);
  assert.equal(await check(), true);
  assert.equal(await cast(world, server, "Steve"), "already_voted");
  assert.deepEqual(await counted(world), ["Steve 2026-03-10"]);
  const reported = await world.services.sql`
    select v.id from vote v join outbox o on o.vote_id = v.id join reward r on r.vote_id = v.id
    where v.voided_at is null`;
  assert.equal(reported.length, 1);
});

Deno.test("a vote that was voided by itself, and a second void vote of 30 days, give no day back", async () => {
  const { world, server } = await openVotes(["Alone", "Twice", "Elsewhere", "Long_ago"]);
  await using _ = world;
  const { sql } = world.services;
  const voidOne = async (name: string, on = server) => {
    const [vote] = await sql<{ id: string }[]>`
      select v.id from vote v join account a on a.id = v.account_id
      where a.username = ${name} and v.server_id = ${on.id} and v.voided_at is null`;
    await voidVote(world.context, vote?.id ?? "", { reason: REASON, ...world.act });
  };
  await voidOne("Alone");
  assert.equal(await cast(world, server, "Alone"), "already_voted");

  await voidOne("Long_ago");
  world.clock.now = daysAfter(world.clock.now, 31);
  const other = await world.server("Other");
  await cast(world, other, "Elsewhere");
  await voidOne("Elsewhere", other);
  for (const name of ["Twice", "Elsewhere", "Long_ago"]) {
    assert.match(await cast(world, server, name), /-/);
  }
  await voidAll(world, server);
  assert.equal(await cast(world, server, "Elsewhere"), "already_voted");
  assert.match(await cast(world, server, "Long_ago"), /-/);
  assert.match(await cast(world, server, "Twice"), /-/);
  await voidAll(world, server);
  for (const name of ["Twice", "Long_ago"]) {
    assert.equal(await cast(world, server, name), "already_voted");
  }
});

Deno.test("a void batch that is lifted leaves void what its player cast again, and counts the rest", async () => {
  const { world, server } = await openVotes(["Again", "Gone"]);
  await using _ = world;
  const id = await voidAll(world, server);
  await cast(world, server, "Again");
  await lift(world, id);
  assert.deepEqual(await counted(world), ["Again 2026-03-10", "Gone 2026-03-10"]);
  assert.equal(await cast(world, server, "Gone"), "already_voted");
  const [batch] = await world.services.sql<{ state: string; votes: number }[]>`
    select state, votes from void_batch where id = ${id}`;
  assert.deepEqual({ ...batch }, { state: "lifted", votes: 1 });

  // What counts again is no fault.
  const second = await voidAll(world, server);
  assert.match(await cast(world, server, "Gone"), /-/);
  assert.equal(await cast(world, server, "Again"), "already_voted");
  world.clock.now = daysAfter(world.clock.now, 2);
  await cast(world, server, "Gone");
  await lift(world, second);
  assert.deepEqual(await counted(world), [
    "Again 2026-03-10",
    "Gone 2026-03-10",
    "Gone 2026-03-12",
  ]);
});

Deno.test("of two void batches on the votes of one day, whichever is lifted first, one vote counts", async () => {
  for (const order of [[0, 1], [1, 0]]) {
    const { world, server } = await openVotes(["Steve"]);
    await using _ = world;
    const batches = [await voidAll(world, server)];
    const since = world.clock.now;
    await cast(world, server, "Steve");
    batches.push(await voidAll(world, server, since));
    for (const nth of order) await lift(world, batches[nth] ?? "");
    assert.deepEqual(await counted(world), ["Steve 2026-03-10"]);
    assert.equal(await cast(world, server, "Steve"), "already_voted");
  }
});

Deno.test("voiding, lifting and casting at once leave a player one vote a day", async () => {
  const { world, server } = await openVotes(["Steve", "Alex", "Bob"]);
  await using _ = world;
  for (let round = 0; round < 6; round += 1) {
    const batch = await voidAll(world, server, new Date("2026-03-10T00:00:00.000Z"));
    const votes = ["Steve", "Alex", "Bob"].map((name) => world.vote(server, name));
    await Promise.all([...votes, lift(world, batch)]);
    await counted(world);
  }
});

Deno.test("void batches on two servers at once leave a player both days spent, or one", async () => {
  const names = Array.from({ length: 20 }, (_, nth) => `Player_${nth}`);
  const { world, server } = await openVotes(names);
  await using _ = world;
  const { sql } = world.services;
  const other = await world.server("Other");
  for (const name of names) await cast(world, other, name);
  const voidAllOf = ({ id: serverId }: Server) =>
    sql.begin(async (tx) => {
      const votes = await tx<
        VoteKey[]
      >`select id, account_id, voted_at from vote where server_id = ${serverId}`;
      const how = { serverId, voidedBy: null, reason: REASON, now: world.clock.now };
      await voidVotes(tx, votes, { ...how, batchId: crypto.randomUUID() });
    });
  await Promise.all([voidAllOf(server), voidAllOf(other)]);
  const twice = await sql`
    select account_id from last_vote where given_back is not null group by account_id having count(*) > 1`;
  assert.deepEqual([...twice], []);
});

Deno.test("a player reads on the receipt of the void vote that they can vote again, until they did", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const steve = await openPerson(world, "Steve");
  const path = `/servers/${server.slug}/votes/${await cast(world, server, "Steve")}`;
  await voidAll(world, server);
  const { html } = await steve.get(path);
  assert.match(html, /no longer counts, but you can vote again today/);
  assert.match(html, new RegExp(`href="/servers/${server.slug}/vote">Vote again`));
  assert.match((await steve.get(`/servers/${server.slug}`)).html, /servers\/[^/"]+\/vote"/);
  const setStatus = (status: string) => world.services.sql`update server set status = ${status}`;
  await setStatus("suspended");
  assert.match((await steve.get(path)).html, /It no longer counts\.</);
  await setStatus("approved");
  await cast(world, server, "Steve");
  assert.match((await steve.get(path)).html, /It no longer counts\.</);
});
