import type { Pools } from "../../core/database/pools.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { CreateLimiter } from "../../core/limits/shared_window.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import type { Sender } from "../../core/sending/send_delivery.ts";
import type { Clock } from "../../core/time/clock.ts";

/** Parts from which all other services are made: connections, time, limits and secrets. */
export interface Resources {
  /** Connections to Postgres, by purpose. */
  pools: Pools;
  /** The pool of the pages. */
  sql: Sql;
  /** Returns the host's time in whole milliseconds, truncated and not rounded. `clock` decides whether it is right. */
  now: () => Date;
  /** Compares the host's time with the database's. */
  clock: Clock;
  /** Creates limits, which processes share if Valkey is configured. */
  limiter: CreateLimiter;
  /** Seals the secrets that the database holds. */
  box: SecretBox;
}

/** Work that follows a vote, for services that cast votes or test an endpoint. */
export interface Sending {
  /** Triggers sending of what is due. Called after the commit; returns at once and never throws. */
  nudge: () => void;
  /** Posts to webhooks, chats and Votifier. */
  sender: Sender;
  /** Whether webhooks may point into private networks. For the demo and tests. */
  allowPrivate: boolean;
}
