import type { Sql } from "../../../src/core/database/connect.ts";
import { dayOf } from "../../../src/core/time/day.ts";
import { recountDays } from "../../../src/core/votes/recount_days.ts";

/** Inserts votes of new accounts for a server, one each and all at one time, with their counter. */
export async function seedVotes(
  sql: Sql,
  serverId: string,
  { votes, at }: { votes: number; at: Date },
): Promise<void> {
  await sql`
    with person as (
      insert into account (username, username_key, email, created_at, updated_at)
      select 'Many_' || n, 'many_' || n, n || '@many.example', ${at}, ${at}
      from generate_series(1, ${votes}::int) as n
      returning id
    ), cast_vote as (
      insert into vote (id, server_id, account_id, voted_at)
      select uuid_v7(${at}), ${serverId}::uuid, id, ${at} from person
      returning id, account_id, voted_at
    ), last as (
      insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
      select ${serverId}::uuid, account_id, id, (voted_at at time zone 'utc')::date, voted_at from cast_vote
    )
    insert into vote_month (server_id, month, account_id, days, last_voted_at)
    select ${serverId}::uuid, date_trunc('month', day::timestamp)::date, account_id, array[day], voted_at
    from cast_vote cross join lateral (select (voted_at at time zone 'utc')::date as day) as d`;
  await sql.begin((tx) => recountDays(tx, serverId, [dayOf(at)]));
}
