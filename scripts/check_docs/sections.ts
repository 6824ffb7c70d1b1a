/**
 * Lists the numbered sections of a paper, as comments cite them. A numbered item of a section counts as one.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const text = "## 5. Authentication\n\n1. A key.\n2. One server.\n\n### 6.2 Signature\n";
 * const sections = ["SPEC §5", "SPEC §5.1", "SPEC §5.2", "SPEC §6.2"];
 * assert.deepEqual([...sectionsIn("SPEC", text)], sections);
 * ```
 */
export function sectionsIn(paper: string, text: string): Set<string> {
  const sections = new Set<string>();
  let section = "";
  for (const line of text.split("\n")) {
    const heading = /^#+ (\d+(?:\.\d+)*)\.? /.exec(line)?.[1];
    const item = /^\s*(\d+)\. /.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading;
      sections.add(`${paper} §${section}`);
    } else if (item !== undefined) sections.add(`${paper} §${section}.${item}`);
  }
  return sections;
}
