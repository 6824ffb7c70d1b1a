import assert from "node:assert/strict";
import type { Query } from "../../src/core/database/connect.ts";
import { recountDays } from "../../src/core/votes/recount_days.ts";
import { rollUpCounts } from "../../src/core/votes/vote_counts.ts";
import { dayOf, daysAfter } from "../../src/core/time/day.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { recount } from "../support/votes/recount.ts";
import { untilBlocked } from "../support/database/locks.ts";
import { openWorld, type World } from "../support/world.ts";

/** Enough that some share a statement, which counts them in a shard of their own. */
const PLAYERS = 60;

/** Casts votes of all accounts for a server at once. Returns the ids of the votes that were cast. */
async function castAll(world: World, server: Server): Promise<string[]> {
  const names = Array.from({ length: PLAYERS }, (_, nth) => `Player_${nth}`);
  const outcomes = await Promise.all(names.map((name) => world.vote(server, name)));
  return outcomes.flatMap((outcome) => outcome.kind === "cast" ? [outcome.voteId] : []);
}

async function openPlayers() {
  const world = await openWorld();
  const server = await world.server();
  for (let nth = 0; nth < PLAYERS; nth += 1) await world.account(`Player_${nth}`);
  return { world, server };
}

Deno.test("votes that are cast while their day is counted again count once", async () => {
  const { world, server } = await openPlayers();
  await using _ = world;
  const { sql, pools } = world.services;
  for (let round = 0; round < 6; round += 1) {
    const today = dayOf(world.clock.now);
    const days = [dayOf(daysAfter(world.clock.now, -1)), today];
    const again = Array.from(
      { length: 8 },
      () => pools.jobs.begin((tx) => recountDays(tx, server.id, days)),
    );
    const casting = castAll(world, server);
    await Promise.all([...again, casting]);
    assert.deepEqual(await recount(sql), [], today);
    // Some become void while the rest is counted again.
    const [first = "", second = ""] = await casting;
    await Promise.all([
      voidVote(world.context, first, world.act),
      voidVote(world.context, second, world.act),
      pools.jobs.begin((tx) => recountDays(tx, server.id, days)),
    ]);
    assert.deepEqual(await recount(sql), [], today);
    world.clock.now = daysAfter(world.clock.now, 1);
  }
  const shards = await sql`select from vote_count where shard <> 0 and votes > 0`;
  assert.ok(shards.length > 0);
});

/** Writes a vote and its count into a shard, as the statement that casts one does. */
async function castInto(tx: Query, { id: serverId }: Server, at: Date, shard: number) {
  await tx`
    insert into vote (id, server_id, account_id, voted_at)
    values (uuid_v7(${at}), ${serverId}, gen_random_uuid(), ${at})`;
  const day = dayOf(at);
  await tx`
    insert into vote_count as c (server_id, day, shard, votes) values (${serverId}, ${day}, ${shard}, 1)
    on conflict (server_id, day, shard) do update set votes = c.votes + 1`;
}

Deno.test("a vote that is not yet committed when its day is counted again counts once", async () => {
  await using world = await openWorld();
  const { sql, pools } = world.services;
  const server = await world.server();
  const { now } = world.clock;
  for (const shard of [0, 5]) {
    await sql.begin((tx) => castInto(tx, server, now, shard));
    const again: Promise<void>[] = [];
    await sql.begin(async (tx) => {
      await castInto(tx, server, now, shard);
      again.push(pools.jobs.begin((job) => recountDays(job, server.id, [dayOf(now)])));
      if (shard === 0) await untilBlocked(sql, { text: "insert into vote_count" });
    });
    await Promise.all(again);
    assert.deepEqual(await recount(sql), [], `shard ${shard}`);
  }
});

Deno.test("a day that is counted again doesn't hold up votes of other shards, and leaves theirs", async () => {
  await using world = await openWorld();
  const { sql, pools } = world.services;
  const server = await world.server();
  const day = dayOf(world.clock.now);
  await pools.jobs.begin(async (tx) => {
    await recountDays(tx, server.id, [day]);
    await sql.begin((other) => castInto(other, server, world.clock.now, 5));
    await recountDays(tx, server.id, [day]);
  });
  assert.deepEqual(await recount(sql), []);
  const counts = await sql<{ shard: number; votes: number }[]>`
    select shard, votes from vote_count order by shard`;
  assert.deepEqual(counts.map(({ shard, votes }) => [shard, votes]), [[0, 0], [5, 1]]);
});

Deno.test("a recount that is killed midway changes nothing, and the next one is right", async () => {
  const { world, server } = await openPlayers();
  await using _ = world;
  const { sql, pools } = world.services;
  await castAll(world, server);
  const before = daysAfter(world.clock.now, 0);
  world.clock.now = daysAfter(world.clock.now, 40);
  await rollUpCounts(pools.jobs, world.clock.now);
  const days = [dayOf(before), dayOf(world.clock.now)];
  await sql`update vote set voided_at = voted_at where id in (select id from vote order by id limit 7)`;
  const casting: Promise<string[]>[] = [];
  const killed = pools.jobs.begin(async (tx) => {
    await recountDays(tx, server.id, days);
    casting.push(castAll(world, server));
    const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await sql`select pg_terminate_backend(${own?.pid ?? 0}::int)`;
    await tx`select 1`;
  });
  await assert.rejects(killed);
  assert.equal((await casting[0])?.length, PLAYERS);
  const [wrong] = await recount(sql);
  assert.deepEqual([wrong?.counted[0], wrong?.cast[0]], [2 * PLAYERS, 2 * PLAYERS - 7]);
  await pools.jobs.begin((tx) => recountDays(tx, server.id, days));
  assert.deepEqual(await recount(sql), []);
});

Deno.test("a total that is counted again for two days at once has both changes", async () => {
  const { world, server } = await openPlayers();
  await using _ = world;
  const { sql, pools } = world.services;
  const [first = ""] = await castAll(world, server);
  const day = dayOf(world.clock.now);
  world.clock.now = daysAfter(world.clock.now, 1);
  const [second = ""] = await castAll(world, server);
  const next = dayOf(world.clock.now);
  world.clock.now = daysAfter(world.clock.now, 60);
  await rollUpCounts(pools.jobs, world.clock.now);
  let other: Promise<unknown> | undefined;
  await pools.jobs.begin(async (tx) => {
    await tx`update vote set voided_at = ${world.clock.now} where id = ${first}`;
    await recountDays(tx, server.id, [day]);
    other = sql.begin(async (later) => {
      await later`update vote set voided_at = ${world.clock.now} where id = ${second}`;
      await recountDays(later, server.id, [next]);
    });
    await untilBlocked(sql);
  });
  await other;
  const [total] = await sql<{ votes: string }[]>`select votes from vote_total`;
  assert.equal(Number(total?.votes), 2 * PLAYERS - 2);
});
