import type { Sql } from "../../core/database/connect.ts";
import { dayOf, daysBefore } from "../../core/time/day.ts";

/** One hour or UTC day of a server. Spans without polls, or without a reported number of players, are left out. */
export interface PlayerSpan {
  /** Start of the span. */
  at: Date;
  /** The average players of the polls that reported them. Null if no poll succeeded. */
  average: number | null;
  peak: number;
}

/** The players of a server over a number of days, oldest first. */
interface PlayerHistory {
  hours: PlayerSpan[];
  /** By UTC day. */
  days: PlayerSpan[];
}

/** Returns the players of a server over the last `days` days. Hours are kept for 30 days, days for a year. */
export async function findPlayers(
  sql: Sql,
  serverId: string,
  { now, days }: { now: Date; days: number },
): Promise<PlayerHistory> {
  const spans = await sql<(PlayerSpan & { isDay: boolean })[]>`
    select false as is_day, hour as at,
      players_sum::float8 / nullif(answers, 0) as average, players_peak as peak
    from player_hour where server_id = ${serverId} and hour > ${daysBefore(now, days)}
    union all
    select true, day::timestamp at time zone 'utc',
      players_sum::float8 / nullif(answers - uncounted, 0), players_peak
    from player_day where server_id = ${serverId} and day > ${dayOf(now)}::date - ${days}::int
      and (answers = 0 or answers > uncounted)
    order by at`;
  const ofKind = (kind: boolean) =>
    spans.filter(({ isDay }) => isDay === kind).map(({ at, average, peak }) => ({
      at,
      average,
      peak,
    }));
  return { hours: ofKind(false), days: ofKind(true) };
}

/**
 * Returns the players of a server on the last `days` UTC days, including today, without days on which it wasn't polled.
 */
export async function findPlayerDays(
  sql: Sql,
  serverId: string,
  { now, days }: { now: Date; days: number },
): Promise<PlayerSpan[]> {
  const spans = await sql<PlayerSpan[]>`
    select day::timestamp at time zone 'utc' as at,
      players_sum::float8 / nullif(answers - uncounted, 0) as average, players_peak as peak
    from player_day where server_id = ${serverId} and day > ${dayOf(now)}::date - ${days}::int
      and (answers = 0 or answers > uncounted)
    order by player_day.day`;
  return [...spans];
}
