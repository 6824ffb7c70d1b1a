import { join } from "node:path";
import { MEASURES } from "../benches.ts";
import { runProgram } from "../command.ts";
import { readResults, type Result, RESULTS } from "./results.ts";

/** Files that an earlier bench leaves uncommitted: results, and the paper that shows them. */
const WRITTEN = [`:!${RESULTS}`, ":!docs"];

/** Returns the day and the commit of a run, for its tables. */
export async function nameCommit(project: string): Promise<{ on: string; commit: string }> {
  const on = new Date().toISOString().slice(0, 10);
  const commit = await git(project, "rev-parse", "--short=8", "HEAD");
  if (commit === undefined) return { on, commit: "an unknown commit" };
  const changed = await git(project, "status", "--porcelain", "-uno", "--", ".", ...WRITTEN);
  return { on, commit: changed === "" ? commit : `${commit}-dirty` };
}

/** Returns a sentence for each table whose measured files have changed since it was made. */
export async function findOutdated(
  project: string,
  countChanges: typeof countCommits = countCommits,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const { bench, tables } of await readResults(join(project, RESULTS))) {
    warnings.push(
      ...await outdatedIn({ bench, tables }, (...asked) => countChanges(project, ...asked)),
    );
  }
  return warnings;
}

async function outdatedIn(
  { bench, tables }: Pick<Result, "bench" | "tables">,
  count: (commit: string, paths: string[]) => Promise<number | undefined>,
): Promise<string[]> {
  const paths = MEASURES[bench] ?? ["src"];
  const warnings = await Promise.all(tables.map(async ({ id, measured }) => {
    if (measured === undefined) return `${id}: its commit is unknown; measure it again`;
    const { commit, on } = measured;
    const changes = await count(commit.replace(/-dirty$/, ""), paths);
    if (changes === undefined) {
      return `${id}: commit ${commit} is not in this history; measure it again`;
    }
    if (commit.endsWith("-dirty")) {
      return `${id}: measured with uncommitted changes; measure it again`;
    }
    return changes === 0
      ? undefined
      : `${id}: ${changes} commits changed what it measures since ${commit} (${on}); measure it again`;
  }));
  return warnings.filter((warning) => warning !== undefined);
}

/** Counts the commits since `commit` that changed `paths`. Returns undefined if git doesn't know it. */
async function countCommits(project: string, commit: string, paths: string[]) {
  const count = await git(project, "rev-list", "--count", `${commit}..HEAD`, "--", ...paths);
  return count === undefined ? undefined : Number(count);
}

async function git(project: string, ...args: string[]): Promise<string | undefined> {
  const outcome = await runProgram("git", ["-C", project, ...args]);
  return outcome?.success ? outcome.stdout.trim() : undefined;
}
