/** Characters that change the direction of the text after them, and separators that start a new line. */
const DIRECTION_OR_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Scripts in which (non-)joiners affect how letters are drawn. */
const JOINING =
  "Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Mlym|Mong|Mymr|Nkoo|Orya|Sinh|Syrc|Taml|Telu|Tibt"
    .split("|").map((script) => `\\p{Script_Extensions=${script}}`).join("");

/** Hidden characters that modify the preceding one: joiners, variants of a letter or emoji, regions of a flag. */
const NEEDED = [
  `(?<=[${JOINING}])[\\u200c\\u200d]`,
  "(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})",
  "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]|\\ufe0f(?=\\u20e3)",
  "(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]",
  "(?<=\\p{Script=Mong})[\\u180b-\\u180f]",
  "(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}",
].join("|");

/**
 * Invisible characters: first the needed ones, then those that Unicode calls ignorable, interlinear marks, and those
 * that XML can't contain (noncharacters and halves of surrogate pairs).
 */
const HIDDEN = new RegExp(
  `(${NEEDED})|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\p{Noncharacter_Code_Point}\\p{Cs}]`,
  "gu",
);

/** Direction marks without a scope. In a longer text they keep punctuation in its place. */
const MARKS = /[\u061c\u200e\u200f]/u;

/** Control characters that Postgres or a page can't contain: all except tab and line feed. */
// deno-lint-ignore no-control-regex -- control characters are what it looks for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/**
 * Returns a typed line as it is stored: trimmed and without invisible characters. Returns undefined if it has more than
 * one line, or control characters that would change the direction of the text around it.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(cleanLine(" Sky\u200bblock\u00ad "), "Skyblock");
 * assert.equal(cleanLine("👩‍🚀 می‌خواهم"), "👩‍🚀 می‌خواهم");
 * assert.equal(cleanLine("Sky\uffff\u{1ffff}block"), "Skyblock");
 * assert.equal(cleanLine("evil\u202etxt"), undefined);
 * ```
 */
export function cleanLine(text: string): string | undefined {
  const line = text.trim();
  return DIRECTION_OR_LINE.test(line) ? undefined : line.replace(HIDDEN, "$1").trim();
}

/**
 * Returns a typed text of several lines as it is stored: with "\n" between lines, trimmed, and without control
 * characters, invisible characters, and direction overrides, embeddings and isolates.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(cleanText("one\r\n\u202etwo\u0000 "), "one\ntwo");
 * assert.equal(cleanText("C++\u200e שלום"), "C++\u200e שלום");
 * ```
 */
export function cleanText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(CONTROLS, "")
    .replace(HIDDEN, (hidden, needed?: string) => needed ?? (MARKS.test(hidden) ? hidden : ""))
    .trim();
}

/** Invisible and control characters that pasting adds to a value. */
const AROUND_VALUES = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}]/gu;

/**
 * Returns a value that programs read, such as a name, an address or a token, without the invisible characters and
 * surrounding spaces that pasting adds.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(pastedValue("\u200e https://votes.example\u200b\u00a0"), "https://votes.example");
 * ```
 */
export function pastedValue(text: string): string {
  return text.replace(AROUND_VALUES, "").trim();
}

/**
 * Returns a link without the characters that pasting adds. If the text isn't a link, its full-width characters are
 * converted first.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(readUrl("\u202ahttps://votes.example/ｘ\u202c"), "https://votes.example/ｘ");
 * assert.equal(readUrl("ｈｔｔｐｓ：／／votes.example"), "https://votes.example");
 * ```
 */
export function readUrl(text: string): string {
  const link = pastedValue(text);
  return URL.canParse(link) ? link : link.normalize("NFKC");
}
