/** A port at the end of an address, which search ignores. */
const PORT = /:\d{1,5}$/;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Matches the parts of a word: characters of a script without spaces, or other characters. */
const RUN =
  /([\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+)|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;

/** Matches all but the letters that must keep their accents: Russian Й isn't И, and Japanese が isn't か. */
const ACCENTED = /[^Й\u3041-\u30ff]+/gu;

/** Replacements for letters that Unicode doesn't decompose, or that are typed in several ways. */
const TYPED: Readonly<Record<string, string>> = {
  Ł: "L",
  Đ: "D",
  Ð: "D",
  Ħ: "H",
  Ø: "O",
  Æ: "AE",
  Œ: "OE",
  Þ: "TH",
  // Arabic: the other alef, teh marbuta, alef maksura, letters of a Persian keyboard, and the stroke that widens words.
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ـ: "",
};
const TYPED_OTHERWISE = /[ŁĐÐĦØÆŒÞٱةىیکـ]/g;
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Germans write "ae" on a keyboard without "ä". */
const UMLAUT = /[äöü]/gi;

/** The Arabic article before a word. */
const ARTICLE = /^ال(?=\p{sc=Arab}{3})/u;

/**
 * Returns the words of a search without case and accents, each with its alternative spellings. In scripts without
 * spaces, each pair of characters is a word, so that a search matches inside a name.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.deepEqual(spellingsOf("桜の鯖 1"), [["桜の"], ["の鯖"], ["1"]]);
 * assert.deepEqual(spellingsOf("große Łódź"), [["GROSSE"], ["LODZ"]]);
 * assert.deepEqual(spellingsOf("schön"), [["SCHON", "SCHOEN"]]);
 * ```
 */
export function spellingsOf(text: string): string[][] {
  return wordsOf(text).flatMap((word) => {
    const parts = partsOf(fold(word));
    return parts.length === 1 ? [variantsOf(word)] : parts.map((part) => [part]);
  });
}

/**
 * Returns the words that find a text. The last character is included, because a search for a single character otherwise
 * matches only pairs that start with it.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.deepEqual(foundBy("桜の鯖"), ["桜の", "の鯖", "鯖"]);
 * ```
 */
export function foundBy(text: string): string[] {
  const ends = Array.from(fold(text).matchAll(RUN), ([, unspaced = ""]) => [...unspaced].at(-1));
  return [...spellingsOf(text).flat(), ...ends.filter((letter) => letter !== undefined)];
}

/** Returns the parts into which a word is split for a search. */
function partsOf(word: string): string[] {
  return [...word.matchAll(RUN)].flatMap(([run, unspaced]) =>
    unspaced ? pairsOf([...unspaced]) : run
  );
}

function variantsOf(word: string): string[] {
  const folded = fold(word);
  const spelled = fold(word.normalize("NFC").replace(UMLAUT, "$&e"));
  return [...new Set([folded, spelled, folded.replace(ARTICLE, "")])];
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
  return wordsOf(text).map(fold).join("");
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

/** Converts to upper case, in which "ß" is "SS" and all sigmas are equal, and removes accents. */
export function fold(text: string): string {
  return text.normalize("NFKC").toUpperCase()
    .replace(ACCENTED, (part) => part.normalize("NFKD").replace(/\p{M}/gu, ""))
    .replace(TYPED_OTHERWISE, (letter) => TYPED[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Returns the words of a text, unchanged. */
function wordsOf(text: string): string[] {
  return (text.normalize("NFKC").match(WORD) ?? []).filter((word) => fold(word) !== "");
}

function pairsOf(letters: readonly string[]): string[] {
  if (letters.length === 1) return [...letters];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
