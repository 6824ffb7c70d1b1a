import { forgetNames } from "./accounts/former_names.ts";
import { dropExpired } from "./accounts/sessions.ts";
import { preparePartitions } from "./database/partitions.ts";
import { dropOldDeliveries } from "./database/retention.ts";
import { describeError, log } from "./log.ts";
import { dropOldHistory } from "./polling/player_history.ts";
import type { Services } from "./services.ts";
import { forgetBallots } from "./votes/forget_ballots.ts";
import { rollUpCounts } from "./votes/roll_up_counts.ts";

/** A job of the timetable: a plain function, which tests call as it is. */
export interface Job {
  name: string;
  /** Cron's five fields, in UTC. */
  schedule: string;
  run: (services: Services) => Promise<void>;
}

/** All that happens by the clock. */
export const TIMETABLE: readonly Job[] = [
  // The backstop of delivery: whatever a lost nudge or a crash left behind goes out within a minute.
  {
    name: "deliver due webhooks",
    schedule: "* * * * *",
    run: ({ dispatcher }) => dispatcher.deliverDue(),
  },
  // The backstop of the poller, which looks each second by itself.
  { name: "poll game servers", schedule: "* * * * *", run: ({ poller }) => poller.pollDue() },
  { name: "write last use of keys", schedule: "* * * * *", run: ({ lastUse }) => lastUse.write() },
  {
    name: "prepare partitions",
    schedule: "7 0 * * *",
    run: ({ pools, now }) => preparePartitions(pools.jobs, now()),
  },
  {
    name: "drop old deliveries",
    schedule: "27 0 * * *",
    run: ({ pools, now }) => dropOldDeliveries(pools.jobs, now()),
  },
  {
    name: "forget former names",
    schedule: "37 0 * * *",
    run: ({ pools, now }) => forgetNames(pools.jobs, now()),
  },
  {
    name: "drop old player counts",
    schedule: "37 0 * * *",
    run: ({ pools, now }) => dropOldHistory(pools.jobs, now()),
  },
  {
    name: "drop expired sessions and links",
    schedule: "47 0 * * *",
    run: ({ pools, now }) => dropExpired(pools.jobs, now()),
  },
  {
    name: "forget ballots",
    schedule: "*/10 * * * *",
    run: ({ pools, now }) => forgetBallots(pools.jobs, now()),
  },
  {
    name: "roll up vote counts",
    schedule: "17 0 * * *",
    run: ({ pools, now }) => rollUpCounts(pools.jobs, now()),
  },
];

/** Registers every job with Deno.cron; a job that fails is logged and runs again at its next time. */
export function registerTimetable(services: Services, signal: AbortSignal): Promise<void>[] {
  return TIMETABLE.map(({ name, schedule, run }) =>
    // No backoff: by default Deno.cron would retry a failed run within milliseconds.
    Deno.cron(name, schedule, { signal, backoffSchedule: [] }, () =>
      run(services).catch((error) =>
        log("error", "job_failed", { job: name, ...describeError(error) })
      ))
  );
}
