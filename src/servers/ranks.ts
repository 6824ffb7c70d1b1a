/** A server's ranks by the votes of 30 days: overall, and in its game. */
export interface Ranks {
  rank: number;
  rankInGame: number;
}

/** A server's rank now, and a week ago: null before it was listed, absent if unknown. */
export interface RankTrend extends Ranks {
  weekAgo?: Ranks | null | undefined;
}

/** A server's rank, and the number of servers it is among: overall, and in its game. */
export interface Standing extends RankTrend {
  listed: number;
  listedInGame: number;
}

/** A server's rank and votes beside those of the servers before and after it in its game. */
export interface Neighbour {
  name: string;
  rankInGame: number;
  votes: number;
  isOwn: boolean;
}

/** Ranks of a week ago, and the end of that day in milliseconds. Servers listed later are new. */
export interface WeekAgo {
  ranks: ReadonlyMap<string, Ranks>;
  until: number;
}

/** Sets the ranks of all listed servers, which are sorted by votes, most first. */
export function rank(
  sorted: readonly (RankTrend & { id: string; game: string; since: number })[],
  { ranks, until }: WeekAgo,
): void {
  const inGame = new Map<string, number>();
  sorted.forEach((entry, at) => {
    entry.rank = at + 1;
    entry.rankInGame = (inGame.get(entry.game) ?? 0) + 1;
    const isNew = ranks.size > 0 && entry.since >= until;
    entry.weekAgo = ranks.get(entry.id) ?? (isNew ? null : undefined);
    inGame.set(entry.game, entry.rankInGame);
  });
}
