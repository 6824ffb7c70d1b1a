import type { Sql } from "../../core/database/connect.ts";
import { DAY_MS, dayEnd, daysBefore } from "../../core/time/day.ts";

/** Maximum votes that are counted by hour, so that a page stays fast. */
export const PACE_MAX = 20_000;

/** A server's votes of today and of the same weekday a week ago, by UTC hour. */
export interface VotePace {
  /** Votes per hour of today; the current hour is last. */
  today: number[];
  /** Votes per hour of the day a week ago (24). */
  weekAgo: number[];
  /** Votes a week ago up to the same time of day. */
  weekAgoByNow: number;
}

/** Counts a server's votes of today and of a week ago by hour. Returns undefined if there are over 20,000. */
export async function findVotePace(
  sql: Sql,
  serverId: string,
  now: Date,
): Promise<VotePace | undefined> {
  const today = new Date(dayEnd(now).getTime() - DAY_MS);
  const then = daysBefore(today, 7);
  const thenEnd = daysBefore(today, 6);
  const weekAgo = daysBefore(now, 7);
  const rows = await sql<{ isToday: boolean; hour: number; votes: number; byNow: number }[]>`
    select voted_at >= ${today} as is_today, extract(hour from voted_at at time zone 'utc')::int as hour,
      count(*)::int as votes, (count(*) filter (where voted_at <= ${weekAgo}))::int as by_now
    from (
      (
        select voted_at from vote
        where server_id = ${serverId} and voted_at >= ${today} and voted_at <= ${now} and voided_at is null
      )
      union all
      (
        select voted_at from vote
        where server_id = ${serverId} and voted_at >= ${then} and voted_at < ${thenEnd} and voided_at is null
      )
      limit ${PACE_MAX + 1}
    ) as v
    group by 1, 2`;
  if (rows.reduce((sum, { votes }) => sum + votes, 0) > PACE_MAX) return undefined;
  const hours = (isToday: boolean, length: number) =>
    Array.from(
      { length },
      (_, hour) => rows.find((row) => row.isToday === isToday && row.hour === hour)?.votes ?? 0,
    );
  return {
    today: hours(true, now.getUTCHours() + 1),
    weekAgo: hours(false, 24),
    weekAgoByNow: rows.reduce((sum, { byNow }) => sum + byNow, 0),
  };
}

/** Maximum votes of a server's day that a list counts. */
const LISTED_MAX = 2_000;

/**
 * Counts the servers' votes a week ago up to the same time of day. Servers with more than 2,000 votes on that day are
 * left out, so that a list of many servers stays fast.
 */
export async function countWeekAgoByNow(
  sql: Sql,
  servers: readonly { id: string; votesWeekAgo: number }[],
  now: Date,
): Promise<Map<string, number>> {
  const counted = servers.filter(({ votesWeekAgo }) => votesWeekAgo <= LISTED_MAX);
  const weekAgo = daysBefore(now, 7);
  const then = new Date(dayEnd(weekAgo).getTime() - DAY_MS);
  const ids = counted.filter(({ votesWeekAgo }) => votesWeekAgo > 0).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await sql<{ serverId: string; votes: number }[]>`
    select server_id, count(*)::int as votes from vote
    where server_id = any(${ids}::uuid[]) and voided_at is null
      and voted_at >= ${then} and voted_at <= ${weekAgo}
    group by server_id`;
  const found = new Map(rows.map(({ serverId, votes }) => [serverId, votes]));
  return new Map(counted.map(({ id }) => [id, found.get(id) ?? 0]));
}
