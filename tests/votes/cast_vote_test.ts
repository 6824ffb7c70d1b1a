import assert from "node:assert/strict";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { voteBody } from "../../src/site/keys/vote_body.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { recount } from "../support/votes/recount.ts";
import { findVoteCounts } from "../../src/core/votes/vote_counts.ts";
import { openWorld, type World } from "../support/world.ts";

async function countRows({ services: { sql } }: World) {
  const [row] = await sql<{ votes: number; last: number; outbox: number; counted: number }[]>`
    select (select count(*) from vote) as votes, (select count(*) from last_vote) as last,
      (select count(*) from outbox) as outbox, (select coalesce(sum(votes), 0) from vote_count) as counted`;
  return row;
}

Deno.test("a vote is written with counter and deliveries, or not at all", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:9999/one", "one");
  await world.key(server, "http://127.0.0.1:9999/two", "two");
  await world.key(server, undefined, "without a webhook");
  await world.account("Steve_01");
  const outcome = await world.vote(server, "Steve_01");
  assert.equal(outcome.kind, "cast");
  assert.deepEqual(await countRows(world), { votes: 1, last: 1, outbox: 2, counted: 1 });
});

Deno.test("a delivery's body is that of the contract, to the letter", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T12:00:00.050Z") });
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:9999/one");
  const { id, username } = await world.account(".Steve-01_");
  await world.vote(server, username);
  const [row] = await world.services.sql<{ body: string }[]>`select body from outbox`;
  const votedAt = world.clock.now;
  assert.equal(row?.body, voteBody({ serverId: server.id, userId: id, username, votedAt }));
});

Deno.test("when the outbox cannot be written, neither is the vote", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:9999/one");
  await world.account("Steve_01");
  await world.services.sql`alter table outbox add constraint closed check (false) not valid`;
  await assert.rejects(world.vote(server, "Steve_01"));
  assert.deepEqual(await countRows(world), { votes: 0, last: 0, outbox: 0, counted: 0 });
});

Deno.test("a second vote on a UTC day names the next day", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T00:00:00.000Z") });
  const server = await world.server();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  world.clock.now = new Date("2026-03-10T23:59:59.999Z");
  const outcome = await world.vote(server, "Steve_01");
  assert.deepEqual(outcome, {
    kind: "already_voted",
    nextVoteAt: new Date("2026-03-11T00:00:00.000Z"),
  });
});

Deno.test("a hundred concurrent votes of one player leave one vote", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:9999/one");
  await world.account("Steve_01");
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => world.vote(server, "Steve_01")),
  );
  assert.equal(outcomes.filter(({ kind }) => kind === "cast").length, 1);
  assert.deepEqual(await countRows(world), { votes: 1, last: 1, outbox: 1, counted: 1 });
});

Deno.test("a player may vote for several servers a day", async () => {
  await using world = await openWorld();
  const one = await world.server("One");
  const two = await world.server("Two");
  await world.account("Steve_01");
  await world.account("Alex");
  for (const [server, name] of [[one, "Steve_01"], [two, "Steve_01"], [one, "Alex"]] as const) {
    assert.equal((await world.vote(server, name)).kind, "cast");
  }
});

Deno.test("a server that is not approved gets no votes", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.account("Steve_01");
  await assert.rejects(world.vote(server, "Nobody"), /There is no account "Nobody"/);
  await decideStatus(world.context, server.slug, {
    decision: "suspend",
    ...world.act,
  });
  await assert.rejects(
    world.vote(server, "Steve_01"),
    (error) => error instanceof Refusal && error.message.includes("is suspended"),
  );
});

Deno.test("a recount of the history equals the counters", async () => {
  await using world = await openWorld({ now: new Date("2026-03-01T08:00:00.000Z") });
  const servers = [await world.server("One"), await world.server("Two")];
  const names = ["Steve_01", "Alex", "Bob", "Eve"];
  for (const name of names) await world.account(name);
  for (let day = 0; day < 10; day++) {
    world.clock.now = new Date(Date.UTC(2026, 2, 1 + day, 8 + day));
    await Promise.all(servers.flatMap((server) => names.map((name) => world.vote(server, name))));
  }
  assert.deepEqual(await recount(world.services.sql), []);
  const ids = servers.map((server) => server.id);
  const counts = await findVoteCounts(world.services.sql, ids, "2026-03-10");
  assert.deepEqual(counts, [{ total: 40, weekly: 28, monthly: 40 }, {
    total: 40,
    weekly: 28,
    monthly: 40,
  }]);
});

Deno.test("a recount finds a counter that is off by one", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.sql`update vote_count set votes = votes + 1`;
  assert.deepEqual(await recount(world.services.sql), [{
    serverId: server.id,
    counted: [2, 0, 0, 0],
    cast: [1, 0, 0, 0],
  }]);
});
