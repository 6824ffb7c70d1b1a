import type { Sql } from "../../../src/database/connect.ts";
import type { VoteRequest } from "../../../src/votes/cast_vote.ts";

/** Counter rows of a server and a day, as many as ours. */
const SHARDS = 8;

/** Makes the tables that a listing would have if it did nothing but count votes. */
export async function preparePlainVotes(sql: Sql): Promise<void> {
  await sql`
    create table plain_vote (
      server_id uuid, account_id uuid, day date, voted_at timestamptz, primary key (server_id, account_id, day)
    )`;
  await sql`
    create table plain_count (
      server_id uuid, day date, shard int, votes int, primary key (server_id, day, shard)
    ) with (fillfactor = 50)`;
}

/**
 * Casts a vote by one statement written by hand: the guard, which is the history as well, and the counter; nothing checks
 * the clock, and nothing is queued for a webhook.
 */
export async function castPlainVote(
  sql: Sql,
  { slug, username, now }: VoteRequest,
): Promise<boolean> {
  const shard = Math.floor(Math.random() * SHARDS);
  const cast = await sql`
    with voted as (
      insert into plain_vote (server_id, account_id, day, voted_at)
      select s.id, a.id, (${now}::timestamptz at time zone 'utc')::date, ${now}
      from server s join account a on a.username_key = ${username.toLowerCase()}
      where s.slug = ${slug} and s.status = 'approved'
      on conflict do nothing returning server_id, day
    )
    insert into plain_count as c (server_id, day, shard, votes)
    select server_id, day, ${shard}::int, 1 from voted
    on conflict (server_id, day, shard) do update set votes = c.votes + 1
    returning 1`;
  return cast.length > 0;
}
