import type { Query } from "../../../core/database/connect.ts";
import { dayOf } from "../../../core/time/day.ts";

/**
 * Maximum votes of a day that are shown, latest first. A player can't cast more by hand, and each of the player's pages
 * reads them.
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
  /** Whether the account has voted today, even if a moderator voided the vote. */
  hasVoted: boolean;
  /** Whether the vote was cast by another account with an identity that was linked to this account since. */
  isTaken: boolean;
  /** Today's vote and its time. Null if there is no vote, if a moderator voided it, or if `isTaken`. */
  voteId: string | null;
  votedAt: Date | null;
}

/**
 * The servers on a player's page of today: listed favourites in order, then other servers in the order of their votes.
 */
export interface VotesToday {
  favourites: readonly ServerToday[];
  others: readonly ServerToday[];
  /** The ids of today's votes by the server's slug; null for a void vote. */
  voted: ReadonlyMap<string, string | null>;
}

/** Returns an account's favourites and votes on the UTC day of `now`. */
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
      -- One look-up by key for each server: as a join, the planner would read all servers.
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

/**
 * Returns the servers that a player votes for, in one order: those without a vote today before the others, and
 * favourites before those that the player only voted for.
 */
export function inOneList(
  { favourites, others }: VotesToday,
  before: readonly Pick<ServerToday, "id" | "slug" | "name" | "logo" | "banner">[],
): ServerToday[] {
  const known = new Set([...favourites, ...others].map(({ id }) => id));
  const withoutVote = before.filter(({ id }) => !known.has(id)).map((server) => ({
    ...server,
    isListed: true,
    isFavourite: false,
    hasVoted: false,
    isTaken: false,
    voteId: null,
    votedAt: null,
  }));
  const all = [...favourites, ...withoutVote, ...others];
  return [...all.filter(({ hasVoted }) => !hasVoted), ...all.filter(({ hasVoted }) => hasVoted)];
}

/** Counts the favourites with a vote today. */
export function countVoted({ favourites }: VotesToday): number {
  return favourites.filter(({ hasVoted }) => hasVoted).length;
}

/**
 * Returns the slug of the first favourite without a vote today, starting after the favourite `after` if given, or
 * undefined if there is none.
 */
export function nextFavourite({ favourites }: VotesToday, after?: string): ServerToday | undefined {
  const from = favourites.findIndex(({ slug }) => slug === after) + 1;
  return favourites.slice(from).find(({ hasVoted }) => !hasVoted);
}
