import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { castTogether } from "../../src/core/votes/cast_together.ts";
import { castVote } from "../../src/core/votes/cast_vote.ts";
import { VOTE_SOURCES } from "../../src/core/votes/vote_source.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { knowSome } from "../support/people/identities.ts";
import { recount } from "../support/votes/recount.ts";
import { findVoteCounts, rollUpCounts } from "../../src/core/votes/vote_counts.ts";
import { liftVoidBatch } from "../../src/desk/voids/lift_void_batch.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { voidMatching } from "../support/votes/void_matching.ts";
import { openWorld, type World } from "../support/world.ts";
import { dayOf } from "../../src/core/time/day.ts";

const PLAYERS = 24;
const VOIDS = 10;

/** Days after the first at whose end everything happens at once: windows move on, and days are rolled up. */
const ROUNDS = [0, 1, 2, 6, 7, 29, 30, 33, 34, 36, 70];

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Windows of a server by its history alone. */
async function countHistory(sql: Sql, serverId: string, today: string) {
  const [counts] = await sql`
    select count(*)::float8 as total,
      count(*) filter (where (voted_at at time zone 'utc')::date > ${today}::date - 7)::float8 as weekly,
      count(*) filter (where (voted_at at time zone 'utc')::date > ${today}::date - 30)::float8 as monthly
    from vote where server_id = ${serverId} and voided_at is null`;
  return { ...counts };
}

/** Everybody votes for every server, in the last millisecond of a day or the first of the next, by two pools. */
function castAll(
  { services: { sql, pools, clock } }: World,
  servers: Server[],
  { midnight, random }: { midnight: number; random: () => number },
): Promise<string>[] {
  return servers.flatMap(({ slug }) =>
    [...Array(PLAYERS).keys()].map(async (nth) => {
      const now = new Date(midnight - (random() < 0.5 ? 1 : 0));
      const pool = random() < 0.5 ? sql : pools.jobs;
      if (random() < 0.5) {
        const request = { slug, username: `Player_${nth}`, now };
        const outcome = await castVote({ sql: pool, nudge: () => {}, clock }, request);
        return outcome.kind === "cast" ? outcome.voteId : "";
      }
      const source = VOTE_SOURCES[Math.floor(random() * VOTE_SOURCES.length)] ?? "link";
      const voter = { nameKey: `player_${nth}` };
      const vote = { voteId: uuidV7(now), slug, voter, votedAt: now, source };
      const isDue = await castTogether(pool, { vote });
      return isDue === undefined ? "" : vote.voteId;
    })
  );
}

/** Voids votes of a few hours at once, or lifts such a batch, while all other work continues. */
async function voidAndLift(world: World, server: Server, random: () => number) {
  const { sql, pools } = world.services;
  const since = new Date(world.clock.now.getTime() - 30 * 3_600_000 * (1 + random()));
  const choice = { since, until: world.clock.now, youngerDays: null, source: null };
  const [batch] = await sql<{ id: string }[]>`
    select id from void_batch where server_id = ${server.id} and state = 'void' limit 1`;
  if (batch && random() < 0.6) await liftVoidBatch(world.services, batch.id, world.act);
  else {
    await voidMatching(world.services, server, { choice, ...world.act }).catch((error) => {
      // Single voids, or those of the batch before, came first.
      if (!(error instanceof Refusal)) throw error;
    });
  }
  await Promise.all([
    carryOutVoidBatches(sql, world.clock.now),
    carryOutVoidBatches(pools.jobs, world.clock.now),
  ]);
}

/** Voids a vote, unless a void batch came first. */
async function voidOnce(world: World, id: string): Promise<void> {
  await voidVote(world.services, id, world.act).catch((error) => {
    if (error.code !== "vote_voided") throw error;
  });
}

/** Each player's last vote by the history alone is the one that their row points to. */
async function assertLastVotes(sql: Sql, day: number): Promise<void> {
  const wrong = await sql`
    select l.* from last_vote l
    left join lateral (
      select id, voted_at from vote v
      where v.server_id = l.server_id and v.account_id = l.account_id and v.voided_at is null
      order by voted_at desc limit 1
    ) as v on true
    where (l.vote_id, l.voted_at) is distinct from (v.id, v.voted_at)`;
  assert.deepEqual([...wrong], [], `day ${day}`);
}

Deno.test("votes, voids and roll-ups at midnight leave every count right", async () => {
  await using world = await openWorld({ now: new Date("2026-03-01T00:00:00.000Z") });
  const { sql } = world.services;
  const random = createRandom(20260301);
  const servers = [await world.server("One"), await world.server("Two")];
  for (let nth = 0; nth < PLAYERS; nth++) await world.account(`Player_${nth}`);
  // Players without sign-in, whom a link or a typed name may vote as.
  await sql`update account set email = null where username like 'Player_%'`;
  await knowSome(sql);
  const ids: string[] = [];
  for (const day of ROUNDS) {
    const midnight = Date.UTC(2026, 2, 2 + day);
    world.clock.now = new Date(midnight);
    const doomed = ids.sort(() => random() - 0.5).splice(0, VOIDS);
    const [server = assert.fail()] = servers.sort(() => random() - 0.5);
    const [cast] = await Promise.all([
      Promise.all(castAll(world, servers, { midnight, random })),
      voidAndLift(world, server, random),
      ...doomed.map((id) => voidOnce(world, id)),
      rollUpCounts(sql, world.clock.now),
      rollUpCounts(sql, new Date(midnight - 1)),
    ]);
    ids.push(...cast.filter((id) => id !== ""));
    assert.deepEqual(await recount(sql), [], `day ${day}`);
    await assertLastVotes(sql, day);
    const twice = await sql`
      select from vote group by server_id, account_id, (voted_at at time zone 'utc')::date having count(*) > 1`;
    assert.equal(twice.length, 0, `a day spent twice, day ${day}`);
    const today = dayOf(world.clock.now);
    const counted = await findVoteCounts(sql, servers.map(({ id }) => id), today);
    for (const [nth, { id }] of servers.entries()) {
      assert.deepEqual(counted[nth], await countHistory(sql, id, today), `day ${day}`);
    }
  }
  const lifted = await sql`select from void_batch where state = 'lifted' and votes = 0`;
  assert.ok(lifted.length > 0);
});
