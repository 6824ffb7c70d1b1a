/** A server's ranks by the votes of 30 days: overall, and in its game. */
export interface Ranks {
  rank: number;
  rankInGame: number;
}

/** A server's rank now and a week ago. Null if it wasn't listed then, absent if unknown. */
export interface RankTrend extends Ranks {
  weekAgo?: Ranks | null | undefined;
}

/** A server's rank and the number of ranked servers, overall and in its game. */
export interface Standing extends RankTrend {
  listed: number;
  listedInGame: number;
}

/** A server in the list of a server's neighbours in its game, with its rank and votes. */
export interface Neighbour {
  name: string;
  rankInGame: number;
  votes: number;
  isOwn: boolean;
}

/** The ranks of a week ago, and the end of that day in milliseconds. Servers listed later are new. */
export interface WeekAgo {
  ranks: ReadonlyMap<string, Ranks>;
  until: number;
}
