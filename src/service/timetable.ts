import { forgetAddresses } from "../site/sign_in/sessions/active_sessions.ts";
import { preparePartitions } from "./database/partitions.ts";
import { dropOldPartitions, dropOldRows, dropShortLived } from "../core/database/retention.ts";
import { settleWaiting } from "../core/deliveries/abandon_waiting.ts";
import { noteEndpointNews } from "../site/deliveries/endpoint_news.ts";
import { deskMessages } from "../desk/reports/post_desk_news.ts";
import { moderatorLetters } from "../desk/reports/moderator_mail.ts";
import { sendMessages } from "../core/sending/send_messages.ts";
import type { Resources, Sending } from "../site/web/resources.ts";
import type { Sql } from "../core/database/connect.ts";
import { decideAllGoals } from "../reach/goals/decide_goals.ts";
import { expireRewards } from "../reach/rewards/expire_rewards.ts";
import { recountRanking, updateRanking } from "../site/servers/ranking/rank_servers.ts";
import type { Accounts, Listings, Voting } from "../site/web/site_services.ts";
import type { ApiKeys, Remembering } from "./wiring/create_reading.ts";
import type { Delivering } from "./wiring/create_delivering.ts";
import type { Polling } from "./wiring/create_listings.ts";
import { carryOutVoidBatches } from "../desk/voids/carry_out_void_batches.ts";
import { findWaves } from "../desk/waves/find_waves.ts";
import { dropOldMonths } from "../site/voting/boards.ts";
import { countSiteBoard } from "../site/voting/site_board.ts";
import { forgetVoters } from "../site/voting/forget_voters.ts";
import { queueTopTens } from "../reach/chats/top_ten.ts";
import { rollUpCounts } from "../core/votes/vote_counts.ts";

/**
 * Milliseconds that the backstops wait for the work that they started: less than their minute, because on a busy site
 * it never ends.
 */
const BACKSTOP_MS = 50_000;

/** The result of a job that was skipped because it depends on the date and the clock is off. */
const SKIPPED = "skipped";

/** Services for all jobs together. Each job names the ones that it needs; most take a database and the time. */
export interface JobServices
  extends
    Resources,
    Pick<ApiKeys, "lastUse">,
    Pick<Remembering, "dropChanges">,
    Pick<Sending, "sender">,
    Delivering,
    Polling,
    Pick<Accounts, "mailer" | "postman" | "site">,
    Pick<Voting, "ranking">,
    Pick<Listings, "visits"> {}

/** A job of the timetable: a plain function that tests call directly. */
export interface Job {
  name: string;
  /** Cron's five fields, in UTC. */
  schedule: string;
  /**
   * Does the work, or skips it because the clock is off, which doesn't count as a run. After `signal`, it may leave
   * work to the next run.
   */
  run: (services: JobServices, signal?: AbortSignal) => Promise<void | typeof SKIPPED>;
  /** Whether every process runs it, not only the workers. */
  isEverywhere?: true;
}

/** The jobs that run on a schedule. */
export const TIMETABLE: readonly Job[] = [
  // The backstop of delivery: sends, within a minute, deliveries that a lost nudge or a crash left behind.
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
    run: byClock(async ({ postman, pools }, at, signal) => {
      // Without a mail server, news waits until there is one and is sent if it is still true.
      if (postman.isOn) await noteEndpointNews(pools.jobs, at);
      await postman.sendDue(signal);
    }),
  },
  // Visitors keep the ranking up to date. This covers times without visitors.
  {
    name: "rank servers",
    schedule: "* * * * *",
    run: byClock(async ({ pools, ranking: { counts } }, at) => {
      const look = await updateRanking(pools.deliveries, { now: at, isDue: false, counts });
      if (look === "moved") await recountRanking(pools.deliveries, { now: at, counts });
    }),
  },
  // Hourly, in case they could not be created at the start.
  { name: "prepare partitions", schedule: "7 * * * *", run: byDate(preparePartitions) },
  { name: "drop old partitions", schedule: "27 0 * * *", run: byDate(dropOldPartitions) },
  { name: "drop old rows", schedule: "37 0 * * *", run: byDate(dropOldRows) },
  // Runs often, because deliveries waiting to be sent contain their names.
  { name: "forget deleted voters", schedule: "* * * * *", run: byDate(forgetVoters) },
  { name: "drop short-lived rows", schedule: "*/10 * * * *", run: byDate(dropShortLived) },
  { name: "forget addresses", schedule: "47 0 * * *", run: byDate(forgetAddresses) },
  // The backstop for requests that void many votes.
  { name: "carry out voids", schedule: "* * * * *", run: byDate(carryOutVoidBatches) },
  { name: "find unusual votes", schedule: "*/10 * * * *", run: byDate(findWaves) },
  {
    name: "write to moderators",
    schedule: "* * * * *",
    run: byClock(async (services, _at, signal) => {
      if (services.postman.isOn) await sendMessages(moderatorLetters(services), services, signal);
    }),
  },
  {
    name: "post news for moderators",
    schedule: "* * * * *",
    run: byClock(async (services, _at, signal) => {
      await sendMessages(deskMessages(services), services, signal);
    }),
  },
  { name: "expire rewards", schedule: "* * * * *", run: byDate(expireRewards) },
  // The backstop for servers whose plugins don't ask.
  { name: "decide goals", schedule: "* * * * *", run: byDate(decideAllGoals) },
  { name: "drop old months of votes", schedule: "37 0 * * *", run: byDate(dropOldMonths) },
  { name: "count the board of all servers", schedule: "17 * * * *", run: byDate(countSiteBoard) },
  { name: "queue top tens for chats", schedule: "5 0 * * *", run: byDate(queueTopTens) },
  {
    name: "drop known changes",
    schedule: "* * * * *",
    run: ({ dropChanges, pools }) => dropChanges(pools.jobs),
  },
  { name: "roll up vote counts", schedule: "17 0 * * *", run: byDate(rollUpCounts) },
];

/**
 * Runs a job that depends on the date only while the clock is right, because a clock that is a year ahead would drop a
 * year of data.
 */
function byClock(
  run: (services: JobServices, at: Date, signal?: AbortSignal) => Promise<void>,
): Job["run"] {
  return async (services, signal) => {
    const at = services.now();
    if (!await services.clock.isRight(at)) return SKIPPED;
    await run(services, at, signal);
  };
}

/** Runs such a job that only needs the database and the time. */
function byDate(run: (sql: Sql, now: Date) => Promise<void>): Job["run"] {
  return byClock(({ pools }, at) => run(pools.jobs, at));
}
