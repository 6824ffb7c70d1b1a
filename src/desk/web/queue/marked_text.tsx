import type { ArrayChange } from "diff";

/** Words that are marked at most. Texts that differ in more count as replaced; finding out takes 30 ms. */
const EDITS_MAX = 400;

/** Matches a word, or the marks between two, with the space after it. The package's own words are Latin alone. */
const WORD = /(?:[\p{L}\p{M}\p{N}_'’-]+|[^\s\p{L}\p{M}\p{N}_'’-]+)\s*|\s+/gu;

/** A text as it will be, with what was taken away and what was added marked in place. */
export async function MarkedText({ now, was }: { now: string; was: string }) {
  return <>{(await compareWords(was, now)).map(markedRun)}</>;
}

function markedRun({ value, added, removed }: ArrayChange<string>) {
  const text = value.join("");
  return removed ? <del>{text}</del> : added ? <ins>{text}</ins> : <>{text}</>;
}

/**
 * Compares two texts by words. The runs in order are the new text with what was taken away.
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
