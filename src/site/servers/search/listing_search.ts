import { ENGLISH, type Locale } from "../../../core/locales/locale.ts";

/**
 * Sort orders of the listing. `match` puts the best match first. Without search words, it is the same as `votes_30`.
 */
export const SORTS = [
  "match",
  "votes_30",
  "votes_today",
  "votes_all",
  "players",
  "newest",
  "name",
] as const;

/** A sort order of the listing. */
export type Sort = (typeof SORTS)[number];

/** A search of the listing. "" and false don't filter. */
export interface Search {
  /** The searcher's language, for the names of countries, games and tags and for the taglines shown. */
  locale: Locale;
  /** Words from the name, the tagline, the tags, the game, the country or the address. Typos are tolerated. */
  text: string;
  /** A game's slug. */
  game: string;
  /** Slugs of tags, sorted. A server must have all of them. */
  tags: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 639-1: one of the languages spoken on the server. */
  language: string;
  /** "1.21" matches "1.21.4". */
  version: string;
  isOnline: boolean;
  sort: Sort;
  /** Starts at 1. */
  page: number;
}

/** The whole listing, most votes first. */
export const WHOLE_LISTING: Search = {
  locale: ENGLISH,
  text: "",
  game: "",
  tags: [],
  country: "",
  language: "",
  version: "",
  isOnline: false,
  sort: "match",
  page: 1,
};

/** Returns whether a server matches a search's filters. */
export function hasFacets(
  server: {
    game: string;
    tags: readonly string[];
    country: string | null;
    languages: readonly string[];
    version: string;
  },
  { game, tags, country, language, version }: Search,
): boolean {
  return (game === "" || server.game === game) &&
    (country === "" || server.country === country) &&
    (language === "" || server.languages.includes(language)) &&
    tags.every((tag) => server.tags.includes(tag)) &&
    (version === "" || server.version === version || server.version.startsWith(`${version}.`));
}
