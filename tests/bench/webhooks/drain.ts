import { processorTime } from "../measure/processor_time.ts";
import { serverTime } from "../measure/server_time.ts";
import { ratio, series, type Table } from "../measure/table.ts";
import { inTurns } from "../measure/turns.ts";
import { churn, queueBacklog } from "./backlog.ts";
import { type KindName, KINDS } from "./engines/kinds.ts";
import type { Arrivals } from "./receiver.ts";

import type { Actor, Stage } from "./stage.ts";

/** Votes of one round: two seconds of work or more. */
export const BACKLOG = 20_000;

/** Rows that came and went before a bloated round, and that no vacuum has removed. */
const CHURN = 50_000;

/** Those that owe an attempt row for each POST. */
const LOGGING: KindName[] = ["voteboard", "graphile_logged"];

/** One round of one side. */
export interface Drain {
  /** Between the first and the last arrival. */
  perSecond: number;
  /** Processor time per delivery, in µs. */
  engine: number;
  postgres: number;
  receiver: number;
}

/** Lets every side drain a backlog of its own, in turn: rates and ratios. */
export async function compareDrains(
  stage: Stage,
  { rounds, bloated }: { rounds: number; bloated: boolean },
): Promise<Table> {
  const drains = await inTurns(stage.actors, rounds, async (actor) => {
    if (bloated) await churn(actor.sql, KINDS[actor.kind], CHURN);
    return await drainOnce(stage, [actor]);
  });
  const sides = [...drains].map(([{ name }, own]) => ({
    name,
    own,
    speed: series(own, ({ perSecond }) => perSecond / 1000, 1),
  }));
  const [ours] = sides;
  return {
    id: bloated ? "drain-bloated" : "drain",
    title: `Drain of ${BACKLOG.toLocaleString("en")} votes` +
      `${bloated ? ", table bloated before each" : ""}; median (range) of ${rounds} rounds`,
    head: ["1,000/s", "ours ×", "engine µs", "Postgres µs", "receiver µs"],
    rows: sides.map(({ name, own, speed }) => ({
      name,
      cells: [
        speed,
        ours && ours.name !== name ? ratio(ours.speed, speed) : "",
        series(own, ({ engine }) => engine, 0),
        series(own, ({ postgres }) => postgres, 0),
        series(own, ({ receiver }) => receiver, 0),
      ],
    })),
  };
}

/** One drain by one process or several on one database; throws unless each delivery was made exactly once. */
export async function drainOnce({ receiver }: Stage, actors: Actor[]): Promise<Drain> {
  const [first] = actors;
  if (!first) throw new Error("Nobody drains");
  await queueBacklog(first.sql, KINDS[first.kind], { rows: BACKLOG });
  const attempts = await countAttempts(first);
  await receiver.forget();
  const pids = { engines: actors.map(({ pid }) => pid), receiver: receiver.pid };
  const before = await processorTimes(first, pids);
  await Promise.all(actors.map((actor) => actor.start()));
  const arrivals = await receiver.wait(BACKLOG);
  await untilEmpty(first);
  const after = await processorTimes(first, pids);
  await Promise.all(actors.map((actor) => actor.stop()));
  requireEachOnce(first, arrivals);
  if (LOGGING.includes(first.kind)) requireAttempts(await countAttempts(first) - attempts);
  const [engine = NaN, postgres = NaN, receiving = NaN] = after.map((time, place) =>
    (time - (before[place] ?? NaN)) / BACKLOG
  );
  return { perSecond: rateOf(arrivals), engine, postgres, receiver: receiving };
}

function rateOf({ times }: Arrivals): number {
  const first = Math.min(...times);
  const last = Math.max(...times);
  return (times.length - 1) / (last - first) * 1000;
}

async function untilEmpty({ kind, sql }: Actor): Promise<void> {
  while (await KINDS[kind].waiting(sql) > 0) await new Promise((done) => setTimeout(done, 20));
}

function requireEachOnce({ name }: Actor, { deliveries }: Arrivals): void {
  const distinct = new Set(deliveries).size;
  if (distinct === BACKLOG && deliveries.length === BACKLOG) return;
  throw new Error(`${name}: ${deliveries.length} POSTs of ${distinct} deliveries`);
}

async function countAttempts({ sql }: Actor): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from every_attempt`;
  return row?.count ?? NaN;
}

function requireAttempts(attempts: number): void {
  if (attempts !== BACKLOG) throw new Error(`${attempts} attempts of ${BACKLOG} POSTs are logged`);
}

async function processorTimes(
  { sql }: Actor,
  { engines, receiver }: { engines: number[]; receiver: number },
): Promise<number[]> {
  return [await processorTime(engines), await serverTime(sql), await processorTime([receiver])];
}
