import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import { createMailer, type Mailer } from "./accounts/mailer.ts";
import type { Config } from "./config.ts";
import type { Sql } from "./database/connect.ts";
import { findTextRecords } from "./destinations/text_records.ts";
import { describeError, log } from "./log.ts";
import { createKeyRing, type KeyRing } from "./keys/key_ring.ts";
import { createLastUse, type LastUse } from "./keys/last_use.ts";
import { createSlidingWindow } from "./limits/sliding_window.ts";
import { openPools, type Pools } from "./pools.ts";
import { createAskServer } from "./polling/ask_server.ts";
import { type CheckNow, createCheckNow } from "./polling/check_now.ts";
import { createPoller, type Poller } from "./polling/poller.ts";
import { createSecretBox, deriveKey, type SecretBox } from "./secret_key.ts";
import { createListings, type Listing } from "./servers/listings.ts";
import { type BallotRules, createBallotRules } from "./votes/ballot_rules.ts";
import type { BotCheck } from "./votes/bot_check.ts";
import { createLastVotes, type LastVoteQuestion } from "./votes/last_votes.ts";
import { createVoteCounts, type VoteCounts } from "./votes/vote_counts.ts";
import { createDispatcher, type Dispatcher, type DispatchWaits } from "./webhooks/dispatcher.ts";
import { createSender, type Sender } from "./webhooks/send_delivery.ts";
import { createNudge } from "./webhooks/wake.ts";

/** Milliseconds within which a page or form is answered, whatever it waits for: 3 s with the way to the browser. */
const PAGE_WITHIN_MS = 2_800;

/** Everything the doors (API, pages, timetable) reach for, wired once. */
export interface Services {
  /** The clock: whole milliseconds, cut and not rounded. */
  now: () => Date;
  /** What the pages ask through. */
  sql: Sql;
  pools: Pools;
  box: SecretBox;
  /** Whether webhooks may point into private networks: for the demo and tests. */
  allowPrivate: boolean;
  /** What the tokens of forms are made with. */
  formKey: Uint8Array;
  accounts: Accounts;
  keys: KeyRing;
  lastUse: LastUse;
  listing: (serverId: string) => Promise<Listing | null>;
  voteCounts: (serverId: string) => Promise<VoteCounts>;
  lastVote: (question: LastVoteQuestion) => Promise<Date | null>;
  /** What a vote from the pages must meet. */
  ballots: BallotRules;
  dispatcher: Dispatcher;
  nudge: () => void;
  poller: Poller;
  /** The owner's "check now". */
  checkNow: CheckNow;
  /** Milliseconds within which a page is answered. */
  pageWithinMs: number;
  /** Tells this process apart on the NOTIFY channel. */
  processId: string;
  close(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Replacements extends DispatchWaits {
  now?: () => Date;
  sender?: Sender;
  mailer?: Mailer;
  botCheck?: BotCheck;
  /** By how much the deadlines of statements and pages are multiplied: tests run on busy machines. */
  patience?: number;
}

/** Connects everything; nothing runs yet, and no connection is made before the first question. */
export function createServices(
  config: Pick<Config, "webhookAllowPrivate" | "baseUrl" | "site" | "mail" | "voting">,
  { databaseUrl, secretKey }: { databaseUrl: string; secretKey: string },
  {
    now = () => new Date(),
    sender: ownSender,
    mailer,
    botCheck,
    patience = 1,
    ...waits
  }: Replacements = {},
): Services {
  const pools = openPools(databaseUrl, patience);
  const { reads, pages: sql, deliveries } = pools;
  const box = createSecretBox(secretKey);
  const sender = ownSender ?? createSender({
    allowPrivate: config.webhookAllowPrivate,
    now,
    onInternalError: (error) => log("error", "send_failed", describeError(error)),
  });
  const dispatcher = createDispatcher({ ...waits, sql: deliveries, sender, box, now });
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
  });
  const ask = createAskServer({ allowPrivate: config.webhookAllowPrivate });
  const processId = crypto.randomUUID();
  return {
    now,
    sql,
    pools,
    box,
    allowPrivate: config.webhookAllowPrivate,
    formKey: deriveKey(secretKey, "form tokens"),
    accounts,
    keys: createKeyRing({ sql: reads, now }),
    lastUse: createLastUse(deliveries, now),
    listing: createListings(reads, now),
    voteCounts: createVoteCounts(reads, now),
    lastVote: createLastVotes(reads),
    ballots: { ...createBallotRules(config, secretKey), ...(botCheck ? { check: botCheck } : {}) },
    dispatcher,
    nudge: createNudge(deliveries, dispatcher, processId),
    poller: createPoller({ sql: deliveries, ask, now }),
    checkNow: createCheckNow({ sql, ask, now, findTexts: findTextRecords }),
    pageWithinMs: PAGE_WITHIN_MS * patience,
    processId,
    async close() {
      await accounts.stop();
      await sender.close();
      await pools.close();
    },
  };
}
