import type { Query, Sql } from "../database/connect.ts";
import { dayOf } from "../time/day.ts";
import { type RankCounts, rankedOf } from "./rank_counts.ts";

/** UTC days in the weekly and monthly windows, including today. */
const WEEKLY_DAYS = 7;
export const MONTHLY_DAYS = 30;

/** Days that aren't part of a server's total yet, so that a replica with a slow clock still finds its whole window. */
const RECENT_DAYS = MONTHLY_DAYS + 2;

/**
 * A server's votes (SPEC §2.2). Weekly ≤ monthly ≤ total always holds, because no job resets a counter. Votes imported
 * from another list count only in the total.
 */
export interface VoteCounts {
  total: number;
  weekly: number;
  monthly: number;
}

/** Returns the counts of the given servers on a UTC day (`YYYY-MM-DD`), in the same order. */
export async function findVoteCounts(
  sql: Sql,
  serverIds: string[],
  today: string,
): Promise<VoteCounts[]> {
  const rows = await sql<(VoteCounts & { serverId: string })[]>`
    select s.id as server_id, v.total, v.weekly, v.monthly
    from unnest(${[...new Set(serverIds)]}::uuid[]) as s (id) ${countedVotes(sql, today)}`;
  const counts = new Map(
    rows.map(({ serverId, total, weekly, monthly }) => [serverId, { total, weekly, monthly }]),
  );
  return serverIds.map((id) => counts.get(id) ?? { total: 0, weekly: 0, monthly: 0 });
}

/** Joins the counts of each server `s` on a UTC day (`YYYY-MM-DD`) as `v`. */
export function countedVotes(sql: Query, today: string) {
  return sql`
    left join vote_total t on t.server_id = s.id
    cross join lateral (
      select
        (coalesce(t.votes + t.imported, 0) +
          coalesce(sum(c.votes) filter (where c.day >= coalesce(t.counted_before, '-infinity')), 0))::float8 as total,
        coalesce(sum(c.votes) filter (where c.day > ${today}::date - ${WEEKLY_DAYS}::int), 0)::float8 as weekly,
        coalesce(sum(c.votes) filter (where c.day > ${today}::date - ${MONTHLY_DAYS}::int), 0)::float8 as monthly
      from vote_count c
      where c.server_id = s.id
        and c.day >= least(coalesce(t.counted_before, '-infinity'), ${today}::date - ${MONTHLY_DAYS}::int)
    ) v`;
}

/** Counts the votes that rank a server: those of the 30 UTC days up to `today` (`YYYY-MM-DD`). */
export async function countRankingVotes(
  sql: Sql,
  serverId: string,
  { today, counts }: { today: string; counts: RankCounts },
): Promise<number> {
  const [row] = await sql<{ votes: number }[]>`
    select coalesce(sum(${rankedOf(sql, counts).ofDay}), 0)::float8 as votes
    from vote_count c where server_id = ${serverId} and day > ${today}::date - ${MONTHLY_DAYS}::int`;
  return row?.votes ?? 0;
}

/** A server's votes on one UTC day. */
export interface VoteDay {
  /** Midnight of the day. */
  day: Date;
  votes: number;
}

/** A server's votes on one UTC day, and how many of them rank. */
interface RankedDay extends VoteDay {
  ranked: number;
}

/** Finds a server's votes on each of the UTC days up to `today` (`YYYY-MM-DD`), in order: 30 by default. */
export async function votesByDay(
  sql: Sql,
  serverId: string,
  { today, counts, days = MONTHLY_DAYS }: { today: string; counts: RankCounts; days?: number },
): Promise<RankedDay[]> {
  const rows = await sql<RankedDay[]>`
    select d.day at time zone 'utc' as day, coalesce(sum(c.votes), 0)::float8 as votes,
      coalesce(sum(${rankedOf(sql, counts).ofDay}), 0)::float8 as ranked
    from generate_series(
      ${today}::date - ${days - 1}::int, ${today}::date::timestamp, '1 day'
    ) as d (day)
    left join vote_count c on c.server_id = ${serverId} and c.day = d.day::date
    group by d.day order by d.day`;
  return [...rows];
}

/**
 * Folds the shards of past days into shard 0, and adds days older than every window to the server's total. Votes cast
 * during the run belong to today, which is left alone. Runs daily; skipping a day does no harm.
 */
export async function rollUpCounts(sql: Sql, now: Date): Promise<void> {
  const today = dayOf(now);
  await sql.begin(async (tx) => {
    // Only one roll-up runs at a time. Votes don't take this lock.
    await tx`lock table vote_total in share row exclusive mode`;
    await tx`
      with folded as (
        delete from vote_count where day < ${today}::date - 1 and shard <> 0 
        returning server_id, day, votes, without_sign_in, confirmed, established
      )
      insert into vote_count as c (server_id, day, shard, votes, without_sign_in, confirmed, established)
      select server_id, day, 0, sum(votes), sum(without_sign_in), sum(confirmed), sum(established)
      from folded group by server_id, day
      on conflict (server_id, day, shard) do update
      set votes = c.votes + excluded.votes, without_sign_in = c.without_sign_in + excluded.without_sign_in,
        confirmed = c.confirmed + excluded.confirmed, established = c.established + excluded.established`;
    await tx`
      with horizon as (select ${today}::date - ${RECENT_DAYS}::int as day)
      insert into vote_total as t (server_id, counted_before, votes, without_sign_in, confirmed, established)
      select c.server_id, h.day, sum(c.votes), sum(c.without_sign_in), sum(c.confirmed), sum(c.established)
      from horizon h join vote_count c on true
      left join vote_total o on o.server_id = c.server_id
      where c.day >= coalesce(o.counted_before, '-infinity') and c.day < h.day
      group by c.server_id, h.day
      on conflict (server_id) do update
      set counted_before = excluded.counted_before, votes = t.votes + excluded.votes,
        without_sign_in = t.without_sign_in + excluded.without_sign_in,
        confirmed = t.confirmed + excluded.confirmed, established = t.established + excluded.established`;
  });
}
