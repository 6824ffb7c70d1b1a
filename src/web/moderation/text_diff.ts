/** Consecutive lines of a text that was changed: both texts have the same ones, or they differ. */
export interface LineDiff {
  before: string;
  removed: string;
  added: string;
  after: string;
}

/**
 * Compares two texts by lines: what they begin and end with in common, and what stands between. It is linear, whatever
 * somebody wrote.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(diffLines("Dig.\nSix months.\nBye", "Dig.\nThree months.\nBye"), {
 *   before: "Dig.",
 *   removed: "Six months.",
 *   added: "Three months.",
 *   after: "Bye",
 * });
 * ```
 */
export function diffLines(was: string, now: string): LineDiff {
  const [from, to] = [was.split("\n"), now.split("\n")];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const part = (lines: string[], first: number, last: number) =>
    lines.slice(first, last).join("\n");
  return {
    before: part(to, 0, start),
    removed: part(from, start, from.length - end),
    added: part(to, start, to.length - end),
    after: part(to, to.length - end, to.length),
  };
}
