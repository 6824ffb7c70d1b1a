import type { Query } from "../../core/database/connect.ts";
import { dayOf } from "../../core/time/day.ts";

/**
 * Votes of a day that are shown, the latest. A player casts no more by hand, and every page of the player's reads them.
 */
const SHOWN_VOTES = 300;

/** A favourite of a player, or another server that they voted for today. */
export interface ServerToday {
  id: string;
  slug: string;
  name: string;
  logo: string | null;
  banner: string | null;
  isListed: boolean;
  isFavourite: boolean;
  /** Whether today's vote is spent, even if a moderator voided it. */
  hasVoted: boolean;
  /** Whether it is spent by an identity that voted with another account before it was linked to this one. */
  isTaken: boolean;
  /** Today's vote and its time. Null if there is none, if a moderator voided it, or if it is taken. */
  voteId: string | null;
  votedAt: Date | null;
}

/**
 * Servers that a player votes for today: their listed favourites in order, then other servers in the order of their
 * votes.
 */
export interface VotesToday {
  favourites: readonly ServerToday[];
  others: readonly ServerToday[];
  /** Today's votes by the server's slug; null for a void one. */
  voted: ReadonlyMap<string, string | null>;
}

/** Finds what an account votes for on the UTC day of `now`. */
export async function findVotesToday(
  sql: Query,
  accountId: string,
  now: Date,
): Promise<VotesToday> {
  const rows = await sql<ServerToday[]>`
    with last as (
      select server_id, voted_on, taken_on is not distinct from voted_on as is_taken,
        case when (voted_at at time zone 'utc')::date >= voted_on then vote_id end as vote_id,
        case when (voted_at at time zone 'utc')::date >= voted_on then voted_at end as voted_at
      from last_vote where account_id = ${accountId} and voted_on >= ${dayOf(now)}
      order by last_vote.voted_at desc limit ${SHOWN_VOTES}
    )
    select s.id, s.slug, s.name, s.logo, s.banner, s.status = 'approved' as is_listed,
      f.server_id is not null and s.status = 'approved' as is_favourite,
      l.server_id is not null as has_voted, coalesce(l.is_taken, false) as is_taken, l.vote_id, l.voted_at
    from last l
    full join (select server_id, place from favourite where account_id = ${accountId}) as f
      on f.server_id = l.server_id
    cross join lateral (
      -- A look-up by key for each: planned as a join, this reads all servers.
      select id, slug, name, logo, banner, status from server
      where id = coalesce(l.server_id, f.server_id) limit 1
    ) as s
    where l.server_id is not null or s.status = 'approved'
    order by f.place, l.voted_at, s.id`;
  return {
    favourites: rows.filter(({ isFavourite }) => isFavourite),
    others: rows.filter(({ isFavourite }) => !isFavourite),
    voted: new Map(rows.filter(({ hasVoted }) => hasVoted).map((row) => [row.slug, row.voteId])),
  };
}

/** Counts the favourites that have today's vote. */
export function countVoted({ favourites }: VotesToday): number {
  return favourites.filter(({ hasVoted }) => hasVoted).length;
}

/**
 * Returns the first favourite without today's vote, or the first such after the one with that slug. Undefined if there
 * is none.
 */
export function nextFavourite({ favourites }: VotesToday, after?: string): ServerToday | undefined {
  const from = favourites.findIndex(({ slug }) => slug === after) + 1;
  return favourites.slice(from).find(({ hasVoted }) => !hasVoted);
}
