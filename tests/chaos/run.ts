import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../src/database/connect.ts";
import { type LogTally, tallyLogs } from "./logs.ts";
import { type Plan, planMishaps } from "./plan.ts";
import { seededRandom } from "./random.ts";
import { countUnfinished, readRecords } from "./records.ts";
import type { Ending } from "./service_run.ts";
import { setStage, type Stage } from "./stage.ts";
import { strike } from "./strike.ts";
import { judge, type Verdict } from "./verdict.ts";
import { startVoting } from "./voting.ts";

/** How often the outbox is looked at while it empties, in milliseconds. */
const LOOK_EVERY_MS = 200;

/** A verdict with what the services had to say. */
export interface ChaosReport extends Verdict {
  /** Warnings and errors in the services' logs. */
  warnings: LogTally;
}

/** How a run tells of its progress, and what ends it early. */
export interface RunOptions {
  say?: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * Casts the plan's votes on two services while it kills them and stops their Postgres, waits until all is
 * delivered, and judges what is left. Uses loopback and temporary folders only; ends all that it started.
 */
export async function runChaos(plan: Plan, options: RunOptions = {}): Promise<ChaosReport> {
  const { say = () => {}, signal } = options;
  const ends = [AbortSignal.timeout(plan.withinMs), ...(signal ? [signal] : [])];
  const random = seededRandom(plan.seed);
  const mishaps = planMishaps(plan, random);
  await using stage = await setStage(plan, random);
  const { sql, ballots, services, receivers } = stage;
  say(`two services and ${receivers.each.length} receivers run; voting begins`);
  const inTime = AbortSignal.any(ends);
  const voting = startVoting(sql, { ...plan, ballots, signal: inTime });
  const [struck] = await Promise.all([strike(mishaps, { stage, voting, say }), voting.finished]);
  say(`${voting.acknowledged.length} votes acknowledged; waiting for their deliveries`);
  await drain(sql, inTime);
  const exits = await stopServices(stage);
  const records = await readRecords(sql, voting.acknowledged);
  const { posts } = receivers;
  const warnings = await tallyLogs(stage.folder);
  const verdict = judge({ plan, voting, struck, posts, records, services, exits, warnings });
  return { ...verdict, warnings };
}

/** Waits until nothing is left to deliver, or time is up. */
async function drain(sql: Sql, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && await countUnfinished(sql) > 0) await pause(LOOK_EVERY_MS);
}

function stopServices({ services }: Stage): Promise<Ending[]> {
  return Promise.all(services.map((service) => service.stop()));
}
