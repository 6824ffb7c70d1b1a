import type { Sql } from "../../core/database/connect.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { daysAfter } from "../../core/time/day.ts";

/** Maximum votes that are counted, so that a page stays fast. */
export const HELD_COUNTED_MAX = 10_000;

/** Votes on hold for a key, until its webhook is resumed and they are replayed. */
export interface HeldVotes {
  /** `HELD_COUNTED_MAX` + 1 if there are more. */
  count: number;
  /** When the oldest one is deleted. */
  keptUntil: Date;
}

/** Returns the votes on hold for a key, or undefined if there are none. */
export async function findHeldVotes(sql: Sql, keyId: string): Promise<HeldVotes | undefined> {
  const [held] = await sql<{ count: number; oldest: Date | null }[]>`
    select count(*), min(created_at) as oldest from (
      select created_at from outbox where key_id = ${keyId} and state = 'held'
      order by created_at limit ${HELD_COUNTED_MAX + 1}
    ) as held`;
  return held?.oldest
    ? { count: held.count, keptUntil: daysAfter(held.oldest, KEPT_DAYS.delivery) }
    : undefined;
}
