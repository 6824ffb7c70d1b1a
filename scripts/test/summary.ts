/** The tests of a folder after a run. */
export interface FolderResult {
  /** A path such as `tests/votes`. Deeper folders count as part of it. */
  folder: string;
  tests: number;
  failed: number;
  /** Sum of the times of its tests, although several run at once. */
  seconds: number;
}

/** The start of a file's results, in the format of JUnit. */
const SUITE =
  /<testsuite name="\.\/([^"]+)" .*?errors="(\d+)" failures="(\d+)">([^]*?)<\/testsuite>/g;
/** Matches a test. One with ">" in its name is a step of another. */
const TEST = /<testcase name="(?![^"]* &gt; )[^>]* time="([\d.]+)"/g;

/** Depth of the folders that have separate lines. */
const LEVELS = 2;

/** Number of last lines that are shown of a run that ended without naming failed tests. */
const LAST_LINES = 60;

// deno-lint-ignore no-control-regex -- This is what colors a terminal.
const COLOR = /\x1b\[[\d;]*m/g;

/** Sums up results in the format of JUnit by folder, sorted by name. */
export function sumByFolder(results: string): FolderResult[] {
  const folders = new Map<string, FolderResult>();
  for (const [, file = "", errors, failures, cases = ""] of results.matchAll(SUITE)) {
    const folder = file.split("/").slice(0, -1).slice(0, LEVELS).join("/");
    const sum = folders.get(folder) ?? { folder, tests: 0, failed: 0, seconds: 0 };
    sum.failed += Number(errors) + Number(failures);
    for (const [, seconds] of cases.matchAll(TEST)) {
      sum.tests++;
      sum.seconds += Number(seconds);
    }
    folders.set(folder, sum);
  }
  return [...folders.values()].sort((one, other) => one.folder < other.folder ? -1 : 1);
}

/** Returns a line for each folder: `ok tests/votes 142 tests 12.3 s`. */
export function describeFolders(results: readonly FolderResult[]): string {
  const width = Math.max(...results.map(({ folder }) => folder.length));
  return results.map(({ folder, tests, failed, seconds }) =>
    [
      failed > 0 ? "FAILED" : "ok    ",
      folder.padEnd(width),
      `${tests} tests`.padStart(11),
      `${seconds.toFixed(1)} s`.padStart(8),
    ].join("  ")
  ).join("\n");
}

/** Returns the end of a run's output: which tests failed and why, and how many passed. */
export function endOf(output: string): string {
  const plain = output.replaceAll(COLOR, "");
  const errors = plain.lastIndexOf("\n ERRORS \n");
  if (errors >= 0) return plain.slice(errors + 1).trimEnd();
  const sum = plain.match(/^(ok|FAILED) \| \d+ passed.*$/gm)?.at(-1);
  return sum?.startsWith("ok") ? sum : plain.trimEnd().split("\n").slice(-LAST_LINES).join("\n");
}
