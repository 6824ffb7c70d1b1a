import type { Sql } from "../../core/database/connect.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { daysAfter } from "../../core/time/day.ts";

/** Most votes that are counted, so that a page stays fast. */
export const HELD_COUNTED_MAX = 10_000;

/** Votes that wait until a key's webhook is resumed and they are replayed. */
export interface HeldVotes {
  /** `HELD_COUNTED_MAX` + 1 if there are more. */
  count: number;
  /** The time at which the oldest is deleted. */
  keptUntil: Date;
}

/** Finds the votes on hold for a key. Returns undefined if there are none. */
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
