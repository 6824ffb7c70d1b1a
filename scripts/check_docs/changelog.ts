/**
 * Maximum characters of a change in the changelog, which fit on a line of a page. docs/upgrading.md has the
 * instructions for hosts.
 */
const CHANGE_MAX = 160;

/**
 * Finds the changes in a changelog that are longer than a line of 160 characters. An error starts with its line number.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(faultsOfChangelog("### Fixed\n\n- One thing.\n- Another one,\n  and why.\n"), [
 *   "5: continues a change, which has one line",
 * ]);
 * ```
 */
export function faultsOfChangelog(text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.startsWith("  ")) return [`${index + 1}: continues a change, which has one line`];
    if (!line.startsWith("- ") || line.length <= CHANGE_MAX) return [];
    return [`${index + 1}: has ${line.length} characters, at most ${CHANGE_MAX} fit`];
  });
}
