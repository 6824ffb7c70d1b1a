import type { ArrayChange } from "diff";

/** Most words that are marked. Texts that differ in more count as replaced. To find that out takes 30 ms. */
const EDITS_MAX = 400;

/** Matches a word, or the punctuation between two, with the space after it. The package's own words are only Latin. */
const WORD = /(?:[\p{L}\p{M}\p{N}_'’-]+|[^\s\p{L}\p{M}\p{N}_'’-]+)\s*|\s+/gu;

/** The new version of a text, with removed and added words marked in place. */
export async function MarkedText({ now, was }: { now: string; was: string }) {
  return <>{(await compareWords(was, now)).map(markedRun)}</>;
}

function markedRun({ value, added, removed }: ArrayChange<string>) {
  const text = value.join("");
  return removed ? <del>{text}</del> : added ? <ins>{text}</ins> : <>{text}</>;
}

/**
 * Compares two texts by words. The returned runs are, in order, the new text and the removed words.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const runs = await compareWords("Six months, no shop", "Three months, no shop");
 * assert.deepEqual(runs.map(({ value }) => value.join("")), ["Six ", "Three ", "months, no shop"]);
 * const replaced = await compareWords("Six ".repeat(1_000), "Three ".repeat(1_000));
 * assert.deepEqual(replaced.map(({ removed }) => removed), [true, false]);
 * ```
 */
export async function compareWords(was: string, now: string): Promise<ArrayChange<string>[]> {
  const { diffArrays } = await import("diff");
  const from = was.match(WORD) ?? [];
  const to = now.match(WORD) ?? [];
  return diffArrays(from, to, { maxEditLength: EDITS_MAX }) ?? [
    { value: from, removed: true, added: false, count: from.length },
    { value: to, removed: false, added: true, count: to.length },
  ];
}
