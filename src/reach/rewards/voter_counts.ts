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
 *   w: the vote ─┬─► l: votes from before the kept months ────────────┬─► total = l + m
 *                └─► a: each kept month ──► months ──► m ─────────────┘
 *                                           votes      all, and the latest broken month
 *                    m ──► gap: the last day without a vote in it ──► streak = day − gap
 * ```
 */
export async function countVoters(
  sql: Query,
  { serverId, votes }: { serverId: string; votes: readonly CountedVote[] },
): Promise<VoterCounts[]> {
  if (votes.length === 0) return [];
  const rows = votes.map(({ userId, votedAt, isTest }, nth) => ({ nth, userId, votedAt, isTest }));
  const counted = await sql<(VoterCounts & { nth: number })[]>`
    select w.nth,
      case when m.is_there then w.day - coalesce(gap.day, m.month - 1) else 0 end as streak,
      (coalesce(l.earlier_votes, 0) + m.votes)::int as total
    from (
      select nth, user_id, coalesce(is_test, false) as is_test, d.day,
        date_trunc('month', d.day::timestamp)::date as month
      from json_to_recordset(${jsonRows(rows)}::text::json)
        as w (nth integer, user_id uuid, voted_at timestamptz, is_test boolean)
      cross join lateral (select (voted_at at time zone 'utc')::date as day) as d
      offset 0
    ) as w
    left join lateral (
      select earlier_votes from last_vote where server_id = ${serverId} and account_id = w.user_id offset 0
    ) as l on true
    cross join lateral (
      -- The oldest kept month, the votes of all months, and the latest month with a day without a vote.
      select min(month) as month, sum(votes)::int as votes, bool_or(is_there) as is_there,
        max(month) filter (where votes < least(w.day + 1, (month + interval '1 month')::date) - month) as broken
      from (
        select a.month, a.month = w.month and (w.is_test or w.day = any(v.days)) as is_there,
          case
            when a.month < w.month then coalesce(cardinality(v.days), 0)
            else (select count(*) from unnest(v.days) as day where day <= w.day)
              + (w.is_test and w.day <> all(coalesce(v.days, '{}')))::int
          end as votes
        from (
          select month::date from generate_series(
            (select least(min(month), w.month) from vote_month where server_id = ${serverId})::timestamp,
            w.month, '1 month'
          ) as month
        ) as a
        left join lateral (
          select days from vote_month
          where server_id = ${serverId} and month = a.month and account_id = w.user_id offset 0
        ) as v on true
        offset 0
      ) as months
    ) as m
    left join lateral (
      select max(m.broken + n) as day
      from generate_series(0, least(w.day, (m.broken + interval '1 month')::date - 1) - m.broken) as n
      where not (w.is_test and m.broken + n = w.day) and not exists (
        select from vote_month v
        where v.server_id = ${serverId} and v.month = m.broken and v.account_id = w.user_id
          and m.broken + n = any(v.days)
      )
    ) as gap on true
    order by w.nth`;
  return counted.map(({ streak, total }) => ({ streak, total }));
}
