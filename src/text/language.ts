/** The language of every sentence that people read: in each `words.ts` and in `src/refusals`. A translation replaces them. */
export const LANGUAGE = "en";

/** Formats a number: 48210 as "48,210". A listing formats hundreds: this takes 0.3 µs each, `toLocaleString` 7 µs. */
export const { format: count } = new Intl.NumberFormat(LANGUAGE);

const RULES = new Intl.PluralRules(LANGUAGE);

/**
 * Chooses a text by the number that it names. English has two forms; a language with more adds their names here.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const votes = (n: number) => plural(n, { one: "1 vote", other: `${count(n)} votes` });
 * assert.equal(votes(1), "1 vote");
 * assert.equal(votes(48210), "48,210 votes");
 * ```
 */
export function plural(n: number, forms: { one: string; other: string }): string {
  return RULES.select(n) === "one" ? forms.one : forms.other;
}
