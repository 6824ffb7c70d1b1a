import MiniSearch, { type SearchOptions } from "minisearch";
import { spellingsOf, squeeze, withoutPort } from "./search_terms.ts";
import { createWordSearch, isBeginning, type SearchTexts } from "./word_search.ts";

/** Maximum words of a search. In scripts without spaces, these are pairs of characters. */
const WORDS_MAX = 8;

/** If fewer servers than this match, servers with similarly spelled words are listed below them. */
const FEW = 5;

/** Word lengths from which one, and two, wrong letters are tolerated. Two swapped letters count as two. */
const ONE_WRONG_FROM = 4;
const TWO_WRONG_FROM = 8;

/** Kinds of matches between a server and a search, best first. */
export const MATCH = { name: 0, beginning: 1, words: 2, misspelled: 3 } as const;

/** A kind of match. */
export type Match = (typeof MATCH)[keyof typeof MATCH];

/** The words of a search, each in all its spellings, and all its letters. */
interface SearchWords {
  words: readonly (readonly string[])[];
  together: string;
}

/** Finds the servers of countries, games and tags by their names in the searcher's language. */
export interface ServersByName {
  having(word: string, options: SearchOptions): Iterable<string>;
  /** Returns the servers of the countries, games and tags with exactly this name. */
  called(letters: string): ReadonlySet<string>;
}

/** A search for servers. */
interface FindOptions {
  isAllowed: (id: string) => boolean;
  byName: ServersByName;
}

/** Creates an index that finds servers by words. All words have to match, or the words joined together. */
export function createTextIndex() {
  const servers = new Map<string, SearchTexts>();
  const index = new MiniSearch<SearchTexts>({
    fields: ["terms"],
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
    autoVacuum: false,
  });
  const { having, forget } = createWordSearch(index);

  /** Returns the servers that have all words, or the words joined together. */
  function search(
    { words, together }: SearchWords,
    { byName, ...options }: SearchOptions & { byName: ServersByName },
  ): ReadonlySet<string> {
    const find = (word: string): ReadonlySet<string> => {
      const named = byName.having(word, { ...options, prefix: isBeginning });
      return having(word, options).union(new Set(named));
    };
    const apart = havingAll(words, find);
    const isOne = words.length === 1 && words[0]?.includes(together);
    return apart && isOne ? apart : find(together).union(apart ?? new Set<string>());
  }

  function drop(id: string): void {
    const known = servers.get(id);
    if (known) index.remove(known);
    servers.delete(id);
    forget();
  }

  return {
    drop,
    /** Adds or replaces a server. */
    put(server: SearchTexts): void {
      drop(server.id);
      servers.set(server.id, server);
      index.add(server);
    },
    /** Returns the ids of servers that `isAllowed` accepts, with how well each matches. */
    find(text: string, { isAllowed, byName }: FindOptions): Map<string, Match> {
      const address = withoutPort(text);
      const words = wordsOfSearch(address);
      const query = { words, together: squeeze(address) };
      const matches = new Map<string, Match>();
      if (words.length === 0) return matches;
      const called = byName.called(query.together);
      for (const id of search(query, { byName })) {
        if (!isAllowed(id)) continue;
        const match = matchOf(servers.get(id), query.together);
        matches.set(id, called.has(id) && match === MATCH.words ? MATCH.beginning : match);
      }
      if (matches.size >= FEW) return matches;
      for (const id of search(query, { byName, fuzzy: lettersWrong })) {
        if (!matches.has(id) && isAllowed(id)) matches.set(id, MATCH.misspelled);
      }
      return matches;
    },
  };
}

/** Returns the first distinct words of a search, each with its spellings. */
function wordsOfSearch(text: string): string[][] {
  const words = new Map(spellingsOf(text).map((word) => [word[0], word]));
  return [...words.values()].slice(0, WORDS_MAX);
}

/** Returns the servers that have each word in any of its spellings. */
function havingAll(
  words: readonly (readonly string[])[],
  find: (word: string) => ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  let apart: ReadonlySet<string> | undefined;
  for (const spellings of words) {
    if (apart?.size === 0) break;
    const [found = new Set<string>(), ...others] = spellings.map(find);
    const any = others.reduce((all, one) => all.union(one), found);
    apart = apart?.intersection(any) ?? any;
  }
  return apart;
}

function matchOf(server: SearchTexts | undefined, text: string): Match {
  if (server?.name === text) return MATCH.name;
  const begins = server?.name.startsWith(text) || server?.labels.includes(text);
  return begins ? MATCH.beginning : MATCH.words;
}

function lettersWrong(term: string): number {
  return term.length >= TWO_WRONG_FROM ? 2 : term.length >= ONE_WRONG_FROM ? 1 : 0;
}
