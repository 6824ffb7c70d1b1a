import type { Actor } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { noteVotes } from "../servers/rank_servers.ts";
import { dayOf } from "./voting_day.ts";

/** A vote in the history, as moderators see it. */
export interface CastVote {
  id: string;
  serverId: string;
  /** The server's slug; null when the server is gone. */
  server: string | null;
  accountId: string;
  /** The account's current name; null when the account is gone. */
  player: string | null;
  votedAt: Date;
  /** Null unless the vote was voided. */
  voidedAt: Date | null;
  /** The moderator's current name; also null for the operator. */
  voidedBy: string | null;
  voidReason: string | null;
}

/** Finds a vote by id. */
export async function findVote(sql: Query, id: string): Promise<CastVote | undefined> {
  const [vote] = await sql<CastVote[]>`
    select v.id, v.server_id, s.slug as server, v.account_id, a.username as player, v.voted_at, v.voided_at,
      m.username as voided_by, v.void_reason
    from vote v
    left join server s on s.id = v.server_id
    left join account a on a.id = v.account_id and a.deleted_at is null
    left join account m on m.id = v.voided_by and m.deleted_at is null
    where v.id = ${id}`;
  return vote;
}

/** Lists a server's votes, voided ones included, newest first; with `before` (a vote's id), only earlier ones. */
export async function findVotes(
  sql: Query,
  serverId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<CastVote[]> {
  const rows = await sql<CastVote[]>`
    select v.id, v.server_id, s.slug as server, v.account_id, a.username as player, v.voted_at, v.voided_at,
      m.username as voided_by, v.void_reason
    from vote v
    left join server s on s.id = v.server_id
    left join account a on a.id = v.account_id and a.deleted_at is null
    left join account m on m.id = v.voided_by and m.deleted_at is null
    where v.server_id = ${serverId} and (
      ${before ?? null}::uuid is null
      or (v.voted_at, v.id) < (select voted_at, id from vote where id = ${before ?? null})
    )
    order by v.voted_at desc, v.id desc limit ${limit}`;
  return [...rows];
}

/**
 * Marks a vote as void; false when it already is. The player's next vote, and voiding others of theirs, wait until
 * the transaction ends: if two ran at once, one would take the other's vote for the previous one.
 */
export async function markVoided(
  tx: Query,
  vote: CastVote,
  { by, reason, now }: { by: Actor; reason: string | null; now: Date },
): Promise<boolean> {
  await tx`
    select from last_vote where server_id = ${vote.serverId} and account_id = ${vote.accountId} for update`;
  const marked = await tx`
    update vote
    set voided_at = ${now}, voided_by = ${
    by.kind === "operator" ? null : by.id
  }, void_reason = ${reason}
    where id = ${vote.id} and voted_at = ${vote.votedAt} and voided_at is null
    returning id`;
  return marked.length === 1;
}

/** Removes a vote from its day's counter and, if that day was rolled up, from the server's total. */
export async function uncount(tx: Query, { serverId, votedAt }: CastVote): Promise<void> {
  const day = dayOf(votedAt);
  // Whether the day was rolled up must not change meanwhile.
  await tx`lock table vote_total in row exclusive mode`;
  await tx`
    with total as (
      update vote_total set votes = votes - 1 where server_id = ${serverId} and counted_before > ${day}::date
    )
    insert into vote_count as c (server_id, day, shard, votes)
    values (${serverId}, ${day}::date, 0, -1)
    on conflict (server_id, day, shard) do update set votes = c.votes + excluded.votes`;
  await noteVotes(tx, serverId);
}

/**
 * Makes the vote before a voided one the player's last again, or leaves none if there was no earlier one. Scans the
 * server's history: 0.3 s for a million votes, but voiding is rare, and this saves every vote an index.
 */
export async function restoreLastVote(
  tx: Query,
  { id, serverId, accountId, votedAt }: CastVote,
): Promise<void> {
  await tx`
    with previous as (
      select id, voted_at from vote
      where server_id = ${serverId} and account_id = ${accountId} and voted_at < ${votedAt} and voided_at is null
      order by voted_at desc limit 1
    ), restored as (
      update last_vote l
      set vote_id = p.id, voted_on = (p.voted_at at time zone 'utc')::date, voted_at = p.voted_at
      from previous p
      where l.server_id = ${serverId} and l.account_id = ${accountId} and l.vote_id = ${id}
    )
    delete from last_vote
    where server_id = ${serverId} and account_id = ${accountId} and vote_id = ${id}
      and not exists (select from previous)`;
}
