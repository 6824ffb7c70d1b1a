import { series, type Table } from "../measure/table.ts";
import { inTurns } from "../measure/turns.ts";
import { queueBacklog } from "./backlog.ts";
import { KINDS } from "./engines/kinds.ts";
import { type Latency, summarise } from "./latency.ts";
import { ENDPOINTS } from "./listing.ts";
import type { Actor, Stage } from "./stage.ts";

/** Rows of the endpoint that takes five seconds for each, all due before any other. */
const SLOW_ROWS = 20_000;

/** Votes for the other 500 behind them: how many a second, and for how many seconds. */
const PER_SECOND = 200;
const HELD_S = 8;

/** Milliseconds after the last vote within which a delivery may arrive; a later one counts as lost. */
const PATIENCE_MS = 3_000;

/** Casts votes for quick endpoints behind a slow one's backlog, on every side in turn. */
export async function measureSlowEndpoint(
  stage: Stage,
  { rounds }: { rounds: number },
): Promise<Table> {
  const measured = await inTurns(stage.actors, rounds, (actor) => onceBehindSlow(stage, actor));
  return {
    id: "slow-endpoint",
    title: `${PER_SECOND} votes/s for ${HELD_S} s to ${ENDPOINTS} endpoints behind ` +
      `${SLOW_ROWS.toLocaleString("en")} rows of one that takes 5 s; ` +
      `median (range) of ${rounds} rounds`,
    head: ["p50 ms", "p99 ms", "arrived %"],
    rows: [...measured].map(([{ name }, own]) => ({
      name,
      cells: [
        series(own, ({ p50 }) => p50, 1),
        series(own, ({ p99 }) => p99, 1),
        series(own, ({ arrived }) => arrived * 100, 0),
      ],
    })),
  };
}

interface Round extends Latency {
  /** Share of the votes that arrived in time. */
  arrived: number;
}

async function onceBehindSlow({ receiver }: Stage, actor: Actor): Promise<Round> {
  const kind = KINDS[actor.kind];
  await queueBacklog(actor.sql, kind, { rows: SLOW_ROWS, slow: true });
  await receiver.forget();
  await actor.start();
  const cast = await actor.cast(PER_SECOND * HELD_S, PER_SECOND);
  const arrivals = await receiver.wait(cast.ids.length, PATIENCE_MS);
  await kind.clear(actor.sql);
  await actor.stop();
  await kind.clear(actor.sql);
  return { ...summarise(cast, arrivals), arrived: arrivals.times.length / cast.ids.length };
}
