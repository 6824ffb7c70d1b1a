/** A port at the end of an address, which search ignores. */
const PORT = /:\d{1,5}$/;

const WORD = /[\p{L}\p{N}]+/gu;

/** Parts of a word: a run in a script without spaces, or anything else. */
const RUN =
  /([\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+)|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;

/**
 * Returns the words of a text without case and accents. In scripts without spaces, each pair of letters is a word, so
 * that a search matches inside a name.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.deepEqual(termsOf("Café-Größe"), ["CAFE", "GROSSE"]);
 * assert.deepEqual(termsOf("桜の鯖 1"), ["桜の", "の鯖", "1"]);
 * ```
 */
export function termsOf(text: string): string[] {
  return (fold(text).match(WORD) ?? []).flatMap((word) =>
    [...word.matchAll(RUN)].flatMap(([run, unspaced]) => unspaced ? pairsOf([...unspaced]) : run)
  );
}

/**
 * Returns the words that a text is found by. A single letter matches the pairs that start with it, and the final
 * letter, which starts none.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.deepEqual(foundBy("桜の鯖"), ["桜の", "の鯖", "鯖"]);
 * ```
 */
export function foundBy(text: string): string[] {
  const ends = Array.from(fold(text).matchAll(RUN), ([, unspaced = ""]) => [...unspaced].at(-1));
  return [...termsOf(text), ...ends.filter((letter) => letter !== undefined)];
}

/**
 * Returns the letters and digits of a text, so that "moonhaven" and "Moon Haven" are equal.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(squeeze("Moon Haven!"), "MOONHAVEN");
 * ```
 */
export function squeeze(text: string): string {
  return (fold(text).match(WORD) ?? []).join("");
}

/**
 * Returns the address in a search without its port.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(withoutPort("play.example.com:25565"), "play.example.com");
 * ```
 */
export function withoutPort(text: string): string {
  return text.trim().replace(PORT, "");
}

/** Uses upper case, in which "ß" is "SS" and all sigmas are equal, and removes accents. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
}

function pairsOf(letters: readonly string[]): string[] {
  if (letters.length === 1) return [...letters];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
