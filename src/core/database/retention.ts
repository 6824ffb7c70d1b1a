import { KEPT_DAYS } from "./kept_days.ts";
import { lowestUuidOf } from "./uuid_v7.ts";
import type { Query, Sql } from "./connect.ts";
import { daysBefore } from "../time/day.ts";

/** Returns the time before which deliveries (with their bodies) and attempts may have been deleted. */
export function keptSince(now: Date): Date {
  return daysBefore(now, KEPT_DAYS.delivery);
}

/**
 * Drops what is older than 30 days: whole partitions, rows in the default ones, and deliveries that were never sent
 * because the webhook was paused or disabled, or the server suspended. Runs daily, and again if a lock was not
 * available at once (see `isLockTimeout`). Processes run it in the same minute: each skips the rows that another is
 * deleting, which prevents deadlocks.
 */
export async function dropOldDeliveries(sql: Sql, now: Date): Promise<void> {
  const before = keptSince(now);
  // Separate transactions, so that the locks of one table are not held while waiting for another's.
  await sql`select drop_partitions('delivery', 'day', ${before})`;
  await sql`select drop_partitions('attempt', 'day', ${before})`;
  await inBatches((rows) =>
    sql`
    delete from delivery_default where (id, created_at) in (
      select id, created_at from delivery_default where created_at < ${before}
      limit ${rows} for update skip locked
    )`
  );
  await inBatches((rows) =>
    sql`
    delete from attempt_default where ctid = any(array(
      select ctid from attempt_default where started_at < ${before} limit ${rows} for update skip locked
    ))`
  );
  // A delivery's id contains the time of its vote. One that is being sent ends by itself.
  await inBatches((rows) =>
    sql`
    delete from outbox where id in (
      select id from outbox where id < ${lowestUuidOf(before)} and state <> 'sending'
      order by id limit ${rows} for update skip locked
    )`
  );
  await inBatches((rows) =>
    sql`
    delete from receiver where (owner_id, destination) in (
      select owner_id, destination from receiver
      where greatest(good_on::timestamp at time zone 'utc', tests_from, replays_from, stopped_until) < ${before}
      limit ${rows} for update skip locked
    )`
  );
}

/** Rows that a job deletes at a time, so that nothing waits long for their locks. */
const BATCH_ROWS = 1_000;

/**
 * Repeats a statement that changes at most `rows` rows until it finds fewer. However much there is to do after an
 * outage, each statement ends within its deadline.
 */
export async function inBatches(change: (rows: number) => PromiseLike<{ count: number }>) {
  let changed: number;
  do ({ count: changed } = await change(BATCH_ROWS)); while (changed === BATCH_ROWS);
}

/** Deletes the rows of a table that are `over`, in batches. Skips rows that another process is deleting. */
export function deleteInBatches(
  sql: Sql,
  { table, key }: { table: string; key: string },
  over: ReturnType<Query>,
): Promise<void> {
  return inBatches((rows) =>
    sql`
    delete from ${sql(table)} where ${sql(key)} in (
      select ${sql(key)} from ${sql(table)} where ${over} limit ${rows} for update skip locked
    )`
  );
}
