/** References of a decision: files in backticks, a middle dot, tests in backticks. */
const PLACES = /^(`[^`]+`(?:, `[^`]+`)*) · (`[^`]+`(?:, `[^`]+`)*)$/;

/** An entry of the index: the heading as text and as the anchor of GitHub. */
const INDEXED = /^- \[([^\]]+)\]\(#([^)]+)\):/gm;

/**
 * Finds the errors in a decisions document: each `###` heading is followed by the decision and, on a separate line, the
 * files that implement it and the tests that verify it. All must exist, no heading may occur twice, and the index must
 * name all headings in their order. An error starts with its line number.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const paper = "- [today](#today): UTC\n\n### today\n\nThe UTC day.\n\n`src/day.ts` · `a day ends at midnight`\n";
 * const tests = new Set(["a day ends at midnight"]);
 * assert.deepEqual(faultsOfDecisions(paper, new Set(["src/day.ts"]), tests), []);
 * ```
 */
export function faultsOfDecisions(
  text: string,
  files: ReadonlySet<string>,
  tests: ReadonlySet<string>,
): string[] {
  const decisions = decisionsIn(text);
  if (decisions.length === 0) return ["1: there is no decision"];
  const firstLines = new Map<string, number>();
  const faults = decisions.flatMap(({ line, heading, places }) => {
    const first = firstLines.get(heading);
    if (first !== undefined) return [`${line}: repeats the heading of line ${first}`];
    firstLines.set(heading, line);
    if (places === undefined) return [`${line}: names no file and no test`];
    return [
      ...unknown(places.files, "file", files),
      ...unknown(places.tests, "test", tests),
    ].map((fault) => `${line}: ${fault}`);
  });
  return [...faultsOfIndex(text, decisions), ...faults];
}

/** Returns the headings of the decisions. */
export function headingsIn(text: string): Set<string> {
  return new Set(decisionsIn(text).map(({ heading }) => heading.slice("### ".length)));
}

function faultsOfIndex(text: string, decisions: Decision[]): string[] {
  const indexed = Array.from(text.matchAll(INDEXED), ([, name, anchor]) => `${name} #${anchor}`);
  const wanted = decisions.map(({ heading }) => heading.slice("### ".length))
    .map((name) => `${name} #${anchorOf(name)}`);
  const at = wanted.findIndex((entry, index) => entry !== indexed[index]);
  if (at >= 0) return [`1: the index needs "${wanted[at]}" as number ${at + 1}`];
  return indexed.length > wanted.length ? ["1: the index names more than there is"] : [];
}

function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\d\- ]/gu, "").replaceAll(" ", "-");
}

interface Decision {
  /** Line of the heading, starting at 1. */
  line: number;
  heading: string;
  places: { files: string; tests: string } | undefined;
}

function decisionsIn(text: string): Decision[] {
  const decisions: Decision[] = [];
  let line = 1;
  for (const paragraph of text.split("\n\n")) {
    if (paragraph.startsWith("### ")) {
      decisions.push({ line, heading: paragraph.trim(), places: undefined });
    }
    // The formatter wraps long paragraphs.
    const [, files, tests] = PLACES.exec(paragraph.trim().replaceAll("\n", " ")) ?? [];
    const decision = decisions.at(-1);
    if (decision && files !== undefined && tests !== undefined) decision.places = { files, tests };
    line += paragraph.split("\n").length + 1;
  }
  return decisions;
}

function unknown(spans: string, kind: string, known: ReadonlySet<string>): string[] {
  return Array.from(spans.matchAll(/`([^`]+)`/g), ([, name = ""]) => name)
    .filter((name) => !known.has(name))
    .map((name) => `there is no ${kind} "${name}"`);
}
