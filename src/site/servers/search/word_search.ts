import MiniSearch, { type SearchOptions } from "minisearch";
import { foundBy, squeeze } from "./search_terms.ts";
import { createWordMemory } from "./word_memory.ts";

/** A single letter or digit of a script with spaces. */
const LETTER = /^[\d\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}]$/u;

/** The texts of a server that a search compares. */
export interface SearchTexts {
  id: string;
  /** Letters and digits of its name. */
  name: string;
  /** Letters and digits of its game and of each of its tags. */
  labels: readonly string[];
  /** All words, each once. */
  terms: string;
}

/** Returns the texts of a server that a search compares. */
export function searchTextsOf(server: {
  id: string;
  name: string;
  tagline: string;
  taglines: readonly string[];
  host: string;
  gameName: string;
  tagNames: readonly string[];
}): SearchTexts {
  const labels = [server.gameName, ...server.tagNames];
  const texts = [server.name, ...labels, server.host, server.tagline, ...server.taglines];
  const name = squeeze(server.name);
  const squeezed = labels.map(squeeze);
  const terms = new Set([...texts.flatMap(foundBy), name, ...squeezed]);
  return { id: server.id, name, labels: squeezed, terms: [...terms].join(" ") };
}

/**
 * Finds the servers that have a word, and caches them until `forget`, because many searches have the same few words.
 * Their order is determined elsewhere, so MiniSearch is stopped before it scores and sorts them, which would take ten
 * times as long with 5,000 servers.
 */
export function createWordSearch(index: MiniSearch<SearchTexts>) {
  const memory = createWordMemory();

  function having(word: string, options: SearchOptions): ReadonlySet<string> {
    const name = `${options.fuzzy === undefined ? "" : "~"}${word}`;
    const known = memory.get(name);
    if (known !== undefined) return known;
    const ids = new Set<string>();
    const note = (id: string) => {
      ids.add(id);
      return 0;
    };
    index.search(word, { ...options, prefix: isBeginning, boostDocument: note });
    memory.put(name, ids);
    return ids;
  }

  return { having, forget: memory.clear };
}

/**
 * Returns whether a search word may be a prefix of a longer word. A single letter may not: half of all servers have a
 * word that starts with it.
 */
export function isBeginning(term: string): boolean {
  return term.length > 1 || !LETTER.test(term);
}
