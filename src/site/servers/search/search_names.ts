import MiniSearch, { type SearchOptions } from "minisearch";
import { ENGLISH, type Locale } from "../../../core/locales/locale.ts";
import { COUNTRIES } from "../fields/codes.ts";
import { foundBy, squeeze } from "./search_terms.ts";

/** A country by its code, or a game or tag by its slug. */
export interface NamedGroup {
  kind: "country" | "game" | "tag";
  slug: string;
}

/** Finds countries, games and tags by their names in a language. */
interface NameSearch {
  /** Returns those whose names contain a word. */
  having(word: string, options: SearchOptions): NamedGroup[];
  /** Returns those with a name of exactly these letters. */
  called(letters: string): readonly NamedGroup[];
}

/** A country, game or tag, with all words that find it. */
interface SearchableGroup extends NamedGroup {
  id: string;
  names: readonly string[];
  terms: string;
}

/** By language, created when first needed, because naming all countries takes some milliseconds. */
const made = new WeakMap<Locale, NameSearch>();

/**
 * Returns the search for countries, by their names in a language and in English, and for games and tags, by aliases,
 * because each site chooses their names. With all languages at once, "al" would be Germany in four of them (Alemania,
 * Allemagne …).
 */
export function nameSearchIn(locale: Locale): NameSearch {
  const known = made.get(locale);
  if (known) return known;
  const search = createNameSearch(locale);
  made.set(locale, search);
  return search;
}

/** Returns the names of a country in a language and in English, and its code. */
export function countryNames(code: string, locale: Locale): string[] {
  const names = [ENGLISH, locale].flatMap(({ formats, words }) => [
    formats.country(code),
    ...others(words.searchWords.countries, code),
  ]);
  return [...new Set([code, ...names])];
}

function createNameSearch(locale: Locale): NameSearch {
  const all = [
    ...COUNTRIES.map((code) => named({ kind: "country", slug: code }, countryNames(code, locale))),
    ...catalogNames("game", locale),
    ...catalogNames("tag", locale),
  ];
  const index = new MiniSearch<SearchableGroup>({
    fields: ["terms"],
    storeFields: ["kind", "slug"],
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
  });
  index.addAll(all);
  const whole = new Map<string, NamedGroup[]>();
  for (const { names, ...group } of all) {
    for (const name of names) whole.set(name, [...whole.get(name) ?? [], group]);
  }
  return {
    having: (word, options) =>
      index.search(word, options).map(({ kind, slug }) => ({ kind, slug })),
    called: (letters) => whole.get(letters) ?? [],
  };
}

/** Lists the aliases of games or tags in a language and in English. */
function catalogNames(kind: "game" | "tag", locale: Locale): SearchableGroup[] {
  const tables = [ENGLISH, locale].flatMap(({ words }): Aliases[] =>
    kind === "game" ? [words.searchWords.games] : [words.searchWords.tags, words.tagNames]
  );
  const keys = new Set(tables.flatMap((table) => Object.keys(table)));
  return [...keys].map((key) =>
    named(
      { kind, slug: key.replaceAll("_", "-") },
      tables.flatMap((table) => others(table, key)),
    )
  );
}

/** Aliases, separated by commas, by the key of a message. */
type Aliases = Readonly<Partial<Record<string, string>>>;

function others(table: Aliases, key: string): string[] {
  return (table[key] ?? "").split(/[,،]/).map((name) => name.trim()).filter((name) => name !== "");
}

function named({ kind, slug }: NamedGroup, all: readonly string[]): SearchableGroup {
  const names = [...new Set(all.map(squeeze))];
  const terms = new Set([...all.flatMap(foundBy), ...names]);
  return { id: `${kind} ${slug}`, kind, slug, names, terms: [...terms].join(" ") };
}
