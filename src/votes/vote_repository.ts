import type { Query } from "../database/connect.ts";

/** Counter rows that a server's votes of one day are spread over: a single row caps a busy server at 2.5k votes/s. */
const SHARDS = 8;

/** Values that insertVote needs. */
export interface VoteRow {
  voteId: string;
  serverId: string;
  accountId: string;
  /** The webhook's body, frozen (SPEC §2.4). */
  body: string;
  now: Date;
}

/**
 * Casts a vote in one statement, and so in one transaction: the guard, the history, the counter and the outbox.
 * Returns how many deliveries it queued, or undefined when the guard blocks it (a vote on that UTC day or later
 * exists) or the server is not approved. Votes for a paused endpoint are held for a replay.
 */
export async function insertVote(
  sql: Query,
  vote: VoteRow,
): Promise<{ deliveries: number } | undefined> {
  const shard = Math.floor(Math.random() * SHARDS);
  const [cast] = await sql<{ deliveries: number }[]>`
    with guard as (
      insert into last_vote as l (server_id, account_id, vote_id, voted_on, voted_at)
      select s.id, ${vote.accountId}, ${vote.voteId}, (${vote.now}::timestamptz at time zone 'utc')::date, ${vote.now}
      from server s where s.id = ${vote.serverId} and s.status = 'approved'
      on conflict (server_id, account_id) do update
      set vote_id = excluded.vote_id, voted_on = excluded.voted_on, voted_at = excluded.voted_at
      where l.voted_on < excluded.voted_on
      returning server_id, account_id, vote_id, voted_on, voted_at
    ), history as (
      insert into vote (id, server_id, account_id, voted_at)
      select vote_id, server_id, account_id, voted_at from guard
    ), counted as (
      insert into vote_count as c (server_id, day, shard, votes)
      select server_id, voted_on, ${shard}::smallint, 1 from guard
      on conflict (server_id, day, shard) do update set votes = c.votes + 1
    ), ranked as (
      insert into ranking_change (server_id) select server_id from guard
    ), queued as (
      insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
      select uuid_v7(g.voted_at), g.vote_id, e.key_id, g.server_id,
        case when e.paused_at is null and e.disabled_at is null then 'pending' else 'held' end::delivery_state,
        ${vote.body}, g.voted_at, g.voted_at
      from guard g join endpoint e on e.server_id = g.server_id and e.url is not null
      returning id
    )
    select (select count(*) from queued)::int as deliveries from guard`;
  return cast;
}

/** Returns when an account last voted for a server. */
export async function findLastVote(
  sql: Query,
  serverId: string,
  accountId: string,
): Promise<Date | undefined> {
  const [vote] = await sql<{ votedAt: Date }[]>`
    select voted_at from last_vote where server_id = ${serverId} and account_id = ${accountId}`;
  return vote?.votedAt;
}

/** Whether that very vote is its account's last one for its server. */
export async function isLastVote(sql: Query, vote: VoteRow): Promise<boolean> {
  const found = await sql`
    select from last_vote
    where server_id = ${vote.serverId} and account_id = ${vote.accountId} and vote_id = ${vote.voteId}`;
  return found.length > 0;
}
