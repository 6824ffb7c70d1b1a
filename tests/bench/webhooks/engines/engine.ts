import type { Sql } from "../../../../src/core/database/connect.ts";
import type { VoteContext } from "../../../../src/core/votes/cast_vote.ts";

/** Something that delivers what votes queued. */
export interface Engine {
  /** Begins to deliver and to listen; resolves when it is ready. */
  start(): Promise<void>;
  /** Stops it with all its connections; it may be started again. */
  stop(): Promise<void>;
  /** While it runs, what votes are cast with in its process; a peer hears of them by its own NOTIFY. */
  votes(): VoteContext | undefined;
}

/** Dependencies of an engine. */
export interface EngineOptions {
  databaseUrl: string;
  secretKey: string;
}

/** A queue beside ours: how a database is made ready for it, once, and what it is called in the tables. */
export interface EngineKind {
  title: string;
  create(options: EngineOptions): Engine;
  /** Makes its schema; for a peer also a trigger that puts each row of the outbox into its own queue instead. */
  prepare(sql: Sql, options: EngineOptions): Promise<void>;
  /** Queues the rows of the table `backlog`, in the order of `n`. */
  queue(sql: Sql): Promise<void>;
  /** Rows that are still to be delivered. */
  waiting(sql: Sql): Promise<number>;
  /** Throws away all rows that are still to be delivered. */
  clear(sql: Sql): Promise<void>;
  /** The table that holds them. */
  table: string;
}
