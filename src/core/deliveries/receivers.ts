import type { Sql } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";
import type { Completion } from "./judge_attempt.ts";
import { GOOD_FOR_DAYS } from "./policy.ts";
import { dayOf } from "../time/day.ts";

/**
 * Records once a day for owners and destinations that a vote was accepted there, which doubles their rates. Tests,
 * resends and replays don't count, because they prove nothing new.
 */
export async function noteGoodDay(sql: Sql, completions: readonly Completion[], now: Date) {
  const good = completions.filter(isNews).map(({ claim: { ownerId, destination } }) => ({
    ownerId,
    destination,
  }));
  if (good.length === 0) return;
  await sql`
    insert into receiver as r (owner_id, destination, good_days, good_on)
    select distinct owner_id, destination, 1, ${dayOf(now)}::date
    from json_to_recordset(${jsonRows(good)}::text::json) as g (owner_id uuid, destination text)
    -- Every statement uses this order. Otherwise two batches that record the same pair would deadlock.
    order by owner_id, destination
    on conflict (owner_id, destination) do update
    set good_on = excluded.good_on,
      good_days = case
        when r.good_on > excluded.good_on - ${GOOD_FOR_DAYS}::int then r.good_days + 1
        else 1
      end
    where r.good_on is null or r.good_on < excluded.good_on`;
}

/**
 * Returns whether an attempt is the first of today to show that votes are accepted. Only a delivery that was sent again
 * has more attempts than tries.
 */
function isNews(completion: Completion): boolean {
  if (completion.kind !== "ended" || completion.state !== "delivered") return false;
  const { isTest, isGoodDay, destination, attempts, tries } = completion.claim;
  return !isTest && !isGoodDay && destination !== null && attempts === tries;
}
