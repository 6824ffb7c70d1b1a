import type { Query, Sql } from "../database/connect.ts";
import { daysBefore, KEPT_DAYS } from "../kept_data.ts";

/** A server's place in the listing at the end of a UTC day. */
export interface DayRank {
  /** Midnight of the day. */
  day: Date;
  /** Starts at 1. */
  rank: number;
}

/** Notes every listed server's place under the day that the ranking was last counted for. */
export async function noteRanks(tx: Query): Promise<void> {
  await tx`
    insert into server_rank (server_id, day, rank)
    select r.server_id, w.today, row_number() over (order by r.votes desc, s.created_at, s.id)
    from ranking_state w cross join ranking r join server s on s.id = r.server_id
    where r.listed and w.today is not null
    on conflict (server_id, day) do update set rank = excluded.rank where server_rank.rank <> excluded.rank`;
}

/** Finds a server's places of the last year, in order; days on which it was not listed are missing. */
export async function findRanks(sql: Sql, serverId: string, now: Date): Promise<DayRank[]> {
  const rows = await sql<DayRank[]>`
    select day::timestamp at time zone 'utc' as day, rank from server_rank
    where server_id = ${serverId} and day >= ${dayBefore(now)} order by server_rank.day`;
  return [...rows];
}

/** Deletes what is older than a year; what another process is deleting is skipped. Runs daily. */
export async function dropOldRanks(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from server_rank where (server_id, day) in (
      select server_id, day from server_rank where day < ${dayBefore(now)} for update skip locked
    )`;
}

function dayBefore(now: Date): string {
  return daysBefore(now, KEPT_DAYS.rank).toISOString().slice(0, 10);
}
