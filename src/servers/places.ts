/** A server's ranks by the votes of 30 days: among all, and among those of its game. */
export interface Ranks {
  rank: number;
  rankInGame: number;
}

/** A server's place now, and what it was a week ago: null before it was listed, absent when nobody knows. */
export interface Place extends Ranks {
  weekAgo?: Ranks | null | undefined;
}

/** A server's place, and among how many it stands: all, and those of its game. */
export interface Standing extends Place {
  listed: number;
  listedInGame: number;
}

/** Ranks of a week ago, and the end of that day in milliseconds; whoever came later is new. */
export interface WeekAgo {
  ranks: ReadonlyMap<string, Ranks>;
  until: number;
}

/** Sets the places of all listed servers, who come with the most votes first. */
export function rank(
  sorted: readonly (Place & { id: string; game: string; since: number })[],
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
