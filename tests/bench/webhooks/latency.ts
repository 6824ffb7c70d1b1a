import { type Cell, series, type Table } from "../measure/table.ts";
import { inTurns } from "../measure/turns.ts";
import { churn } from "./backlog.ts";
import type { CastVotes } from "./casting.ts";
import { KINDS } from "./engines/kinds.ts";
import type { Arrivals } from "./receiver.ts";
import type { Actor, Stage } from "./stage.ts";

/** Votes per second, and how long each rate is held, in seconds. */
const RATES = [50, 500, 2_000];
const HELD_S = 4;

/** Votes before those that count, in seconds: connections open, and statements are prepared. */
const WARMED_S = 1;

/** Milliseconds after the last vote within which a delivery may arrive; a later one counts as lost. */
const PATIENCE_MS = 15_000;

/** Dead rows before each bloated round. */
const CHURN = 50_000;

/** One round of one side at one rate. */
export interface Latency {
  /** Vote committed → first bytes at the receiver, in milliseconds; Infinity when too much never came. */
  p50: number;
  p99: number;
  /** Vote called for → known to be committed: what a side's queue costs the voter. */
  vote99: number;
  /** Deliveries a second from the first arrival to the last. */
  perSecond: number;
}

/** Casts votes at each rate on every side in turn: how long they took to arrive. */
export async function compareLatencies(
  stage: Stage,
  { rounds, bloated }: { rounds: number; bloated: boolean },
): Promise<Table[]> {
  const tables: Table[] = [];
  for (const rate of bloated ? [500] : RATES) {
    const measured = await inTurns(stage.actors, rounds, async (actor) => {
      if (bloated) await churn(actor.sql, KINDS[actor.kind], CHURN);
      return await latencyOnce(stage, actor, rate);
    });
    tables.push({
      id: `latency-${rate}${bloated ? "-bloated" : ""}`,
      title: `From commit to first byte at ${rate.toLocaleString("en")} votes/s for ${HELD_S} s` +
        `, warmed up for a second${bloated ? ", table bloated before each" : ""}` +
        `; median (range) of ${rounds} rounds`,
      head: ["p50 ms", "p99 ms", "deliveries/s", "vote itself p99 ms"],
      rows: [...measured].map(([{ name }, own]) => ({ name, cells: cellsOf(own) })),
    });
  }
  return tables;
}

function cellsOf(own: Latency[]): Cell[] {
  return [
    series(own, ({ p50 }) => p50, 1),
    series(own, ({ p99 }) => p99, 1),
    series(own, ({ perSecond }) => perSecond, 0),
    series(own, ({ vote99 }) => vote99, 1),
  ];
}

async function latencyOnce({ receiver }: Stage, actor: Actor, rate: number): Promise<Latency> {
  await actor.start();
  await receiver.forget();
  const { ids } = await actor.cast(rate * WARMED_S, rate);
  await receiver.wait(ids.length, PATIENCE_MS);
  await receiver.forget();
  const cast = await actor.cast(rate * HELD_S, rate);
  const arrivals = await receiver.wait(cast.ids.length, PATIENCE_MS);
  await actor.stop();
  await KINDS[actor.kind].clear(actor.sql);
  return summarise(cast, arrivals);
}

/** Times of all votes; one that never arrived took forever. */
export function summarise(cast: CastVotes, { votes, times }: Arrivals): Latency {
  const arrivedAt = new Map(votes.map((id, place) => [id, times[place] ?? Infinity]));
  const waits = cast.ids
    .map((id, place) => (arrivedAt.get(id) ?? Infinity) - (cast.committed[place] ?? NaN))
    .sort((a, b) => a - b);
  const votesTook = cast.ids
    .map((_, place) => (cast.committed[place] ?? NaN) - (cast.called[place] ?? NaN))
    .sort((a, b) => a - b);
  const seconds = (Math.max(...times) - Math.min(...times)) / 1000;
  return {
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    vote99: quantile(votesTook, 0.99),
    perSecond: (times.length - 1) / seconds,
  };
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
