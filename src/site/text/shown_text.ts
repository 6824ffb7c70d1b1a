/** Matches right-to-left letters, and direction controls, which older rows may contain. */
const TURNS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Matches direction controls with a scope. */
const SCOPED = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Isolates a text for use in a sentence, a title or an attribute, so that it doesn't reorder the words around it.
 * Inside elements, use `<bdi>`.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(isolated("Skyblock Valley"), "Skyblock Valley");
 * assert.equal(isolated("שרת\u202e!"), "\u2068שרת!\u2069");
 * ```
 */
export function isolated(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(SCOPED, "")}\u2069` : text;
}

/**
 * Returns a text without direction controls and characters that XML can't contain, for search engines and mail clients.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(unmarked("صوّت لـ \u2068Alpha\u2069"), "صوّت لـ Alpha");
 * ```
 */
export function unmarked(text: string): string {
  return xmlText(text.replace(SCOPED, ""));
}

/**
 * Returns a text without characters that XML can't contain, even escaped. Stored names may be older than the rules for
 * names.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(xmlText("Sky\u0001\uffffblock"), "Skyblock");
 * ```
 */
export function xmlText(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu, "").toWellFormed();
}
