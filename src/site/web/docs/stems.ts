const WORD = /[\p{L}\p{N}]+/gu;

/** Endings to remove, so that "retries" finds "retry" and "retried". */
const ENDING = /(?:ies|ied|ying|ing|ed|es|(?<!s)s|e|y)$/;

/** Returns the words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
}

/**
 * Returns the stem of a word in lower case.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.deepEqual(["retries", "retry", "votes", "day"].map(stemOf), ["retr", "retr", "vot", "day"]);
 * ```
 */
export function stemOf(word: string): string {
  return word.length > 3 ? word.replace(ENDING, "") : word;
}

/** Returns the stems of the words of a text. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}
