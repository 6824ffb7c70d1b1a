import type { Sql, SqlFragment } from "../../core/database/connect.ts";
import { deleteOver, inBatches } from "../../core/database/retention.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { daysBefore, HOUR_MS } from "../../core/time/day.ts";

/** Milliseconds for which a test waits. */
const TEST_WAITS_MS = HOUR_MS;

/**
 * Expires rewards that waited too long, except leased ones, and deletes outcomes, reaches of goals and feed entries
 * after their retention. Runs every minute; an index covers each.
 */
export async function expireRewards(sql: Sql, now: Date): Promise<void> {
  const testsBefore = new Date(now.getTime() - TEST_WAITS_MS);
  await expire(sql, sql`voted_at <= ${daysBefore(now, KEPT_DAYS.rewardWaits)}`, now);
  await expire(sql, sql`is_test and voted_at <= ${testsBefore}`, now);
  const outcomesBefore = daysBefore(now, KEPT_DAYS.rewardOutcome);
  // A player's own goal goes on to another vote only as long as it is known that this one was withdrawn.
  await deleteOver(
    sql,
    "goal_given",
    sql`not is_granted and vote_id = any(array(
      select vote_id from reward_outcome where ended = 'voided' and ended_at < ${outcomesBefore}
    ))`,
  );
  await deleteOver(sql, "reward_outcome", sql`ended_at < ${outcomesBefore} order by ended_at`);
  const reachesBefore = daysBefore(now, KEPT_DAYS.goalReach);
  await deleteOver(sql, "goal_reach", sql`reached_at < ${reachesBefore} order by reached_at`);
  const feedBefore = daysBefore(now, KEPT_DAYS.feed);
  await deleteOver(sql, "feed_entry", sql`noted_at < ${feedBefore} order by noted_at`);
}

/** Rewards that a plugin is holding or ending now are handled a minute later. */
async function expire(sql: Sql, which: SqlFragment, now: Date): Promise<void> {
  await inBatches((rows) =>
    sql`
    select end_rewards(
      array(
        select vote_id from reward where ${which} and (lease_until is null or lease_until <= ${now})
        order by voted_at limit ${rows} for update skip locked
      ),
      'expired', ${now}
    )`
  );
}
