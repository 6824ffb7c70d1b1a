/** Bytes that found words may take, about. Beyond that all are forgotten. */
export const WORDS_BYTES_MAX = 8_000_000;

/** Bytes of an id in a set, and of a word besides its letters, measured with V8 and rounded up. */
const ID_BYTES = 50;
const WORD_BYTES = 500;
const LETTER_BYTES = 2;

/** Characters of the longest word that is kept. Names are shorter, and longer words are not searched for twice. */
const KEPT_LENGTH_MAX = 64;

/** The ids of what has a word, by the word. */
interface WordMemory {
  get(word: string): ReadonlySet<string> | undefined;
  /** Keeps what was found. Long words are not kept. */
  put(word: string, ids: ReadonlySet<string>): void;
  clear(): void;
  /** Estimates the bytes that it takes. */
  bytes(): number;
}

/**
 * Creates an empty memory. Visitors may search for any words, so it counts bytes, of words that nothing has as well.
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
