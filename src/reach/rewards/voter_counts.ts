import { jsonRows } from "../../core/database/json_rows.ts";
import type { Query } from "../../core/database/connect.ts";

/** A voter's streak and totals at the time of a vote for a server. Void votes don't count. */
export interface VoterCounts {
  /** Consecutive UTC days with a vote, up to the vote's day. 0 if the vote is void. */
  streak: number;
  /** All votes up to and including this one. */
  total: number;
}

/** A vote to count up to. A test vote counts as a vote on its day. */
interface CountedVote {
  userId: string;
  votedAt: Date;
  isTest?: boolean;
}

/**
 * Counts the votes of each vote's player for a server up to that vote, in the order of `votes`. The player is the
 * account, under all its names. Days are kept for a year (`vote_month`), votes before that as a number (`last_vote`).
 *
 * It looks up one row by key for each vote and kept month, and reads single days of only two months: the vote's own,
 * and the last earlier month that isn't full, in which the streak began.
 *
 * ```text
 *   vote ─┬─► older: votes from before the kept months ──────────────────┬─► total = older + kept
 *         └─► months: each kept month ──► kept: all their votes ─────────┘
 *                                          and the latest month with a gap
 *             kept ──► gap: the last day without a vote in that month ─────► streak = day − gap
 * ```
 *
 * `offset 0` keeps Postgres from merging a subquery with the statement around it. Around a look-up, it makes the plan
 * use the row's key, whatever the statistics say. Around the votes and the months, it computes each column once.
 */
export async function countVoters(
  sql: Query,
  { serverId, votes }: { serverId: string; votes: readonly CountedVote[] },
): Promise<VoterCounts[]> {
  if (votes.length === 0) return [];
  const counted = await sql<(VoterCounts & { nth: number })[]>`
    select vote.nth,
      case when kept.has_vote then vote.day - coalesce(gap.day, kept.first_month - 1) else 0 end as streak,
      (coalesce(older.votes, 0) + kept.votes)::int as total
    from ${votesToCount(sql, votes)} as vote
    left join lateral (
      select earlier_votes as votes from last_vote
      where server_id = ${serverId} and account_id = vote.user_id
      offset 0
    ) as older on true
    cross join lateral (
      select min(month) as first_month, sum(votes)::int as votes, bool_or(has_vote) as has_vote,
        max(month) filter (where votes < days) as month_with_gap
      from ${monthsUpToVote(sql, serverId)} as months
    ) as kept
    left join lateral ${lastGap(sql, serverId)} as gap on true
    order by vote.nth`;
  return counted.map(({ streak, total }) => ({ streak, total }));
}

/** Returns the SQL for the votes to count up to, each with its UTC day and the first day of its month. */
function votesToCount(sql: Query, votes: readonly CountedVote[]) {
  const rows = votes.map(({ userId, votedAt, isTest }, nth) => ({ nth, userId, votedAt, isTest }));
  return sql`(
      select nth, user_id, coalesce(is_test, false) as is_test, utc.day,
        date_trunc('month', utc.day::timestamp)::date as month
      from json_to_recordset(${jsonRows(rows)}::text::json)
        as given (nth integer, user_id uuid, voted_at timestamptz, is_test boolean)
      cross join lateral (select (voted_at at time zone 'utc')::date as day) as utc
      offset 0
    )`;
}

/**
 * Returns the SQL for each month from the server's first kept one to that of `vote`: the player's votes and the days in
 * it, both up to the vote's day, and whether the vote is among them.
 */
function monthsUpToVote(sql: Query, serverId: string) {
  return sql`(
        select calendar.month,
          calendar.month = vote.month and (vote.is_test or vote.day = any(voted.days)) as has_vote,
          case
            when calendar.month < vote.month then coalesce(cardinality(voted.days), 0)
            else (select count(*) from unnest(voted.days) as day where day <= vote.day)
              + case when vote.is_test and vote.day <> all(coalesce(voted.days, '{}')) then 1 else 0 end
          end as votes,
          least(vote.day + 1, (calendar.month + interval '1 month')::date) - calendar.month as days
        from (
          select month::date from generate_series(
            (select least(min(month), vote.month) from vote_month where server_id = ${serverId})::timestamp,
            vote.month, '1 month'
          ) as month
        ) as calendar
        left join lateral (
          select days from vote_month
          where server_id = ${serverId} and month = calendar.month and account_id = vote.user_id
          offset 0
        ) as voted on true
        offset 0
      )`;
}

/** Returns the SQL for the last day up to that of `vote` in `month_with_gap` on which the player didn't vote. */
function lastGap(sql: Query, serverId: string) {
  return sql`(
      select max(kept.month_with_gap + nth) as day
      from generate_series(
        0, least(vote.day, (kept.month_with_gap + interval '1 month')::date - 1) - kept.month_with_gap
      ) as nth
      where not (vote.is_test and kept.month_with_gap + nth = vote.day) and not exists (
        select from vote_month voted
        where voted.server_id = ${serverId} and voted.month = kept.month_with_gap
          and voted.account_id = vote.user_id and kept.month_with_gap + nth = any(voted.days)
      )
    )`;
}
