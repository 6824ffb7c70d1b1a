import type { Config } from "../config.ts";
import type { Sql } from "../database/connect.ts";
import { measureOutbox } from "../deliveries/outbox_depth.ts";
import { describeError, log } from "../log.ts";
import type { Services } from "../services.ts";
import { type CastFault, type CastTrial, tryCasting } from "../votes/cast_probe.ts";
import { findJobRuns, type JobRun } from "./job_runs.ts";
import { createLooks } from "./look.ts";

/** Milliseconds between two looks at what metrics show: a scrape is 15 s after the one before. */
const LOOK_EVERY_MS = 10_000;

/** Milliseconds between two votes on trial: each takes 6 ms and leaves 11 dead rows and 4 kB of log, 11 MB a day. */
const CAST_EVERY_MS = 30_000;

/** Milliseconds after which a vote on trial without an answer has failed. */
const CAST_WITHIN_MS = 15_000;

/** Milliseconds between two looks at when jobs ran. */
const JOBS_EVERY_MS = 30_000;

/** Watches what no request tells: whether votes can be cast, whether jobs are late, how the pools and the queue are. */
export type Watch = ReturnType<typeof startWatch>;

/** Starts to look, until `stop`. A process that takes no votes casts none on trial, and one without metrics asks less. */
export function startWatch(
  { pools, now, clock }: Pick<Services, "pools" | "now" | "clock">,
  { role, metricsAt, exportsTelemetry }: Pick<Config, "role" | "metricsAt" | "exportsTelemetry">,
) {
  const { look, stop } = createLooks();
  const logTrial = createTrialLog();
  const logLate = createLateLog();
  const cast = role === "worker" ? undefined : look(
    async () => logTrial(await tryCasting({ sql: pools.pages, now, clock })),
    { everyMs: CAST_EVERY_MS, failed: () => {} }, // it never fails
  );
  const jobs = look(async () => logLate(await findJobRuns(pools.deliveries)), {
    everyMs: JOBS_EVERY_MS,
    failed: (error) => log("warn", "jobs_not_looked_at", describeError(error)),
  });
  const isRead = metricsAt.port !== undefined || exportsTelemetry;
  const { reads, pages, deliveries, leases } = pools;
  const everyPool = Object.entries({ reads, pages, deliveries, leases, jobs: pools.jobs });
  return {
    /** The last vote on trial; there is none before the first one ends, and in a worker. */
    cast(): Pick<CastTrial, "fault"> | undefined {
      if (cast && cast.waitedMs() > CAST_WITHIN_MS) return { fault: "timeout" };
      return cast?.last()?.found;
    },
    /** Every job's last success, as it was last read. */
    jobs: () => jobs.last()?.found ?? [],
    pools: isRead
      ? everyPool.map(([name, sql]) => ({
        name,
        look: look(() => askPool(sql), { everyMs: LOOK_EVERY_MS, failed: () => {} }),
      }))
      : [],
    outbox: isRead
      ? look(() => measureOutbox(pages, now()), {
        everyMs: LOOK_EVERY_MS,
        failed: (error) => log("warn", "outbox_not_measured", describeError(error)),
      })
      : undefined,
    stop,
  };
}

/** Whether the pool's database answers, and the seconds that an empty statement took. */
async function askPool(sql: Sql): Promise<{ isUp: boolean; waitS: number }> {
  const startedAt = performance.now();
  const isUp = await sql`select 1`.then(() => true, () => false);
  return { isUp, waitS: (performance.now() - startedAt) / 1000 };
}

/** Makes what logs a line when votes begin to fail, for each other reason, and when they work again. */
function createTrialLog() {
  let known: CastFault | undefined;
  return (trial: CastTrial): CastTrial => {
    const { fault, error } = trial;
    if (fault !== known) {
      if (fault === undefined) log("info", "votes_work");
      else log("error", "votes_fail", { reason: fault, ...error ? describeError(error) : {} });
    }
    known = fault;
    return trial;
  };
}

/** Makes what logs a line for each job that turns late. */
function createLateLog() {
  let known = new Set<string>();
  return (runs: JobRun[]): JobRun[] => {
    const late = runs.filter(({ isLate }) => isLate);
    for (const { task, doneAt } of late) {
      if (!known.has(task)) log("error", "job_late", { job: task, last_done_at: doneAt });
    }
    known = new Set(late.map(({ task }) => task));
    return runs;
  };
}
