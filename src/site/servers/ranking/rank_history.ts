import type { Query, Sql } from "../../../core/database/connect.ts";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Ranks } from "./ranks.ts";
import { dayOf, daysBefore } from "../../../core/time/day.ts";

/** A server's rank in the listing at the end of a UTC day. */
interface DayRank {
  /** Midnight of the day. */
  day: Date;
  /** Starts at 1. */
  rank: number;
}

/** Records every listed server's rank under the day that the ranking was last counted for. */
export async function noteRanks(tx: Query): Promise<void> {
  await tx`
    insert into server_rank (server_id, day, rank)
    select r.server_id, w.today, row_number() over (order by r.votes desc, s.created_at, s.id)
    from ranking_state w cross join ranking r join server s on s.id = r.server_id
    where r.listed and w.today is not null
    on conflict (server_id, day) do update set rank = excluded.rank where server_rank.rank <> excluded.rank`;
}

/** Returns a server's ranks of the last `days` days, in order. Days on which it wasn't listed are missing. */
export async function findRanks(
  sql: Sql,
  serverId: string,
  { now, days }: { now: Date; days: number },
): Promise<DayRank[]> {
  const rows = await sql<DayRank[]>`
    select day::timestamp at time zone 'utc' as day, rank from server_rank
    where server_id = ${serverId} and day >= ${dayBefore(now, days)} order by server_rank.day`;
  return [...rows];
}

/** Returns all servers' ranks at the end of the UTC day a week before `now`. Empty if no ranks were recorded then. */
export async function findWeekAgo(sql: Sql, now: Date): Promise<Map<string, Ranks>> {
  const rows = await sql<(Ranks & { id: string })[]>`
    select k.server_id as id, k.rank, row_number() over (partition by s.game_id order by k.rank)::int as rank_in_game
    from server_rank k join server s on s.id = k.server_id
    where k.day = ${dayBefore(now, 7)}`;
  return new Map(rows.map(({ id, ...ranks }) => [id, ranks]));
}

function dayBefore(now: Date, days: number = KEPT_DAYS.rank): string {
  return dayOf(daysBefore(now, days));
}
