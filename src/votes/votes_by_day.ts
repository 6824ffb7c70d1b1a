import type { Sql } from "../database/connect.ts";
import { MONTHLY_DAYS } from "./vote_counts.ts";

/** A server's votes on a UTC day. */
export interface VoteDay {
  /** Midnight of the day. */
  day: Date;
  votes: number;
}

/** Finds a server's votes on each of the 30 UTC days up to `today` (`YYYY-MM-DD`), in order. */
export async function votesByDay(sql: Sql, serverId: string, today: string): Promise<VoteDay[]> {
  const rows = await sql<VoteDay[]>`
    select d.day at time zone 'utc' as day, coalesce(sum(c.votes), 0)::float8 as votes
    from generate_series(${today}::date - ${
    MONTHLY_DAYS - 1
  }::int, ${today}::date::timestamp, '1 day') as d (day)
    left join vote_count c on c.server_id = ${serverId} and c.day = d.day::date
    group by d.day order by d.day`;
  return [...rows];
}
