/** Approximate maximum bytes of cached words. Beyond that, the cache is cleared. */
export const WORDS_BYTES_MAX = 8_000_000;

/** Bytes of an id in a set, and of a word in addition to its letters, measured with V8 and rounded up. */
const ID_BYTES = 50;
const WORD_BYTES = 500;
const LETTER_BYTES = 2;

/** Maximum characters of a cached word. Names are shorter, and longer words are rarely searched for twice. */
const KEPT_LENGTH_MAX = 64;

/** A cache of the ids that have a word, by the word. */
interface WordMemory {
  get(word: string): ReadonlySet<string> | undefined;
  /** Caches the ids of a word. Long words aren't cached. */
  put(word: string, ids: ReadonlySet<string>): void;
  clear(): void;
  /** Estimates the cache's size in bytes. */
  bytes(): number;
}

/**
 * Creates an empty cache. Visitors can search for any words, so its size is limited, including words without results.
 */
export function createWordMemory(): WordMemory {
  const found = new Map<string, ReadonlySet<string>>();
  let bytes = 0;

  function clear(): void {
    found.clear();
    bytes = 0;
  }

  return {
    get: (word) => found.get(word),
    put(word, ids) {
      if (word.length > KEPT_LENGTH_MAX) return;
      const own = WORD_BYTES + LETTER_BYTES * word.length + ID_BYTES * ids.size;
      if (bytes + own > WORDS_BYTES_MAX) clear();
      if (own > WORDS_BYTES_MAX) return;
      found.set(word, ids);
      bytes += own;
    },
    clear,
    bytes: () => bytes,
  };
}
