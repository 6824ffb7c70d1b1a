import assert from "node:assert/strict";
import { readFeed } from "../../src/reach/rewards/feed.ts";
import { countVoters } from "../../src/reach/rewards/voter_counts.ts";
import { addTestVote } from "../../src/reach/rewards/test_vote.ts";
import { setRewardsBy } from "../../src/reach/rewards/set_rewards_by.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { dropOldMonths } from "../../src/site/voting/boards.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { liftVoidBatch } from "../../src/desk/voids/lift_void_batch.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { freshDatabase } from "../support/database/database.ts";
import { claimBy, take } from "../support/votes/inbox.ts";
import { voidMatching } from "../support/votes/void_matching.ts";
import { openWorld, type World } from "../support/world.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

const at = (day: string) => new Date(`${day}T12:00:00.000Z`);

/** Casts a vote on each of those days, and returns their ids. */
async function castOn(world: World, server: Server, username: string, days: readonly string[]) {
  const ids: string[] = [];
  for (const day of days) {
    world.clock.now = at(day);
    const outcome = await world.vote(server, username);
    assert.ok(outcome.kind === "cast", day);
    ids.push(outcome.voteId);
  }
  return ids;
}

/** Reads the feed as lines such as "vote.cast 03-01 1 1": the day, the streak and the total. */
async function feedOf(world: World, { id: serverId }: Server): Promise<string[]> {
  const part = await readFeed(
    world.services.sql,
    { serverId, limit: 100, withCounts: true },
    world.clock.now,
  );
  assert.ok(part !== "cursor_expired");
  return part.entries.map(({ type, votedAt, streak, total }) =>
    `${type} ${votedAt.toISOString().slice(5, 10)} ${streak} ${total}`
  );
}

async function openFed() {
  const world = await openWorld();
  const server = await world.server();
  await world.services.sql`update server set has_feed = true where id = ${server.id}`;
  await world.account("Steve_01");
  return { world, server };
}

Deno.test("a claimed vote has the days in a row and the votes up to it, however late it is claimed", async () => {
  const { world, server } = await openFed();
  await using _ = world;
  await setRewardsBy(world.context, server.slug, { rewardsBy: "inbox", ...world.act });
  const peaks = await world.server("Peaks");
  await castOn(world, peaks, "Steve_01", ["2026-02-20"]);
  const days = ["2026-02-26", "2026-02-28", "2026-03-01", "2026-03-02", "2026-03-04"];
  await castOn(world, server, "Steve_01", days);
  await world.account("Alex");
  await castOn(world, server, "Alex", ["2026-03-05"]);
  world.clock.now = at("2026-03-20");
  const claim = claimBy({ serverId: server.id, keyId: crypto.randomUUID(), withCounts: true });
  const read = async () =>
    (await take(world.services.sql, claim, world.clock.now))
      .map(({ username, streak, total }) => `${username} ${streak} ${total}`);
  const steve = ["1 1", "1 2", "2 3", "3 4", "1 5"].map((counts) => `Steve_01 ${counts}`);
  assert.deepEqual(await read(), [...steve, "Alex 1 1"]);
  assert.deepEqual(await read(), [...steve, "Alex 1 1"], "repeated");
});

Deno.test("a void vote takes a day from the streak and one from the totals behind it, until it is lifted", async () => {
  const { world, server } = await openFed();
  await using _ = world;
  const days = ["2026-03-01", "2026-03-02", "2026-03-03"];
  await castOn(world, server, "Steve_01", days);
  const cast = ["vote.cast 03-01 1 1", "vote.cast 03-02 2 2", "vote.cast 03-03 3 3"];
  assert.deepEqual(await feedOf(world, server), cast);
  const choice = {
    since: at("2026-03-02"),
    until: at("2026-03-03"),
    youngerDays: null,
    source: null,
  };
  const { id } = await voidMatching(world.context, server, {
    choice,
    ...world.act,
    reason: "Bots",
  });
  await carryOutVoidBatches(world.services.pools.jobs, world.clock.now);
  assert.deepEqual(await feedOf(world, server), [
    "vote.cast 03-01 1 1",
    "vote.cast 03-02 0 1",
    "vote.cast 03-03 1 2",
    "vote.voided 03-02 0 1",
  ]);
  await liftVoidBatch(world.context, id, world.act);
  await carryOutVoidBatches(world.services.pools.jobs, world.clock.now);
  assert.deepEqual(await feedOf(world, server), [
    ...cast,
    "vote.voided 03-02 2 2",
    "vote.restored 03-02 2 2",
  ]);
});

Deno.test("votes count for the account, whatever it was called", async () => {
  const { world, server } = await openFed();
  await using _ = world;
  await castOn(world, server, "Steve_01", ["2026-03-01", "2026-03-02"]);
  const { sql } = world.services;
  await sql`update account set username = 'Steven', username_key = 'steven' where username = 'Steve_01'`;
  await castOn(world, server, "Steven", ["2026-03-03"]);
  assert.equal((await feedOf(world, server)).at(-1), "vote.cast 03-03 3 3");
});

Deno.test("a test vote counts as a vote on its day, and once if there is one", async () => {
  const { world, server } = await openFed();
  await using _ = world;
  await castOn(world, server, "Steve_01", ["2026-03-01", "2026-03-02"]);
  for (
    const [day, expected] of [["2026-03-02", "2 2"], ["2026-03-03", "3 3"], ["2026-03-05", "1 3"]]
  ) {
    const now = at(day ?? "");
    const test = { serverId: server.id, testId: crypto.randomUUID(), player: "Steve_01" };
    const id = await addTestVote({ sql: world.services.sql, nudge: () => {} }, test, now);
    const claim = claimBy({ serverId: server.id, keyId: crypto.randomUUID(), withCounts: true });
    const vote = (await take(world.services.sql, claim, now)).find(({ voteId }) => voteId === id);
    assert.deepEqual([vote?.isTest, `${vote?.streak} ${vote?.total}`], [true, expected], day);
  }
});

Deno.test("votes of months that are no longer kept stay in the total, and leave it when they become void", async () => {
  const { world, server } = await openFed();
  await using _ = world;
  const [, second = ""] = await castOn(world, server, "Steve_01", [
    "2025-01-10",
    "2025-01-11",
    "2025-02-01",
  ]);
  await castOn(world, server, "Steve_01", ["2026-03-10"]);
  const { sql, pools } = world.services;
  const total = async () => {
    const [{ id } = { id: "" }] = await sql<{ id: string }[]>`
      select id from account where username = 'Steve_01'`;
    const votes = [{ userId: id, votedAt: at("2026-03-10") }];
    return await countVoters(sql, { serverId: server.id, votes });
  };
  assert.deepEqual(await total(), [{ streak: 1, total: 4 }]);
  const both = [1, 2].map(() => dropOldMonths(pools.jobs, world.clock.now));
  await Promise.all(both);
  const [left] = await sql<{ months: number }[]>`select count(*)::int as months from vote_month`;
  assert.equal(left?.months, 1);
  assert.deepEqual(await total(), [{ streak: 1, total: 4 }]);
  await voidVote(world.context, second, { ...world.act, reason: "Bots" });
  assert.deepEqual(await total(), [{ streak: 1, total: 3 }]);
});

Deno.test("counts are those of a list of days, in any pattern", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const serverId = crypto.randomUUID();
  const start = Date.parse("2025-02-20");
  const chances = [0.03, 0.5, 0.9, 0.97, 1];
  const votes: { userId: string; votedAt: Date; isTest: boolean }[] = [];
  const expected: { streak: number; total: number }[] = [];
  for (const chance of chances) {
    const userId = crypto.randomUUID();
    const days = Array.from({ length: 400 }, () => Math.random() < chance);
    const dates = days.flatMap((has, nth) => has ? [dayOf(start + nth * DAY_MS)] : []);
    await sql`
      insert into vote_month (server_id, month, account_id, days, last_voted_at)
      select ${serverId}::uuid, date_trunc('month', day::timestamp)::date, ${userId}::uuid, array_agg(day), now()
      from unnest(${dates}::date[]) as day group by 1, 2, 3`;
    await sql`
      insert into last_vote (server_id, account_id, voted_on, earlier_votes)
      values (${serverId}, ${userId}, '2026-03-26', 7)`;
    for (const nth of [0, 8, 9, 30, 100, 101, 398, 399]) {
      for (const isTest of [false, true]) {
        votes.push({ userId, votedAt: new Date(start + nth * DAY_MS + 1), isTest });
        const counted = days.slice(0, nth + 1).map((has, day) => has || isTest && day === nth);
        const missing = counted.lastIndexOf(false);
        expected.push({ streak: nth - missing, total: 7 + counted.filter(Boolean).length });
      }
    }
  }
  assert.deepEqual(await countVoters(sql, { serverId, votes }), expected);
});

Deno.test("a player and a server that were never voted for have counts, too", async () => {
  await using database = await freshDatabase();
  const votes = [false, true].map((isTest) => ({
    userId: crypto.randomUUID(),
    votedAt: new Date(),
    isTest,
  }));
  assert.deepEqual(await countVoters(database.sql, { serverId: crypto.randomUUID(), votes }), [
    { streak: 0, total: 0 },
    { streak: 1, total: 1 },
  ]);
});

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
