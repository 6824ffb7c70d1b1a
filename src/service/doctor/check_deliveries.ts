import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../core/database/connect.ts";
import { LATE_S, measureOutbox } from "../observing/outbox_depth.ts";
import { countWorkers } from "../../core/deliveries/worker_lock.ts";
import type { CheckResult } from "../../desk/health/findings.ts";

/** Seconds from which late deliveries are a failure, unless only slow receivers are late. */
const FAILS_AFTER_S = 600;

/** Milliseconds within which a worker that renews its session is connected again. */
const RENEWED_WITHIN_MS = 2_500;

/** Checks that a worker is connected to the database, and that deliveries that can be sent aren't late. */
export async function checkDeliveries(sql: Sql, now: Date): Promise<CheckResult> {
  const { states: { pending = 0 }, oldestS, lateWebhooks, lateSlow } = await measureOutbox(
    sql,
    now,
  );
  const waiting = `${pending} ${pending === 1 ? "delivery waits" : "deliveries wait"}`;
  const since = oldestS < 1 ? "" : `, the oldest has been due for ${spanOf(oldestS)}`;
  if (await isWithoutWorker(sql)) {
    const message = `No worker is connected to the database: ${waiting}${since}`;
    return { state: "fail", message, remedy: "worker" };
  }
  if (oldestS <= LATE_S) return { state: "ok", message: `A worker is connected; ${waiting}` };
  const at = `${lateWebhooks} ${lateWebhooks === 1 ? "webhook is" : "webhooks are"} late`;
  const message = `${waiting}${since}; ${at}, ${lateSlow} of them slow`;
  const isFault = oldestS > FAILS_AFTER_S && lateSlow < lateWebhooks;
  return { state: isFault ? "fail" : "warn", message, remedy: "deliveries_late" };
}

/** Returns whether a service has run on this database, but no process is sending deliveries now. */
async function isWithoutWorker(sql: Sql): Promise<boolean> {
  const [served] = await sql`select from job_run limit 1`;
  if (!served || await countWorkers(sql) > 0) return false;
  await pause(RENEWED_WITHIN_MS);
  return await countWorkers(sql) === 0;
}

/** Formats a duration for people, such as `6.5 h`. */
function spanOf(seconds: number): string {
  if (seconds < 120) return `${Math.floor(seconds)} s`;
  return seconds < 7_200
    ? `${Math.floor(seconds / 60)} min`
    : `${Math.floor(seconds / 360) / 10} h`;
}
