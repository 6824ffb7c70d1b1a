import type { Locale } from "../../../core/locales/locale.ts";
import { type IndexEntry, isOnlineSince } from "./index_entry.ts";
import { type Contents, groupsIn } from "./listed_contents.ts";
import { ofGame, type Order, sortBy } from "./listed_orders.ts";
import { hasFacets, type Search } from "../search/listing_search.ts";
import { type NamedGroup, nameSearchIn } from "../search/search_names.ts";
import { MATCH, type Match, type ServersByName } from "../search/text_index.ts";

/** The servers that a search found, in order. */
export interface Selection {
  picked: readonly IndexEntry[];
  /** How well each server matches the search, if that determines the order. */
  matches?: ReadonlyMap<string, Match>;
}

/** Returns the servers that match a search, in order. */
export function pick(
  contents: Contents,
  order: Order,
  { since, ...search }: Search & { since: number },
): Selection {
  const { entries, texts } = contents;
  const { game, tags, country, language, version, isOnline, text, sort } = search;
  const inGame = ofGame(order, game);
  const filters = [...tags, country, language, version, text].join("");
  if (!isOnline && filters === "") return { picked: inGame };
  const isWanted = (entry: IndexEntry) =>
    hasFacets(entry, search) && (!isOnline || isOnlineSince(entry, since));
  if (text === "") {
    const group = smallestGroup(contents, search);
    const picked = group === undefined || group.length >= inGame.length / 2
      ? inGame.filter(isWanted)
      : sortBy(sort, group.filter(isWanted));
    return { picked };
  }
  const matches = texts.find(text, {
    byName: byNameIn(contents, search.locale),
    isAllowed(id) {
      const entry = entries.get(id);
      return entry !== undefined && isWanted(entry);
    },
  });
  const found = sortBy(sort, [...matches.keys()].flatMap((id) => entries.get(id) ?? []));
  return sort === "match" ? { picked: byMatch(found, matches), matches } : { picked: found };
}

/** Returns the smallest group of servers with one of a search's tags or its country, or undefined if it has neither. */
function smallestGroup(contents: Contents, { tags, country }: Search) {
  if (tags.length === 0 && country === "") return undefined;
  const { tag, country: byCountry } = groupsIn(contents);
  const groups = tags.map((slug) => tag.get(slug) ?? []);
  if (country !== "") groups.push(byCountry.get(country) ?? []);
  return groups.reduce((least, group) => group.length < least.length ? group : least);
}

/** Finds servers by the names of their country, game and tags in a language. */
function byNameIn(contents: Contents, locale: Locale): ServersByName {
  const names = nameSearchIn(locale);
  const idsOf = (named: readonly NamedGroup[]) =>
    named.flatMap(({ kind, slug }) => groupsIn(contents)[kind].get(slug) ?? [])
      .map(({ id }) => id);
  return {
    having: (word, options) => idsOf(names.having(word, options)),
    called: (letters) => new Set(idsOf(names.called(letters))),
  };
}

/** Sorts by match, best first. Equal matches keep their order. */
function byMatch(found: readonly IndexEntry[], matches: ReadonlyMap<string, Match>): IndexEntry[] {
  return Object.values(MATCH).flatMap((match) =>
    found.filter(({ id }) => matches.get(id) === match)
  );
}
