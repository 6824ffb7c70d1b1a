import { readdir, readFile } from "node:fs/promises";

/** Folders that are created locally, so documents can't refer to them. */
const MADE_HERE = new Set([".git", ".data", "node_modules", "static"]);

/** Lists every file of the project, as paths from its root with forward slashes. */
export async function listFiles(root: URL, folder = ""): Promise<Set<string>> {
  const files = new Set<string>();
  for (const entry of await readdir(new URL(`./${folder}`, root), { withFileTypes: true })) {
    if (MADE_HERE.has(entry.name)) continue;
    const path = folder + entry.name;
    if (!entry.isDirectory()) files.add(path);
    else for (const inner of await listFiles(root, `${path}/`)) files.add(inner);
  }
  return files;
}

/** Reads the names of the tests and steps in each of the project's test files, as printed when they run. */
export async function readTestNames(
  root: URL,
  files: ReadonlySet<string>,
): Promise<Map<string, Set<string>>> {
  const tests = [...files].filter((path) => /^tests\/.*_test\.tsx?$/.test(path));
  return new Map(
    await Promise.all(tests.map(async (path) => {
      const text = await readFile(new URL(path, root), "utf8");
      return [path, new Set(testNames(text))] as const;
    })),
  );
}

/** Finds the names in one test file: a string right after `test(`, `testInBrowser(`, `step(` or `name:`. */
export function testNames(source: string): string[] {
  const named =
    /(?:\b(?:test(?:InBrowser)?|step)(?:\.\w+)?\(|\bname:)\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs;
  return [...source.matchAll(named)].map(([, , name = ""]) => name.replace(/\\(.)/gs, "$1"));
}
