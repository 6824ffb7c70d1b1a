import { type AccountsContext, createAccountsContext } from "./sign_in/context.ts";
import { createMailer, type Mailer } from "./mail/mailer.ts";
import { createPostman, type Postman } from "./mail/postman.ts";
import { createStopLinks, type StopLinks } from "./mail/stop_links.ts";
import type { Passwords } from "./accounts/password.ts";
import { keepClock, type KeptClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Sql } from "./database/connect.ts";
import { readClock } from "./database/read_clock.ts";
import { findTextRecords } from "./destinations/text_records.ts";
import { describeError, log } from "./log.ts";
import { createKeyRing, type KeyRing } from "./keys/key_ring.ts";
import { createLastUse, type LastUse } from "./keys/last_use.ts";
import { createSlidingWindow } from "./limits/sliding_window.ts";
import { openPools, type Pools } from "./pools.ts";
import { createAskServer } from "./polling/ask_server.ts";
import { type CheckNow, createCheckNow } from "./polling/check_now.ts";
import { createPoller, type Poller } from "./polling/poller.ts";
import { createSecretBox, type SecretBox, type SecretKeys } from "./secret_key.ts";
import { createListings, type Listing } from "./servers/listings.ts";
import { createRanking, type Ranking } from "./servers/ranking.ts";
import { type BallotRules, createBallotRules } from "./votes/ballot_rules.ts";
import type { BotCheck } from "./votes/bot_check.ts";
import { createLastVotes, type LastVoteQuestion } from "./votes/last_votes.ts";
import { createVoteCounts, type VoteCounts } from "./votes/vote_counts.ts";
import { createDispatcher, type Dispatcher, type DispatchWaits } from "./deliveries/dispatcher.ts";
import { createSender, type Sender } from "./sending/send_delivery.ts";
import { createNudge } from "./deliveries/wake.ts";

/** Milliseconds within which a page or form is answered, whatever it waits for: 3 s with the way to the browser. */
const PAGE_WITHIN_MS = 2_800;

/** Milliseconds that the listing's order and pages for whoever is signed out are used again: a moment for a visitor. */
const PAGES_KEPT_MS = 1_000;

/** Everything the doors (API, pages, timetable) need, wired once. */
export interface Services extends AccountsContext {
  /** The clock: whole milliseconds, cut and not rounded. */
  now: () => Date;
  /** Whether `now` can be believed. */
  clock: KeptClock;
  /** The pool of the pages. */
  sql: Sql;
  pools: Pools;
  box: SecretBox;
  /** Whether webhooks may point into private networks: for the demo and tests. */
  allowPrivate: boolean;
  keys: KeyRing;
  lastUse: LastUse;
  listing: (serverId: string) => Promise<Listing | null>;
  ranking: Ranking;
  voteCounts: (serverId: string) => Promise<VoteCounts>;
  lastVote: (question: LastVoteQuestion) => Promise<Date | null>;
  /** Rules for votes from the pages. */
  ballots: BallotRules;
  dispatcher: Dispatcher;
  nudge: () => void;
  /** Writes to owners. */
  postman: Postman;
  stopLinks: StopLinks;
  poller: Poller;
  /** The owner's "check now". */
  checkNow: CheckNow;
  /** Milliseconds that a page may be behind the database. */
  pagesKeptMs: number;
  /** Milliseconds within which a page is answered. */
  pageWithinMs: number;
  /** Identifies this process on the NOTIFY channel. */
  processId: string;
  /** Ends everything; running statements get so many seconds, 5 unless told. */
  close(graceS?: number): Promise<void>;
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
  /** Milliseconds that pages are used again; 0 makes each anew. */
  pagesKeptMs?: number;
  /** By how much the deadlines of statements, lookups and pages are multiplied: tests run on busy machines. */
  patience?: number;
}

/** Connects everything; nothing runs yet, and no connection is made before the first query. */
export function createServices(
  config: Pick<Config, "webhookAllowPrivate" | "baseUrl" | "site" | "mail" | "voting">,
  { databaseUrl, secretKey, otherSecretKey }: {
    databaseUrl: string;
    secretKey: string;
    /** Accepted besides, while the key is being changed. */
    otherSecretKey?: string | undefined;
  },
  {
    now = () => new Date(),
    databaseNow,
    sender: ownSender,
    mailer,
    botCheck,
    passwords,
    pagesKeptMs = PAGES_KEPT_MS,
    patience = 1,
    ...waits
  }: Replacements = {},
): Services {
  const pools = openPools(databaseUrl, patience);
  const { reads, pages: sql, deliveries, leases } = pools;
  const secretKeys: SecretKeys = otherSecretKey === undefined
    ? [secretKey]
    : [secretKey, otherSecretKey];
  const box = createSecretBox(...secretKeys);
  const clock = keepClock({ read: databaseNow ?? (() => readClock(sql)), now });
  const sender = ownSender ?? createSender({
    allowPrivate: config.webhookAllowPrivate,
    now,
    serviceName: new URL(config.baseUrl).hostname,
    onInternalError: (error) => log("error", "send_failed", describeError(error)),
  });
  const dispatcher = createDispatcher({
    ...waits,
    sql: deliveries,
    leaseSql: leases,
    sender,
    box,
    now,
    clock,
  });
  const accounts = createAccountsContext({
    sql,
    secretKeys,
    site: { name: config.site.name, baseUrl: config.baseUrl },
    mailer: mailer ?? createMailer({
      smtpUrl: config.mail.smtpUrl,
      from: { name: config.site.name, address: config.mail.from },
    }),
    createLimiter: createSlidingWindow,
    now,
    passwords,
  });
  const ask = createAskServer({ allowPrivate: config.webhookAllowPrivate });
  const stopLinks = createStopLinks(secretKeys, config.baseUrl);
  const processId = crypto.randomUUID();
  return {
    ...accounts,
    now,
    clock,
    pools,
    box,
    allowPrivate: config.webhookAllowPrivate,
    keys: createKeyRing({ sql: reads, now, patience }),
    lastUse: createLastUse(deliveries, () => clock.corrected(now())),
    listing: createListings(reads, now, patience),
    ranking: createRanking({
      sql,
      jobs: pools.jobs,
      now,
      clock,
      keptMs: pagesKeptMs,
      patience,
    }),
    voteCounts: createVoteCounts(reads, now, patience),
    lastVote: createLastVotes(reads, patience),
    ballots: { ...createBallotRules(config, secretKeys), ...(botCheck ? { check: botCheck } : {}) },
    dispatcher,
    nudge: createNudge(deliveries, dispatcher, processId),
    postman: createPostman({
      ...accounts,
      sql: deliveries,
      isOn: mailer !== undefined || config.mail.smtpUrl !== undefined,
      stopLinks,
      now,
      clock,
    }),
    stopLinks,
    poller: createPoller({ sql: deliveries, ask, now, clock }),
    checkNow: createCheckNow({ sql, ask, now, findTexts: findTextRecords }),
    pagesKeptMs,
    pageWithinMs: PAGE_WITHIN_MS * patience,
    processId,
    async close(graceS) {
      clock.stop();
      await accounts.background.stop();
      await sender.close();
      await pools.close(graceS);
    },
  };
}
