import type { Names, RankingChange } from "./rank_servers.ts";
import type { RankTrend } from "./ranks.ts";
import { fold } from "./search_terms.ts";
import { type Sought, soughtOf } from "./text_index.ts";

/** A listed server in memory. Times are numbers, because ten thousand are compared at once. */
export interface IndexEntry extends Omit<RankingChange, "since" | "answeredAt">, RankTrend {
  foldedName: string;
  tagNumbers: readonly number[];
  sought: Sought;
  since: number;
  /** 0 means never. */
  answeredAt: number;
}

/** Returns a listed server as it is kept in memory, without its ranks. New tags get a number. */
export function entryOf(
  change: RankingChange,
  { games, tags }: Names,
  tagNumbers: Map<string, number>,
): IndexEntry {
  for (const tag of change.tags) if (!tagNumbers.has(tag)) tagNumbers.set(tag, tagNumbers.size);
  const tagNames = change.tags.map((slug) => tags.get(slug) ?? slug);
  return {
    ...change,
    rank: 0,
    rankInGame: 0,
    foldedName: fold(change.name),
    tagNumbers: change.tags.map((tag) => tagNumbers.get(tag) ?? 0),
    sought: soughtOf({ ...change, tagNames, gameName: games.get(change.game) ?? change.game }),
    since: change.since.getTime(),
    answeredAt: change.answeredAt?.getTime() ?? 0,
  };
}

/** Returns whether at most votes and players differ, so that the choices and the other orders are unaffected. */
export function isAlike(one: IndexEntry, other: IndexEntry): boolean {
  return one.name === other.name && one.sought.terms === other.sought.terms &&
    one.game === other.game && `${one.languages}` === `${other.languages}` &&
    one.country === other.country && one.version === other.version && one.since === other.since;
}
