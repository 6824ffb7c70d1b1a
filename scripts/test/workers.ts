import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { listFiles } from "../check_docs/project.ts";
import { type Choices, isIn, isInRun, STARTS_PROGRAMS } from "./choices.ts";

/** Files that share a worker. Alone, each would spend half a second of CPU time on loading the service. */
const SHARED_BY = 9;

/** Folder whose files share a worker, and so its browser. */
const BROWSERS = "tests/browser";

/** The longest files, which start first, because otherwise the run would end with waiting for them. */
const LONGEST = [
  "tests/samples",
  "tests/deliveries/disasters_test.ts",
  "tests/web/frame/late_pages_test.ts",
  "tests/api/outage_test.ts",
  "tests/process/silent_network_test.ts",
  "tests/journey_test.ts",
];

/** Files with a separate worker: they start programs or mostly wait, and would delay others. */
const ALONE = [
  ...LONGEST,
  ...STARTS_PROGRAMS,
  "tests/database/silence_test.ts",
  "tests/deliveries/lost_claim_test.ts",
];

/** Extension of the file in which a worker reports the test files that it has completed. */
const REPORT = ".reported";

/** The work of a run. */
export interface Handed {
  /** Arguments for `deno test`: paths and flags. */
  args: string[];
  /** The test files that have to report. Empty if paths were given, because Deno itself then reports which it ran. */
  files: string[];
}

/**
 * Returns what `deno test` should run: given paths unchanged, all other files as `divide` divides them, through modules
 * written to `folder`.
 */
export async function handOut({ run, rest }: Choices, folder: string): Promise<Handed> {
  if (rest.some((arg) => !arg.startsWith("-"))) return { args: rest, files: [] };
  const files = (await listTests()).filter((file) => isInRun(run, file));
  return { args: [...await writeWorkers(divide(files), folder), ...rest], files };
}

/** Lists those of `files` that no worker has reported in `folder`. */
export async function findUnreported(files: readonly string[], folder: string): Promise<string[]> {
  const reported = new Set<string>();
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(REPORT)) continue;
    const text = await Deno.readTextFile(join(folder, name));
    for (const file of text.split("\n")) reported.add(file);
  }
  return files.filter((file) => !reported.has(file));
}

/** Lists the project's test files. */
export async function listTests(): Promise<string[]> {
  const files = await listFiles(pathToFileURL(PROJECT));
  return [...files].filter((file) => /^tests\/.*_test\.tsx?$/.test(file)).sort();
}

/**
 * Divides test files among workers, in the order in which they should start: workers that mostly wait and workers that
 * mostly compute take turns, so that the processor is always busy but never for long with one kind.
 */
export function divide(files: readonly string[]): string[][] {
  const browsers = files.filter((file) => isIn([BROWSERS], file));
  const alone = files.filter((file) => isIn(ALONE, file) && !browsers.includes(file));
  const others = files.filter((file) => !isIn(ALONE, file));
  const waiting = [
    ...alone.filter((file) => isIn(LONGEST, file)).map((file) => [file]),
    browsers,
    ...alone.filter((file) => !isIn(LONGEST, file)).map((file) => [file]),
  ].filter((worker) => worker.length > 0);
  return takeTurns(waiting, deal(others, Math.ceil(others.length / SHARED_BY)));
}

/**
 * Writes a module to `folder` for each worker, and returns their paths. The module of a single file is named after it.
 */
export async function writeWorkers(
  workers: readonly (readonly string[])[],
  folder: string,
): Promise<string[]> {
  return await Promise.all(workers.map(async (files, nth) => {
    const [only = ""] = files;
    const name = files.length === 1 ? only.replaceAll("/", "_") : `${nth + 1}_test.ts`;
    const path = join(folder, name);
    const report = JSON.stringify(`${path}${REPORT}`);
    const lines = files.map((file) =>
      `  ${JSON.stringify(file)}: () => import(${JSON.stringify(addressOf(file))}),\n`
    );
    const loader = JSON.stringify(addressOf("scripts/test/load_files.ts"));
    await Deno.writeTextFile(
      path,
      `import { loadFiles } from ${loader};\nawait loadFiles(${report}, {\n${lines.join("")}});\n`,
    );
    return path;
  }));
}

/** Deals files like cards: neighbors, which often take equally long, go to different workers. */
function deal(files: readonly string[], count: number): string[][] {
  return Array.from({ length: count }, (_, nth) => files.filter((_, at) => at % count === nth));
}

function takeTurns<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const turns = Math.max(some.length, others.length);
  return Array.from(
    { length: turns },
    (_, at) => [...some.slice(at, at + 1), ...others.slice(at, at + 1)],
  )
    .flat();
}

function addressOf(file: string): string {
  return pathToFileURL(join(PROJECT, file)).href;
}
