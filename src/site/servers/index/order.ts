import type { Sort } from "../search/listing_search.ts";

/** The values that servers are sorted by. */
export interface SortKeys {
  id: string;
  /** In milliseconds. */
  since: number;
  votes: number;
  votesToday: number;
  votesAll: number;
  playersOnline: number;
  /** The name in folded form, without case and accents. */
  foldedName: string;
}

type Compare = (one: SortKeys, other: SortKeys) => number;

/** Breaks ties: the server that was listed first comes first. */
const byAge: Compare = (one, other) => one.since - other.since || (one.id < other.id ? -1 : 1);

const byVotes: Compare = (one, other) => other.votes - one.votes || byAge(one, other);

/** Comparison functions by sort order. */
export const COMPARE: Record<Sort, Compare> = {
  match: byVotes,
  votes_30: byVotes,
  votes_today: (one, other) => other.votesToday - one.votesToday || byVotes(one, other),
  votes_all: (one, other) => other.votesAll - one.votesAll || byVotes(one, other),
  players: (one, other) => other.playersOnline - one.playersOnline || byAge(one, other),
  newest: (one, other) => byAge(other, one),
  name: (one, other) => compareTexts(one.foldedName, other.foldedName) || byAge(one, other),
};

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
