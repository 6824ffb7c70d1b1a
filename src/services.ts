import type { Config } from "./config.ts";
import { connect, type Sql } from "./database/connect.ts";
import { describeError, log } from "./log.ts";
import { createKeyRing, type KeyRing } from "./keys/key_ring.ts";
import { createLastUse, type LastUse } from "./keys/last_use.ts";
import { createSecretBox, type SecretBox } from "./secret_key.ts";
import { createListings, type Listing } from "./servers/listings.ts";
import { createLastVotes, type LastVoteQuestion } from "./votes/last_votes.ts";
import { createVoteCounts, type VoteCounts } from "./votes/vote_counts.ts";
import { createDispatcher, type Dispatcher, type DispatchWaits } from "./webhooks/dispatcher.ts";
import { createSender, type Sender } from "./webhooks/send_delivery.ts";
import { createNudge } from "./webhooks/wake.ts";

/** Connections of the read side, and of all that writes and delivers: a slow delivery never holds up a poll. */
const READ_CONNECTIONS = 4;
const WRITE_CONNECTIONS = 6;

/** Everything the doors (API, pages, timetable) reach for, wired once. */
export interface Services {
  /** The clock: whole milliseconds, cut and not rounded. */
  now: () => Date;
  sql: Sql;
  box: SecretBox;
  keys: KeyRing;
  lastUse: LastUse;
  listing: (serverId: string) => Promise<Listing | null>;
  voteCounts: (serverId: string) => Promise<VoteCounts>;
  lastVote: (question: LastVoteQuestion) => Promise<Date | null>;
  dispatcher: Dispatcher;
  nudge: () => void;
  /** Tells this process apart on the NOTIFY channel. */
  processId: string;
  close(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Replacements extends DispatchWaits {
  now?: () => Date;
  sender?: Sender;
}

/** Connects everything; nothing runs yet, and no connection is made before the first question. */
export function createServices(
  config: Pick<Config, "webhookAllowPrivate">,
  { databaseUrl, secretKey }: { databaseUrl: string; secretKey: string },
  { now = () => new Date(), sender: ownSender, ...waits }: Replacements = {},
): Services {
  const reads = connect(databaseUrl, { max: READ_CONNECTIONS, applicationName: "voteboard-reads" });
  const sql = connect(databaseUrl, { max: WRITE_CONNECTIONS, applicationName: "voteboard" });
  const box = createSecretBox(secretKey);
  const sender = ownSender ?? createSender({
    allowPrivate: config.webhookAllowPrivate,
    now,
    onInternalError: (error) => log("error", "send_failed", describeError(error)),
  });
  const dispatcher = createDispatcher({ ...waits, sql, sender, box, now });
  const processId = crypto.randomUUID();
  return {
    now,
    sql,
    box,
    keys: createKeyRing({ sql: reads, now }),
    lastUse: createLastUse(sql, now),
    listing: createListings(reads),
    voteCounts: createVoteCounts(reads, now),
    lastVote: createLastVotes(reads),
    dispatcher,
    nudge: createNudge(sql, dispatcher, processId),
    processId,
    async close() {
      await sender.close();
      await Promise.all([reads.end({ timeout: 5 }), sql.end({ timeout: 5 })]);
    },
  };
}
