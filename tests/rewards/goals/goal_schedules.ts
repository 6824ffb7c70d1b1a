import assert from "node:assert/strict";
import type { Sql } from "../../../src/core/database/connect.ts";
import { DAY_MS, dayOf, HOUR_MS } from "../../../src/core/time/day.ts";

/** Steps of a schedule. In each, votes, voids and askers run at once. */
const STEPS = 40;

/** A crash of an asker: its transaction is rolled back. */
class Crash extends Error {}

/** A server in a schedule, and what the schedule did to it. */
interface Schedule {
  sql: Sql;
  serverId: string;
  random: (below: number) => number;
  now: Date;
  hasVoids: boolean;
  /** Votes ever cast, voided ones included. */
  cast: number;
  /** Votes that count, by day. */
  days: Map<string, number>;
  /** The most votes that counted at once, by day and by the first day of the week. */
  peaks: Map<string, number>;
}

/** A goal and what was recorded about it. */
interface GoalState {
  period: "day" | "week" | null;
  target: number;
  reached: number;
  numbers: number[];
  progress: number;
}

/**
 * Runs schedules of votes, voids, crashes and concurrent askers on three goals of a server, one after the other, and
 * throws if one of them reaches a goal twice, misses it or loses count.
 */
export async function runGoalSchedules(
  sql: Sql,
  { runs, seed, ownerId, gameId }: { runs: number; seed: number; ownerId: string; gameId: string },
): Promise<void> {
  const random = randomFrom(seed);
  for (let run = 0; run < runs; run++) {
    const schedule = await open(sql, { ownerId, gameId, random });
    for (let step = 0; step < STEPS; step++) await takeStep(schedule);
    await askAlone(schedule);
    const before = await readStates(schedule);
    await askAlone(schedule);
    const states = await readStates(schedule);
    assert.deepEqual(states, before, `run ${run}: asking twice adds nothing`);
    for (const state of states) requireExact(schedule, state, `seed ${seed}, run ${run}`);
  }
}

async function open(
  sql: Sql,
  { ownerId, gameId, random }: {
    ownerId: string;
    gameId: string;
    random: (below: number) => number;
  },
): Promise<Schedule> {
  const serverId = crypto.randomUUID();
  const now = new Date(Date.UTC(2026, 2, 1 + random(28), random(24)));
  await sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    values (${serverId}, ${ownerId}, ${gameId}, ${serverId}, 'S', 'approved', 'h', 1, ${now}, ${now})`;
  const least = 3 + random(5);
  const today = dayOf(now);
  for (const [period, times] of [[null, 1], ["day", 1], ["week", 3]] as const) {
    const id = crypto.randomUUID();
    const name = period ?? "each";
    const target = least * times;
    await sql`
      insert into goal (id, server_id, name, kind, target, period, created_at, since_day)
      values (
        ${id}, ${serverId}, ${name}, 'votes', ${target}, ${period}, ${now},
        coalesce(goal_start(${period}, ${today}::date) - 1, ${today}::date)
      )`;
  }
  const days = new Map<string, number>();
  const peaks = new Map<string, number>();
  return { sql, serverId, random, now, hasVoids: random(2) === 0, cast: 0, days, peaks };
}

async function takeStep(schedule: Schedule): Promise<void> {
  const { random, days, hasVoids, now } = schedule;
  const voidable = [...days].filter(([, votes]) => votes > 0).map(([day]) => day);
  const voids = hasVoids ? voidable.filter(() => random(5) === 0) : [];
  const casts = Array.from({ length: random(6) }, () => dayOf(now));
  schedule.cast += casts.length;
  // Votes first, so that no order in which the database sees them has a higher peak.
  for (const day of casts) note(schedule, day, 1);
  for (const day of voids) note(schedule, day, -1);
  await Promise.all([
    ...casts.map((day) => count(schedule, day, 1)),
    ...voids.map((day) => count(schedule, day, -1)),
    ...Array.from({ length: random(4) }, () => ask(schedule)),
  ]);
  if (random(3) > 0) return;
  schedule.now = new Date(now.getTime() + random(20) * HOUR_MS);
  await askAlone(schedule);
}

/** Notes what a vote, or a void, does to the counts. */
function note({ days, peaks }: Schedule, day: string, votes: number): void {
  days.set(day, (days.get(day) ?? 0) + votes);
  const week = mondayOf(day);
  const ofWeek = [...days].reduce((sum, [at, own]) => mondayOf(at) === week ? sum + own : sum, 0);
  peaks.set(`day ${day}`, Math.max(peaks.get(`day ${day}`) ?? 0, days.get(day) ?? 0));
  peaks.set(`week ${week}`, Math.max(peaks.get(`week ${week}`) ?? 0, ofWeek));
}

/** Counts a vote, or takes it back, as the statements of votes and voids do. */
async function count(
  { sql, serverId, random }: Schedule,
  day: string,
  votes: number,
): Promise<void> {
  const shard = random(2);
  await sql`
    insert into vote_count as c (server_id, day, shard, votes) values (${serverId}, ${day}, ${shard}, ${votes})
    on conflict (server_id, day, shard) do update set votes = c.votes + ${votes}`;
}

/** Asks for the goals. In three of ten cases, the asker crashes before its transaction is committed. */
async function ask({ sql, serverId, now, random }: Schedule): Promise<void> {
  const crashes = random(10) < 3;
  const waits = random(10) < 3;
  await sql.begin(async (tx) => {
    await tx`select from reach_goals(${serverId}, ${now})`;
    if (waits) await tx`select pg_sleep(0.001)`;
    if (crashes) throw new Crash();
  }).catch((error) => {
    if (!(error instanceof Crash)) throw error;
  });
}

async function askAlone({ sql, serverId, now }: Schedule): Promise<void> {
  await sql`select from reach_goals(${serverId}, ${now})`;
}

async function readStates({ sql, serverId }: Schedule): Promise<GoalState[]> {
  const states = await sql<GoalState[]>`
    select g.period, g.target, g.reached,
      array(select number from goal_reach where goal_id = g.id order by number) as numbers,
      (
        select coalesce(sum(votes), 0)::integer - g.since_votes from vote_count c
        where c.server_id = g.server_id and c.day >= g.since_day
      ) as progress
    from goal g where server_id = ${serverId} order by target, name`;
  return [...states];
}

/** Requires that a goal was reached as often as its votes allow. Voids allow less, but never more. */
function requireExact({ cast, hasVoids, peaks }: Schedule, state: GoalState, how: string): void {
  const { period, target, reached, numbers, progress } = state;
  assert.deepEqual(numbers, Array.from({ length: reached }, (_, nth) => nth + 1), `${how}: a hole`);
  const possible = period === null ? Math.floor(cast / target) : [...peaks]
    .filter(([name, votes]) => name.startsWith(period) && votes >= target).length;
  assert.ok(reached <= possible, `${how}: ${period} reached ${reached} times, not ${possible}`);
  if (period === null) assert.ok(progress < target, `${how}: due, but not reached`);
  if (hasVoids) return;
  assert.equal(reached, possible, `${how}: ${period} was missed`);
  if (period === null) assert.equal(progress, cast % target, `${how}: votes are lost`);
}

function mondayOf(day: string): string {
  const at = new Date(day);
  return dayOf(new Date(at.getTime() - (at.getUTCDay() + 6) % 7 * DAY_MS));
}

/** Returns a function that draws a whole number below another one, the same series for each seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor(state / 0x8000_0000 * below);
  };
}
