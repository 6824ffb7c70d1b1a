import type { Query } from "../database/connect.ts";

/** Hours that moderators see, the present one included. */
const HOURS = 24;

/** Weeks that an hour is compared with. */
const WEEKS = 4;

/** A server's votes in one hour, void ones included. */
export interface HourOfVotes {
  /** Its beginning. */
  hour: Date;
  votes: number;
  /** Mean of the same hour in the four weeks before. */
  usual: number;
}

/** Counts a server's votes of the last 24 hours, the newest first, beside the same hours of the four weeks before. */
export async function findHours(sql: Query, serverId: string, now: Date): Promise<HourOfVotes[]> {
  const rows = await sql<HourOfVotes[]>`
    select hour, sum(n.votes) filter (where ago = 0)::float8 as votes,
      (sum(n.votes) filter (where ago > 0) / ${WEEKS}::int)::float8 as usual
    from generate_series(0, ${HOURS}::int - 1) as back
    cross join lateral (
      select date_trunc('hour', ${now}::timestamptz, 'utc') - back * interval '1 hour' as hour
    ) as h
    cross join generate_series(0, ${WEEKS}::int) as ago
    cross join lateral (
      select count(*) as votes from vote
      where server_id = ${serverId} and voted_at >= hour - ago * interval '7 days'
        and voted_at < hour - ago * interval '7 days' + interval '1 hour'
    ) as n
    group by hour order by hour desc`;
  return [...rows];
}
