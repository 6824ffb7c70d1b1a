import type { Query, SqlFragment } from "../../core/database/connect.ts";

/** Number of past months in which an earlier vote makes a player a regular. */
const REGULAR_MONTHS = 3;

/**
 * Builds the condition that a player voted for the server on a day before that of `vote`, the alias of a row with an
 * account and a time. Void votes don't count. Looks up one month at a time by key, the newest first, so that it doesn't
 * read the server's other voters.
 */
export function votedBefore(
  sql: Query,
  { serverId, vote }: { serverId: SqlFragment; vote: SqlFragment },
): SqlFragment {
  return sql`exists (
    select from generate_series(0, ${REGULAR_MONTHS - 1}::int) as back
    cross join lateral (
      select (date_trunc('month', ${vote}.voted_at at time zone 'utc') - back * interval '1 month')::date as month
    ) as at
    join vote_month m
      on m.server_id = ${serverId} and m.month = at.month and m.account_id = ${vote}.account_id
    cross join lateral unnest(m.days) as d (day)
    where d.day < (${vote}.voted_at at time zone 'utc')::date
  )`;
}
