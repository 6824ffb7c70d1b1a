import type { Sql } from "./connect.ts";

/** Days that finished deliveries (with their bodies) and attempts are kept. */
const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** The instant before which finished deliveries and attempts may be gone. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/**
 * Drops what is older than 30 days: whole partitions, and what strayed into the default ones. Runs daily, and again
 * when a lock was not to be had at once (see `isLockTimeout`). Processes run it
 * at the same minute: what one is deleting the others skip, or they could deadlock.
 */
export async function dropOldDeliveries(sql: Sql, now: Date): Promise<void> {
  const before = keptSince(now);
  // A transaction each: the locks of one table must not be held while another's are waited for.
  await sql`select drop_partitions('delivery', 'day', ${before})`;
  await sql`select drop_partitions('attempt', 'day', ${before})`;
  await sql`
    delete from delivery_default where (id, created_at) in (
      select id, created_at from delivery_default where created_at < ${before} for update skip locked
    )`;
  await sql`
    delete from attempt_default where ctid = any(array(
      select ctid from attempt_default where started_at < ${before} for update skip locked
    ))`;
}
