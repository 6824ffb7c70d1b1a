import { type Accounts, createAccounts } from "./sign_in/accounts.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import type { Passwords } from "./accounts/password.ts";
import { keepClock, type KeptClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { connect, type Sql } from "./database/connect.ts";
import { readClock } from "./database/read_clock.ts";
import { findTextRecords } from "./destinations/text_records.ts";
import { describeError, log } from "./log.ts";
import { createKeyRing, type KeyRing } from "./keys/key_ring.ts";
import { createLastUse, type LastUse } from "./keys/last_use.ts";
import { createSlidingWindow } from "./limits/sliding_window.ts";
import { createAskServer } from "./polling/ask_server.ts";
import { type CheckNow, createCheckNow } from "./polling/check_now.ts";
import { createPoller, type Poller } from "./polling/poller.ts";
import { createSecretBox, type SecretBox } from "./secret_key.ts";
import { createListings, type Listing } from "./servers/listings.ts";
import { type BallotRules, createBallotRules } from "./votes/ballot_rules.ts";
import type { BotCheck } from "./votes/bot_check.ts";
import { createLastVotes, type LastVoteQuestion } from "./votes/last_votes.ts";
import { createVoteCounts, type VoteCounts } from "./votes/vote_counts.ts";
import { createDispatcher, type Dispatcher, type DispatchWaits } from "./deliveries/dispatcher.ts";
import { createSender, type Sender } from "./sending/send_delivery.ts";
import { createNudge } from "./deliveries/wake.ts";

/** Connections for reads, and for everything that writes and delivers: a slow delivery never holds up a poll. */
const READ_CONNECTIONS = 4;
const WRITE_CONNECTIONS = 6;

/** One connection renews the leases of deliveries: when all others wait for something, nothing is sent twice. */
const LEASE_CONNECTIONS = 1;

/** Everything the doors (API, pages, timetable) need, wired once. */
export interface Services {
  /** The clock: whole milliseconds, cut and not rounded. */
  now: () => Date;
  /** Whether `now` can be believed. */
  clock: KeptClock;
  sql: Sql;
  box: SecretBox;
  /** Whether webhooks may point into private networks: for the demo and tests. */
  allowPrivate: boolean;
  accounts: Accounts;
  keys: KeyRing;
  lastUse: LastUse;
  listing: (serverId: string) => Promise<Listing | null>;
  voteCounts: (serverId: string) => Promise<VoteCounts>;
  lastVote: (question: LastVoteQuestion) => Promise<Date | null>;
  /** Rules for votes from the pages. */
  ballots: BallotRules;
  dispatcher: Dispatcher;
  nudge: () => void;
  poller: Poller;
  /** The owner's "check now". */
  checkNow: CheckNow;
  /** Identifies this process on the NOTIFY channel. */
  processId: string;
  close(): Promise<void>;
}

/** Replacements that tests put in place of the real thing. */
export interface Replacements extends DispatchWaits {
  now?: () => Date;
  /** The database's time. */
  databaseNow?: () => Promise<Date>;
  sender?: Sender;
  mailer?: Mailer;
  botCheck?: BotCheck;
  passwords?: Passwords;
}

/** Connects everything; nothing runs yet, and no connection is made before the first query. */
export function createServices(
  config: Pick<Config, "webhookAllowPrivate" | "baseUrl" | "site" | "mail" | "voting">,
  { databaseUrl, secretKey }: { databaseUrl: string; secretKey: string },
  { now = () => new Date(), databaseNow, sender: ownSender, mailer, botCheck, passwords, ...waits }:
    Replacements = {},
): Services {
  const reads = connect(databaseUrl, { max: READ_CONNECTIONS, applicationName: "voteboard-reads" });
  const sql = connect(databaseUrl, { max: WRITE_CONNECTIONS, applicationName: "voteboard" });
  const leaseSql = connect(databaseUrl, {
    max: LEASE_CONNECTIONS,
    applicationName: "voteboard-leases",
  });
  const box = createSecretBox(secretKey);
  const clock = keepClock({ read: databaseNow ?? (() => readClock(sql)), now });
  const sender = ownSender ?? createSender({
    allowPrivate: config.webhookAllowPrivate,
    now,
    onInternalError: (error) => log("error", "send_failed", describeError(error)),
  });
  const dispatcher = createDispatcher({ ...waits, sql, leaseSql, sender, box, now, clock });
  const accounts = createAccounts({
    sql,
    secretKey,
    now,
    site: { name: config.site.name, baseUrl: config.baseUrl },
    mailer: mailer ?? createMailer({
      smtpUrl: config.mail.smtpUrl,
      from: { name: config.site.name, address: config.mail.from },
    }),
    createLimiter: createSlidingWindow,
    passwords,
  });
  const ask = createAskServer({ allowPrivate: config.webhookAllowPrivate });
  const processId = crypto.randomUUID();
  return {
    now,
    clock,
    sql,
    box,
    allowPrivate: config.webhookAllowPrivate,
    accounts,
    keys: createKeyRing({ sql: reads, now }),
    lastUse: createLastUse(sql, () => clock.corrected(now())),
    listing: createListings(reads, now),
    voteCounts: createVoteCounts(reads, now),
    lastVote: createLastVotes(reads),
    ballots: { ...createBallotRules(config, secretKey), ...(botCheck ? { check: botCheck } : {}) },
    dispatcher,
    nudge: createNudge(sql, dispatcher, processId),
    poller: createPoller({ sql, ask, now, clock }),
    checkNow: createCheckNow({ sql, ask, now, findTexts: findTextRecords }),
    processId,
    async close() {
      clock.stop();
      await accounts.stop();
      await sender.close();
      await Promise.all([reads, sql, leaseSql].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}
