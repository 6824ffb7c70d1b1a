import type { Pools } from "../../core/database/pools.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { CreateLimiter } from "../../core/limits/shared_window.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import type { Sender } from "../../core/sending/send_delivery.ts";
import type { Clock } from "../../core/time/clock.ts";

/** What all other services are built on: connections, time, limits and secrets. */
export interface Resources {
  /** Connections to Postgres, by purpose. */
  pools: Pools;
  /** The pool of the pages. */
  sql: Sql;
  /** Returns the host's time, truncated to whole milliseconds. `clock` tells whether it is right. */
  now: () => Date;
  /** Compares the host's time with the database's. */
  clock: Clock;
  /** Creates limiters, which processes share if Valkey is configured. */
  limiter: CreateLimiter;
  /** Encrypts the secrets in the database. */
  box: SecretBox;
}

/** Sending after a vote, for services that cast votes or test an endpoint. */
export interface Sending {
  /** Triggers the sending of due deliveries. Call it after the commit. Returns at once and never throws. */
  nudge: () => void;
  /** Posts to webhooks, chats and Votifier. */
  sender: Sender;
  /** Whether webhooks may point into private networks, for the demo and tests. */
  allowPrivate: boolean;
}
