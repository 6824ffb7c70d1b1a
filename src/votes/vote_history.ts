import type { Query } from "../database/connect.ts";

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

/** A vote in a server's list, with what may tell a bought one. */
export interface ListedVote extends CastVote {
  /** Since when there is the account. */
  playerSince: Date | null;
  /** Votes for the server from its address that UTC day; null: cast on the command line, or over a week ago. */
  sharing: number | null;
}

/** Lists a server's votes, voided ones included, newest first; with `before` (a vote's id), only earlier ones. */
export async function findVotes(
  sql: Query,
  serverId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ListedVote[]> {
  const rows = await sql<ListedVote[]>`
    with picked as materialized (
      select id, server_id, account_id, voted_at, voided_at, voided_by, void_reason from vote
      where server_id = ${serverId} and (
        ${before ?? null}::uuid is null
        or (voted_at, id) < (select voted_at, id from vote where id = ${before ?? null})
      )
      order by voted_at desc, id desc limit ${limit}
    ), origin as (
      select vote_id, count(*) over (partition by address)::int as sharing from vote_origin
      where server_id = ${serverId}
        and voted_at >= (select date_trunc('day', min(voted_at), 'utc') from picked)
        and voted_at < (select date_trunc('day', max(voted_at), 'utc') + interval '1 day' from picked)
    )
    select v.id, v.server_id, s.slug as server, v.account_id, a.username as player, v.voted_at, v.voided_at,
      m.username as voided_by, v.void_reason, a.created_at as player_since, o.sharing
    from picked v
    left join server s on s.id = v.server_id
    left join account a on a.id = v.account_id and a.deleted_at is null
    left join account m on m.id = v.voided_by and m.deleted_at is null
    left join origin o on o.vote_id = v.id
    order by v.voted_at desc, v.id desc`;
  return [...rows];
}
