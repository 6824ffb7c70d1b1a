import { setTimeout as pause } from "node:timers/promises";
import { isLockTimeout, isRolledBack, isUnavailable } from "../core/database/unavailable.ts";
import type { Config } from "./config.ts";
import { describeBug, describeError, log } from "../core/observing/log.ts";
import { jobRan } from "../core/observing/metrics.ts";
import { noteDone, registerJobs } from "./job_runs.ts";
import { type Job, type JobServices, TIMETABLE } from "./timetable.ts";

/** Milliseconds until a job that failed because of a lock or an outage of the database is retried. */
const AGAIN_MS = 60_000;

/** Milliseconds after a start until the daily jobs run. Work that waited for the service comes first. */
const DAILY_AFTER_MS = 30_000;

/** Seconds between two runs of a daily job. */
const DAY_S = 86_400;

/** Returns the seconds between two runs of a schedule in the timetable. */
export function intervalOf(schedule: string): number {
  const [minute = "", hour] = schedule.split(" ");
  if (hour !== "*") return DAY_S;
  if (minute === "*") return 60;
  return minute.startsWith("*/") ? 60 * Number(minute.slice(2)) : 3_600;
}

/**
 * Registers every job of a role with Deno.cron, and all jobs in the database, which records when each last succeeded. A
 * job that fails is logged and runs again at its next time.
 */
export async function registerTimetable(
  services: JobServices,
  signal: AbortSignal,
  role: Config["role"] = "all",
): Promise<Promise<void>[]> {
  const known = TIMETABLE.map(({ name, schedule }) => ({ name, intervalS: intervalOf(schedule) }));
  await registerJobs(services.pools.jobs, known)
    .catch((error) => log("warn", "jobs_not_registered", describeError(error)));
  const jobs = TIMETABLE.filter(({ isEverywhere }) => isEverywhere || role !== "web");
  for (const job of jobs) jobRan(0, { task: job.name, outcome: "failed" }); // so that a first one shows
  return jobs.map((job) =>
    // No backoff, because Deno.cron would retry a failed run within milliseconds.
    Deno.cron(
      job.name,
      job.schedule,
      { signal, backoffSchedule: [] },
      () => runJob(job, services, { signal }),
    )
  );
}

/**
 * Runs the daily jobs once, one after the other, because their hour may have passed while no process ran or the
 * database was down. A second run finds nothing to do, and concurrent processes skip each other's rows.
 */
export async function runDaily(
  services: JobServices,
  signal: AbortSignal,
  { role = "all", afterMs = DAILY_AFTER_MS }: {
    role?: Config["role"];
    afterMs?: number | undefined;
  } = {},
): Promise<void> {
  if (role === "web") return;
  await pause(afterMs, undefined, { signal }).catch(() => {}); // a signal ends the pause
  for (const job of TIMETABLE) {
    if (intervalOf(job.schedule) === DAY_S) await runJob(job, services, { signal });
  }
}

/**
 * Runs a job. Never throws. A job that failed because of a lock, such as a backup's, or an outage of the database is
 * retried every minute until it succeeds, because its next time may be tomorrow. A failure is logged. Only completed
 * work is recorded as done.
 */
export async function runJob(
  { name, run }: Job,
  services: JobServices,
  { signal, againMs = AGAIN_MS }: { signal: AbortSignal; againMs?: number },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const outcome = await run(services, signal) ?? "done";
      if (outcome === "done") await noteDone(services.pools.deliveries, name);
      return jobRan(1, { task: name, outcome });
    } catch (error) {
      const isLocked = isLockTimeout(error);
      const [level, event] = isLocked
        ? ["warn", "job_waits"] as const
        : ["error", "job_failed"] as const;
      jobRan(1, { task: name, outcome: isLocked ? "waits" : "failed" });
      log(level, event, { job: name, ...isLocked ? describeError(error) : describeBug(error) });
      // Statements that Postgres itself rejects, or that take too long, would fail again a minute later.
      const isPassing = isUnavailable(error) && !isRolledBack(error);
      if (!isLocked && !isPassing) return;
      await pause(againMs, undefined, { signal }).catch(() => {}); // a signal ends the pause
    }
  }
}
