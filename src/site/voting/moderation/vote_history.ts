import { type Actor, requireRight } from "../../../core/rights/actor.ts";
import type { Query, SqlFragment } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import type { VoteSource } from "../../../core/votes/vote_source.ts";
import type { VoteTrust } from "../../../core/votes/vote_trust.ts";

/** Votes per page. */
export const VOTES_PAGE = 25;

/** Weeks over which the mean of an hour is computed. */
const WEEKS = 4;

/** A vote in the history for moderators, with details that may reveal a bought one. */
export interface CastVote {
  id: string;
  serverId: string;
  /** The server's slug. Null if the server was deleted. */
  server: string | null;
  accountId: string;
  /** The account's current name. Null if the account was deleted. */
  player: string | null;
  /** The name of the vote, if it wasn't the account's username. */
  gameName: string | null;
  /** Creation time of the account. */
  playerSince: Date | null;
  votedAt: Date;
  /** The vote's source. Null if it was cast before sources were recorded. */
  source: VoteSource | null;
  /** The account's trust at that time. Null if the vote was cast before trust was recorded. */
  trust: VoteTrust | null;
  /**
   * Votes for the server from the same IP address on that UTC day. Null if the vote was cast on the command line, or
   * over a week ago.
   */
  sharing: number | null;
  /** Null unless the vote was voided. */
  voidedAt: Date | null;
  /** The moderator's current name. Null for the operator, too. */
  voidedBy: string | null;
  voidReason: string | null;
}

/**
 * Returns a vote by its id. Refuses an unknown vote, and all but moderators and the operator.
 */
export async function requireVote(sql: Query, id: string, by: Actor): Promise<CastVote> {
  requireRight(by, "votes");
  const [vote] = await findVotes(sql, sql`id = ${isUuid(id) ? id : null} limit 1`);
  if (vote) return vote;
  throw refusal("vote_unknown", { id });
}

/**
 * Lists a server's votes, including voided ones, newest first. With `before` (a vote's id), lists only earlier ones.
 * Refuses non-moderators.
 */
export async function listVoteHistory(
  sql: Query,
  serverId: string,
  { by, before = null, limit }: { by: Actor; before?: string | null | undefined; limit: number },
): Promise<CastVote[]> {
  requireRight(by, "votes");
  return await findVotes(
    sql,
    sql`
      server_id = ${serverId} and (
        ${before}::uuid is null or (voted_at, id) < (select voted_at, id from vote where id = ${before})
      )
      order by voted_at desc, id desc limit ${limit}`,
  );
}

/** Finds votes of one server, newest first. */
async function findVotes(sql: Query, which: SqlFragment): Promise<CastVote[]> {
  const rows = await sql<CastVote[]>`
    with picked as materialized (
      select id, server_id, account_id, voted_at, source, trust, voided_at, voided_by, void_reason
      from vote where ${which}
    ), origin as (
      select vote_id, count(*) over (partition by address)::int as sharing from vote_origin
      where server_id = (select server_id from picked limit 1)
        and voted_at >= (select date_trunc('day', min(voted_at), 'utc') from picked)
        and voted_at < (select date_trunc('day', max(voted_at), 'utc') + interval '24 hours' from picked)
    )
    select v.id, v.server_id, s.slug as server, v.account_id, a.username as player, n.username as game_name,
      v.voted_at, v.source, v.trust,
      v.voided_at, m.username as voided_by, v.void_reason, a.created_at as player_since, o.sharing
    from picked v
    left join server s on s.id = v.server_id
    left join account a on a.id = v.account_id and a.deleted_at is null
    left join account m on m.id = v.voided_by and m.deleted_at is null
    left join origin o on o.vote_id = v.id
    left join vote_name n on n.vote_id = v.id
    order by v.voted_at desc, v.id desc`;
  return [...rows];
}

/**
 * Counts the votes of the last hours, including void ones, latest hour first. `usual` is the mean of the same hour over
 * four weeks.
 */
export async function findHours(
  sql: Query,
  serverId: string,
  { now, hours }: { now: Date; hours: number },
): Promise<{ hour: Date; votes: number; usual: number }[]> {
  return await sql`
    select hour, sum(n.votes) filter (where ago = 0)::float8 as votes,
      (sum(n.votes) filter (where ago > 0) / ${WEEKS}::int)::float8 as usual
    from generate_series(0, ${hours}::int - 1) as back
    cross join lateral (
      select date_trunc('hour', ${now}::timestamptz, 'utc') - back * interval '1 hour' as hour
    ) as h
    cross join generate_series(0, ${WEEKS}::int) as ago
    cross join lateral (
      -- A week in hours, because a day in the session's time zone may have 23 hours.
      select count(*) as votes from vote
      where server_id = ${serverId} and voted_at >= hour - ago * interval '168 hours'
        and voted_at < hour - ago * interval '168 hours' + interval '1 hour'
    ) as n
    group by hour order by hour desc`;
}
