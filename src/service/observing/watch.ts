import type { Config } from "../config.ts";
import type { Resources } from "../../site/web/resources.ts";
import type { Sql } from "../../core/database/connect.ts";
import { askMembers, type DatabaseHost, isUp } from "../database/members.ts";
import { measureOutbox } from "./outbox_depth.ts";
import { countWorkers } from "../../core/deliveries/worker_lock.ts";
import { describeBug, describeError, log } from "../../core/observing/log.ts";
import { type CastFault, type CastTrial, tryCasting } from "../../site/voting/ballot/cast_probe.ts";
import { findJobRuns, type JobRun } from "../job_runs.ts";
import { findLastBackup } from "./last_backup.ts";
import { createPeriodicQueries } from "./periodic_query.ts";

/** Milliseconds between two measurements for metrics. Scrapes are 15 s apart. */
const QUERY_EVERY_MS = 10_000;

/** Milliseconds between two trial votes. Each takes 6 ms and leaves 11 dead rows and 4 kB of log, 11 MB a day. */
const CAST_EVERY_MS = 30_000;

/** Milliseconds after which a trial vote without a response has failed. */
const CAST_WITHIN_MS = 15_000;

/** Milliseconds between two checks of when jobs ran. */
const JOBS_EVERY_MS = 30_000;

/** Milliseconds between two checks of the hosts of a database that has several. */
const MEMBERS_EVERY_MS = 30_000;

/**
 * Watches the state that requests don't show: whether votes can be cast, whether jobs are late, and the state of the
 * pools and the queue.
 */
export type Watch = ReturnType<typeof startWatch>;

/**
 * Starts watching, until `stop`. A process that takes no votes casts no trial votes, and one without metrics runs fewer
 * queries.
 */
export function startWatch(
  { pools, now, clock }: Pick<Resources, "pools" | "now" | "clock">,
  { role, metricsAt, exportsTelemetry, databaseUrl, directUrl }: Pick<
    Config,
    "role" | "metricsAt" | "exportsTelemetry" | "databaseUrl" | "directUrl"
  >,
) {
  const { repeat, stop } = createPeriodicQueries();
  const logTrial = createTrialLog();
  const logLate = createLateLog();
  const cast = role === "worker" ? undefined : repeat(
    async () => logTrial(await tryCasting({ sql: pools.votes, now, clock })),
    { everyMs: CAST_EVERY_MS, failed: () => {} }, // it never fails
  );
  const jobs = repeat(async () => logLate(await findJobRuns(pools.deliveries)), {
    everyMs: JOBS_EVERY_MS,
    failed: (error) => log("warn", "jobs_not_looked_at", describeError(error)),
  });
  const logMembers = createMemberLog();
  const databaseAt = directUrl ?? databaseUrl;
  const members = databaseAt === undefined ? undefined : repeat(
    async () => logMembers(await askMembers(databaseAt)),
    { everyMs: MEMBERS_EVERY_MS, failed: () => {} }, // it never fails
  );
  const isRead = metricsAt.port !== undefined || exportsTelemetry;
  const measured = isRead ? measureForMetrics(repeat, { pools, now }) : undefined;
  return {
    /** Returns the last trial vote. Undefined before the first one ends, and in a worker. */
    cast(): Pick<CastTrial, "fault"> | undefined {
      if (cast && cast.waitedMs() > CAST_WITHIN_MS) return { fault: "timeout" };
      return cast?.last()?.found;
    },
    /** Returns every job's last success, as last read. */
    jobs: () => jobs.last()?.found ?? [],
    /** Returns the hosts of a database that has several, as last checked. */
    members: () => members?.last()?.found ?? [],
    /** The number of processes that send deliveries, and the last backup. */
    upkeep: measured?.upkeep,
    pools: measured?.pools ?? [],
    outbox: measured?.outbox,
    stop,
  };
}

/** Starts the periodic queries that only metrics need. */
function measureForMetrics(
  repeat: ReturnType<typeof createPeriodicQueries>["repeat"],
  { pools: { reads, votes, pages, deliveries, leases, jobs }, now }: Pick<
    Resources,
    "pools" | "now"
  >,
) {
  const everyPool = Object.entries({ reads, votes, pages, deliveries, leases, jobs });
  return {
    upkeep: repeat(
      async () => ({ workers: await countWorkers(pages), ...await findLastBackup(pages) }),
      {
        everyMs: QUERY_EVERY_MS,
        failed: (error) => log("warn", "upkeep_not_measured", describeError(error)),
      },
    ),
    pools: everyPool.map(([name, sql]) => ({
      name,
      query: repeat(() => askPool(sql), { everyMs: QUERY_EVERY_MS, failed: () => {} }),
    })),
    outbox: repeat(() => measureOutbox(pages, now()), {
      everyMs: QUERY_EVERY_MS,
      failed: (error) => log("warn", "outbox_not_measured", describeError(error)),
    }),
  };
}

/** Returns whether the pool's database responds, and the seconds that an empty statement took. */
async function askPool(sql: Sql): Promise<{ isUp: boolean; waitS: number }> {
  const startedAt = performance.now();
  const isUp = await sql`select 1`.then(() => true, () => false);
  return { isUp, waitS: (performance.now() - startedAt) / 1000 };
}

/** Creates a function that logs a line when votes start to fail, when the reason changes, and when they work again. */
function createTrialLog() {
  let known: CastFault | undefined;
  return (trial: CastTrial): CastTrial => {
    const { fault, error } = trial;
    if (fault !== known) {
      if (fault === undefined) log("info", "votes_work");
      else {
        const describe = fault === "error" ? describeBug : describeError;
        log("error", "votes_fail", { reason: fault, ...error ? describe(error) : {} });
      }
    }
    known = fault;
    return trial;
  };
}

/** Creates a function that logs a line for each job that becomes late. */
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

/** Creates a function that logs a line for each host of the database that is lost or has returned. */
function createMemberLog() {
  let known = new Set<string>();
  return (members: DatabaseHost[]): DatabaseHost[] => {
    const lost = members.filter((member) => !isUp(member));
    for (const { host, state, why } of lost) {
      if (!known.has(host)) log("warn", "database_host_lost", { host, state, why });
    }
    const hosts = new Set(lost.map(({ host }) => host));
    for (const host of known.difference(hosts)) log("info", "database_host_back", { host });
    known = hosts;
    return members;
  };
}
