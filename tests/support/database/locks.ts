import { setTimeout as pause } from "node:timers/promises";
import { closing, connect, type Query, type Sql } from "../../../src/core/database/connect.ts";
import { isLockTimeout } from "../../../src/core/database/unavailable.ts";
import { CONNECT_WITHIN_S } from "./database.ts";
import { eventually } from "../processes/processes.ts";
import type { World } from "../world.ts";

/** Milliseconds between two attempts. The timetable waits for a minute. */
const AGAIN_MS = 200;

/** A filter of the statements that wait for a lock. */
export interface Blocked {
  /** Their `application_name`. */
  of?: string;
  /** A text that they contain. */
  text?: string;
  /** Minimum milliseconds for which they have waited. */
  forMs?: number;
}

/** Counts the statements of a database that wait for a lock. Within a transaction the count doesn't change. */
export async function countBlocked(
  sql: Query,
  { of = "", text = "", forMs = 0 }: Blocked = {},
): Promise<number> {
  const waiting = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and (${of}::text = '' or application_name = ${of}) and position(${text} in query) > 0
      and clock_timestamp() - query_start >= ${forMs}::int * interval '1 ms'`;
  return waiting.length;
}

/** Waits until `count` statements of a database, or more, wait for a lock. */
export async function untilBlocked(
  sql: Query,
  { count = 1, ...blocked }: Blocked & { count?: number } = {},
): Promise<void> {
  const isBlocked = async () => await countBlocked(sql, blocked) >= count;
  await eventually("statements wait for a lock", isBlocked, { everyMs: 1 });
}

/**
 * Runs a job as the timetable does. It waits at most 50 ms for a lock, so it is retried later if another session, in
 * tests an autovacuum, holds one.
 */
export async function untilUnlocked(job: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await job();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** Two sides that meet at a lock, step by step. */
export interface Meeting {
  /** Takes a lock in a transaction. */
  first(tx: Query): PromiseLike<unknown>;
  /** Waits for that lock on a separate connection. */
  work(sql: Sql): Promise<unknown>;
  /** Continues in the transaction. Fails (`nowait`) if the waiting one holds later locks. */
  then(tx: Query): PromiseLike<unknown>;
}

/**
 * Runs two transactions against each other, in the order that would deadlock if they took their locks in different
 * orders.
 */
export async function meetLock(world: World, { first, work, then }: Meeting): Promise<void> {
  const options = { connectWithinS: CONNECT_WITHIN_S, max: 1 };
  const sql = connect(world.databaseUrl, { applicationName: "held up", ...options });
  let working: Promise<unknown> = Promise.resolve();
  try {
    await sql`select`; // connects before anything is locked
    await world.services.sql.begin(async (tx) => {
      await first(tx);
      let hasFailed = false;
      working = work(sql);
      working.catch(() => hasFailed = true);
      await eventually("it waits for the lock", async () => {
        if (hasFailed) await working; // its error says more than a deadline
        return await countBlocked(world.services.sql, { of: "held up" }) > 0;
      });
      await then(tx);
    });
    await working;
  } finally {
    await working.catch(() => {});
    await closing(sql);
  }
}
