import assert from "node:assert/strict";
import type { Sql } from "../../src/database/connect.ts";
import type { Server } from "../../src/servers/server.ts";
import { castVote } from "../../src/votes/cast_vote.ts";
import { recount } from "../../src/votes/recount.ts";
import { rollUpCounts } from "../../src/votes/roll_up_counts.ts";
import { voidVote } from "../../src/votes/void_vote.ts";
import { findVoteCounts } from "../../src/votes/vote_counts.ts";
import { dayOf } from "../../src/votes/voting_day.ts";
import { openWorld, type World } from "../support/world.ts";

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
      const wish = { slug, username: `Player_${nth}`, now };
      const outcome = await castVote({ sql: pool, nudge: () => {}, clock }, wish);
      return outcome.kind === "cast" ? outcome.voteId : "";
    })
  );
}

Deno.test("votes, voids and roll-ups at midnight leave every count right", async () => {
  await using world = await openWorld({ now: new Date("2026-03-01T00:00:00.000Z") });
  const { sql } = world.services;
  const random = createRandom(20260301);
  const servers = [await world.server("One"), await world.server("Two")];
  for (let nth = 0; nth < PLAYERS; nth++) await world.account(`Player_${nth}`);
  const ids: string[] = [];
  for (const day of ROUNDS) {
    const midnight = Date.UTC(2026, 2, 2 + day);
    world.clock.now = new Date(midnight);
    const doomed = ids.sort(() => random() - 0.5).splice(0, VOIDS);
    const [cast] = await Promise.all([
      Promise.all(castAll(world, servers, { midnight, random })),
      ...doomed.map((id) => voidVote(world.services, id, world.act)),
      rollUpCounts(sql, world.clock.now),
      rollUpCounts(sql, new Date(midnight - 1)),
    ]);
    ids.push(...cast.filter((id) => id !== ""));
    assert.deepEqual(await recount(sql), [], `day ${day}`);
    const today = dayOf(world.clock.now);
    const counted = await findVoteCounts(sql, servers.map(({ id }) => id), today);
    for (const [nth, { id }] of servers.entries()) {
      assert.deepEqual(counted[nth], await countHistory(sql, id, today), `day ${day}`);
    }
  }
});
