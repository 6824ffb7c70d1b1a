import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../../src/core/database/connect.ts";
import { type LogTally, tallyLogs } from "../services/logs.ts";
import type { Plan } from "../plan.ts";
import { countUnfinished, readRecords } from "./records.ts";
import type { Stage } from "../stage.ts";
import type { Evidence } from "./verdict.ts";
import type { Voting } from "../voters/voting.ts";

/** Milliseconds between checks of the outbox while it empties. */
const LOOK_EVERY_MS = 200;

/** Waits until all votes are delivered or the signal is aborted, stops the services, and collects the evidence. */
export async function endRun(
  stage: Stage,
  { plan, voting, signal }: { plan: Plan; voting: Voting; signal: AbortSignal },
): Promise<Omit<Evidence, "inFlight">> {
  const { sql, services, receivers, folder } = stage;
  await drain(sql, signal);
  const exits = await Promise.all(services.map((service) => service.stop()));
  const records = await readRecords(sql, voting.acknowledged);
  const warnings: LogTally = await tallyLogs(folder);
  return { plan, voting, posts: receivers.posts, records, services, exits, warnings };
}

async function drain(sql: Sql, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && await countUnfinished(sql) > 0) await pause(LOOK_EVERY_MS);
}
