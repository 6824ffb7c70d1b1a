import { createBatch } from "../../../src/core/database/batch.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import { jsonRows } from "../../../src/core/database/json_rows.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import type { VoteRequest } from "../../../src/core/votes/cast_vote.ts";

/** Counter rows of a busy server and a day, and the votes in one statement that make it busy: as many as ours. */
const SHARDS = 8;
const BUSY_VOTES = 4;

/** Makes tables for votes cast by hand: like ours, but empty, and the history in one part. */
export async function prepareByHand(sql: Sql): Promise<void> {
  await sql`create schema by_hand`;
  await sql`create table by_hand.last_vote (like last_vote including all) with (fillfactor = 80)`;
  await sql`create table by_hand.vote (like vote including all)`;
  await sql`create table by_hand.vote_count (like vote_count including all) with (fillfactor = 50)`;
  await sql`create table by_hand.vote_month (like vote_month including all) with (fillfactor = 80)`;
  await sql`create table by_hand.ranking_change (like ranking_change including all)`;
}

/** Returns what casts votes by hand, gathered as ours are; it returns whether the vote counted. */
export function createByHand(sql: Sql): (request: VoteRequest) => Promise<boolean> {
  return createBatch((requests) => castByHand(sql, requests), { timeoutMs: Infinity });
}

/**
 * Casts votes by one statement that leaves the records that ours leaves. Nothing checks the clock, a proof, an address
 * or how well the account is known, and nothing is queued for webhooks, an inbox or a feed.
 */
async function castByHand(sql: Sql, requests: VoteRequest[]): Promise<boolean[]> {
  const shard = Math.floor(Math.random() * SHARDS);
  const rows = requests.map(({ slug, username, now }) => {
    return { id: uuidV7(now), slug, nameKey: username.toLowerCase(), votedAt: now };
  });
  const cast = await sql<{ voteId: string }[]>`
    with request as materialized (
      select w.id, w.voted_at, (w.voted_at at time zone 'utc')::date as day, s.id as server_id, a.id as account_id
      from json_to_recordset(${jsonRows(rows)}::text::json) as w (
        id uuid, slug text, name_key text, voted_at timestamptz
      )
      cross join lateral (select id from server where slug = w.slug and status = 'approved' limit 1) as s
      cross join lateral (select id from account where username_key = w.name_key limit 1) as a
    ), guard as (
      insert into by_hand.last_vote as l (server_id, account_id, vote_id, voted_on, voted_at)
      select server_id, account_id, id, day, voted_at from request order by server_id, account_id
      on conflict (server_id, account_id) do update
      set vote_id = excluded.vote_id, voted_on = excluded.voted_on, voted_at = excluded.voted_at
      where l.voted_on < excluded.voted_on
      returning vote_id
    ), ballot as materialized (
      select * from request where id = any(array(select vote_id from guard))
    ), history as (
      insert into by_hand.vote (id, server_id, account_id, voted_at, source)
      select id, server_id, account_id, voted_at, 'operator' from ballot
    ), counted as (
      insert into by_hand.vote_count as c (server_id, day, shard, votes)
      select server_id, day, case when count(*) < ${BUSY_VOTES}::int then 0 else ${shard}::int end, count(*)
      from ballot group by server_id, day order by server_id, day
      on conflict (server_id, day, shard) do update set votes = c.votes + excluded.votes
    ), months as (
      insert into by_hand.vote_month as m (server_id, month, account_id, days, last_voted_at)
      select server_id, date_trunc('month', day::timestamp)::date, account_id, array[day], voted_at from ballot
      on conflict (server_id, month, account_id) do update
      set days = m.days || excluded.days, last_voted_at = excluded.last_voted_at
    ), ranked as (
      insert into by_hand.ranking_change (server_id) select distinct server_id from ballot
    )
    select vote_id from guard`;
  const counted = new Set(cast.map(({ voteId }) => voteId));
  return rows.map(({ id }) => counted.has(id));
}
