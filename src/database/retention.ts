import type { Sql } from "./connect.ts";

/** Days that finished deliveries (with their bodies) and attempts are kept. */
const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** The instant before which finished deliveries and attempts may be gone. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/** Drops what is older than 30 days: whole partitions, and what strayed into the default ones. Runs daily. */
export async function dropOldDeliveries(sql: Sql, now: Date): Promise<void> {
  const before = keptSince(now);
  await sql`
    select drop_partitions('delivery', 'day', ${before}), drop_partitions('attempt', 'day', ${before})`;
  await sql`delete from delivery_default where created_at < ${before}`;
  await sql`delete from attempt_default where started_at < ${before}`;
}
