import type { CatalogNames, RankingChange } from "../ranking/ranking_changes.ts";
import { fold } from "../search/search_terms.ts";
import { type SearchTexts, searchTextsOf } from "../search/word_search.ts";

/** A listed server in memory. Times are numbers, because ten thousand of them are compared at once. */
export interface IndexEntry extends Omit<RankingChange, "since" | "answeredAt"> {
  gameName: string;
  tagNames: readonly string[];
  foldedName: string;
  tagNumbers: readonly number[];
  searchTexts: SearchTexts;
  since: number;
  /** Undefined if it never responded. */
  answeredAt: number | undefined;
}

/** Returns whether a server has responded after `since`, in milliseconds. */
export function isOnlineSince(
  { answeredAt }: Pick<IndexEntry, "answeredAt">,
  since: number,
): boolean {
  return answeredAt !== undefined && answeredAt > since;
}

/** Returns the entry of a listed server. New tags get a number. */
export function entryOf(
  change: RankingChange,
  names: CatalogNames,
  tagNumbers: Map<string, number>,
): IndexEntry {
  for (const tag of change.tags) if (!tagNumbers.has(tag)) tagNumbers.set(tag, tagNumbers.size);
  const named = { ...change, ...namesOf(change, names) };
  return {
    ...named,
    foldedName: fold(change.name),
    tagNumbers: change.tags.map((tag) => tagNumbers.get(tag) ?? 0),
    searchTexts: searchTextsOf(named),
    since: change.since.getTime(),
    answeredAt: change.answeredAt?.getTime(),
  };
}

/**
 * Returns whether only votes and players changed, which doesn't affect the search words, the choices and the other
 * orders.
 */
export function isAlike(known: IndexEntry, change: RankingChange, names: CatalogNames): boolean {
  const { gameName, tagNames } = namesOf(change, names);
  return known.name === change.name && known.tagline === change.tagline &&
    areEqual(known.taglines, change.taglines) && known.host === change.host &&
    known.game === change.game && known.gameName === gameName &&
    areEqual(known.tags, change.tags) && areEqual(known.tagNames, tagNames) &&
    areEqual(known.languages, change.languages) && known.country === change.country &&
    known.version === change.version && known.since === change.since.getTime();
}

function namesOf({ game, tags }: RankingChange, names: CatalogNames) {
  return {
    gameName: names.games.get(game) ?? game,
    tagNames: tags.map((slug) => names.tags.get(slug) ?? slug),
  };
}

function areEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place]);
}
