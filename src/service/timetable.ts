import { setTimeout as pause } from "node:timers/promises";
import { forgetAddresses } from "../site/sign_in/sessions.ts";
import { isLockTimeout, isRolledBack, isUnavailable } from "../core/database/unavailable.ts";
import { preparePartitions } from "./database/partitions.ts";
import { dropOldPartitions, dropOldRows, dropShortLived } from "../core/database/retention.ts";
import { settleWaiting } from "../core/deliveries/abandon_waiting.ts";
import { noteEndpointNews } from "../site/deliveries/endpoint_news.ts";
import type { Config } from "./config.ts";
import type { Resources } from "../site/web/resources.ts";
import type { Sql } from "../core/database/connect.ts";
import { describeBug, describeError, log } from "../core/observing/log.ts";
import { jobRan } from "../core/observing/metrics.ts";
import { expireRewards } from "../reach/rewards/expire_rewards.ts";
import { recountRanking, updateRanking } from "../site/servers/rank_servers.ts";
import { noteDone, registerJobs } from "./job_runs.ts";
import type { Accounts, Listings, Voting } from "../site/web/site_services.ts";
import type { ApiKeys } from "./wiring/create_reading.ts";
import type { Delivering } from "./wiring/create_delivering.ts";
import type { DeskLoops } from "./wiring/create_desk_loops.ts";
import type { Polling } from "./wiring/create_listings.ts";
import { carryOutVoids } from "../desk/voids/carry_out_voids.ts";
import { findWaves } from "../desk/waves/find_waves.ts";
import { dropOldMonths } from "../site/voting/boards.ts";
import { countSiteBoard } from "../site/voting/site_board.ts";
import { forgetVoters } from "../site/voting/forget_voters.ts";
import { queueTopTens } from "../reach/chats/top_ten.ts";
import { rollUpCounts } from "../core/votes/vote_counts.ts";

/** Milliseconds until a job that met a lock, or had no database, is retried. */
const AGAIN_MS = 60_000;

/** Milliseconds after a start until the daily jobs run. Work that waited for the service comes first. */
const DAILY_AFTER_MS = 30_000;

/** Seconds between two runs of a daily job. */
const DAY_S = 86_400;

/**
 * Milliseconds that the backstops wait for what they started: less than their minute, because on a busy site it never
 * ends.
 */
const BACKSTOP_MS = 50_000;

/** Returned by a job that did nothing because it depends on the date and the clock is off. */
const SKIPPED = "skipped";

/** What the jobs take, all together. Each names its own part; most take a database and the time. */
export interface JobServices
  extends
    Resources,
    Pick<ApiKeys, "lastUse">,
    Delivering,
    DeskLoops,
    Polling,
    Pick<Accounts, "postman">,
    Pick<Voting, "ranking">,
    Pick<Listings, "visits"> {}

/** A job of the timetable: a plain function that tests call directly. */
export interface Job {
  name: string;
  /** Cron's five fields, in UTC. */
  schedule: string;
  /** Does the work, or skips it because the clock is off, which doesn't count as a run. */
  run: (services: JobServices) => Promise<void | typeof SKIPPED>;
  /** Whether every process runs it, not only the workers. */
  isEverywhere?: true;
}

/** Everything that runs on a schedule. */
export const TIMETABLE: readonly Job[] = [
  // The backstop of delivery: whatever a lost nudge or a crash left behind is sent within a minute.
  {
    name: "deliver due webhooks",
    schedule: "* * * * *",
    run: byClock(({ dispatcher }) => dispatcher.deliverDue(BACKSTOP_MS)),
  },
  { name: "settle what waits", schedule: "* * * * *", run: byDate(settleWaiting) },
  // The backstop of the poller, which checks every second by itself.
  {
    name: "poll game servers",
    schedule: "* * * * *",
    run: byClock(({ poller }) => poller.pollDue(BACKSTOP_MS)),
  },
  {
    name: "write last use of keys",
    schedule: "* * * * *",
    run: ({ lastUse }) => lastUse.write(),
    isEverywhere: true,
  },
  {
    name: "write visits",
    schedule: "* * * * *",
    run: byClock(({ visits }) => visits.write()),
    isEverywhere: true,
  },
  {
    name: "write to owners",
    schedule: "* * * * *",
    run: byClock(async ({ postman, pools }, at) => {
      // Without a mail server, news waits until there is one, and is sent if it still holds.
      if (postman.isOn) await noteEndpointNews(pools.jobs, at);
      await postman.sendDue();
    }),
  },
  // Visitors keep the ranking up to date; this covers times without any.
  {
    name: "rank servers",
    schedule: "* * * * *",
    run: byClock(async ({ pools, ranking: { counts } }, at) => {
      const look = await updateRanking(pools.deliveries, { now: at, isDue: false, counts });
      if (look === "moved") await recountRanking(pools.deliveries, { now: at, counts });
    }),
  },
  // Hourly, so that a start that could not create any is soon made up for.
  { name: "prepare partitions", schedule: "7 * * * *", run: byDate(preparePartitions) },
  { name: "drop old partitions", schedule: "27 0 * * *", run: byDate(dropOldPartitions) },
  { name: "drop old rows", schedule: "37 0 * * *", run: byDate(dropOldRows) },
  // Runs often, because deliveries waiting to be sent contain their names.
  { name: "forget deleted voters", schedule: "* * * * *", run: byDate(forgetVoters) },
  { name: "drop short-lived rows", schedule: "*/10 * * * *", run: byDate(dropShortLived) },
  { name: "forget addresses", schedule: "47 0 * * *", run: byDate(forgetAddresses) },
  // The backstop for requests that void many votes.
  { name: "carry out voids", schedule: "* * * * *", run: byDate(carryOutVoids) },
  { name: "find unusual votes", schedule: "*/10 * * * *", run: byDate(findWaves) },
  {
    name: "write to moderators",
    schedule: "* * * * *",
    run: byClock(async ({ postman, moderatorLetters }) => {
      if (postman.isOn) await moderatorLetters.sendDue();
    }),
  },
  {
    name: "post news for moderators",
    schedule: "* * * * *",
    run: byClock(async ({ deskMessages }) => void await deskMessages.sendDue()),
  },
  { name: "expire rewards", schedule: "* * * * *", run: byDate(expireRewards) },
  { name: "drop old months of votes", schedule: "37 0 * * *", run: byDate(dropOldMonths) },
  { name: "count the board of all servers", schedule: "17 * * * *", run: byDate(countSiteBoard) },
  { name: "queue top tens for chats", schedule: "5 0 * * *", run: byDate(queueTopTens) },
  { name: "roll up vote counts", schedule: "17 0 * * *", run: byDate(rollUpCounts) },
];

/**
 * Runs a job that depends on the date only while the clock is right: a clock that is a year ahead would drop a year of
 * data.
 */
function byClock(run: (services: JobServices, at: Date) => Promise<void>): Job["run"] {
  return async (services) => {
    const at = services.now();
    if (!await services.clock.isRight(at)) return SKIPPED;
    await run(services, at);
  };
}

/** The same for a job that only needs the database. */
function byDate(run: (sql: Sql, now: Date) => Promise<void>): Job["run"] {
  return byClock(({ pools }, at) => run(pools.jobs, at));
}

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
    // No backoff: by default Deno.cron would retry a failed run within milliseconds.
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
  await pause(afterMs, undefined, { signal }).catch(() => {}); // told to stop
  for (const job of TIMETABLE) {
    if (intervalOf(job.schedule) === DAY_S) await runJob(job, services, { signal });
  }
}

/**
 * Runs a job; never throws. A job that met a lock, such as a backup's, or lost its database is retried every minute
 * until it succeeds, because its next time may be tomorrow. A failure is logged. Only completed work is recorded as
 * such.
 */
export async function runJob(
  { name, run }: Job,
  services: JobServices,
  { signal, againMs = AGAIN_MS }: { signal: AbortSignal; againMs?: number },
): Promise<void> {
  while (!signal.aborted) {
    try {
      const outcome = await run(services) ?? "done";
      if (outcome === "done") await noteDone(services.pools.deliveries, name);
      return jobRan(1, { task: name, outcome });
    } catch (error) {
      const isLocked = isLockTimeout(error);
      const [level, event] = isLocked
        ? ["warn", "job_waits"] as const
        : ["error", "job_failed"] as const;
      jobRan(1, { task: name, outcome: isLocked ? "waits" : "failed" });
      log(level, event, { job: name, ...isLocked ? describeError(error) : describeBug(error) });
      // Statements that Postgres itself rejects, or that take too long, would fail in a minute, too.
      const isPassing = isUnavailable(error) && !isRolledBack(error);
      if (!isLocked && !isPassing) return;
      await pause(againMs, undefined, { signal }).catch(() => {}); // told to stop
    }
  }
}
