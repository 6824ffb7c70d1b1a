/** A run of a compared text: both texts have it, or one of them. */
export interface DiffRun {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Pairs of words that are compared at most: above, everything between the common ends counts as replaced. */
const PAIRS_MAX = 1_000_000;

/** Matches words, and what stands between them. */
const WORD = /\s+|[\p{L}\p{M}\p{N}_'’-]+|[^\s\p{L}\p{M}\p{N}_'’-]+/gu;

/**
 * Compares two texts by words. The runs in order are the new text with what was taken away.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(diffWords("Six months, no shop", "Three months, no shop"), [
 *   { kind: "removed", text: "Six" },
 *   { kind: "added", text: "Three" },
 *   { kind: "same", text: " months, no shop" },
 * ]);
 * ```
 */
export function diffWords(was: string, now: string): DiffRun[] {
  const [from, to] = [was.match(WORD) ?? [], now.match(WORD) ?? []];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return joinRuns([
    { kind: "same", text: to.slice(0, start).join("") },
    ...diffMiddle(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    { kind: "same", text: to.slice(to.length - end).join("") },
  ]);
}

/** Compares words by their longest common subsequence. */
function diffMiddle(from: readonly string[], to: readonly string[]): DiffRun[] {
  if (from.length * to.length > PAIRS_MAX) {
    return [{ kind: "removed", text: from.join("") }, { kind: "added", text: to.join("") }];
  }
  // The length of the longest common subsequence of the words from i and from j on.
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      lengths[i * width + j] = from[i] === to[j]
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: DiffRun[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [old = "", fresh = ""] = [from[i], to[j]];
    if (i < from.length && j < to.length && old === fresh) {
      runs.push({ kind: "same", text: old });
      [i, j] = [i + 1, j + 1];
    } else if (i < from.length && (j === to.length || at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ kind: "removed", text: old });
      i++;
    } else {
      runs.push({ kind: "added", text: fresh });
      j++;
    }
  }
  return runs;
}

/** Joins neighbours of a kind. A space alone between two changes is part of both. */
function joinRuns(runs: readonly DiffRun[]): DiffRun[] {
  const joined: DiffRun[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    if (removed !== "") joined.push({ kind: "removed", text: removed });
    if (added !== "") joined.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const [nth, { kind, text }] of runs.entries()) {
    if (text === "") continue;
    if (kind === "removed") removed += text;
    else if (kind === "added") added += text;
    else if (isGap(runs, nth)) [removed, added] = [removed + text, added + text];
    else {
      flush();
      const last = joined.at(-1);
      if (last?.kind === "same") last.text += text;
      else joined.push({ kind, text });
    }
  }
  flush();
  return joined;
}

/** Whether a common run is a single space with changed words on both sides. */
function isGap(runs: readonly DiffRun[], nth: number): boolean {
  const isChange = (run: DiffRun | undefined) => run !== undefined && run.kind !== "same";
  return runs[nth]?.text === " " && isChange(runs[nth - 1]) && isChange(runs[nth + 1]);
}
