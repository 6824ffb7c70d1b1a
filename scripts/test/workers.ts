import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { listFiles } from "../check_docs/project.ts";
import type { WorkerReport } from "./load_files.ts";
import { type Choices, isIn, isInRun, STARTS_PROGRAMS } from "./choices.ts";

/** Workers per place. Each spends over a second of CPU time on loading the service, so there are few. */
const PER_PLACE = 1;

/**
 * Number of files that start programs and share a worker. Their tests mostly wait, so the places stay free for others.
 */
const STARTING_SHARED_BY = 4;

/** Folder whose files share workers, so that each worker starts one browser. */
const BROWSERS = "tests/browser";

const BROWSER_WORKERS = 2;

/** The longest files. They start first, because otherwise the run would wait for them at its end. */
const LONGEST = [
  "tests/api/outage_test.ts",
  "tests/browser/pages/pages_test.ts",
  "tests/deliveries/disasters_test.ts",
  "tests/demo/demo_test.ts",
  "tests/embedded/embedded_roles_test.ts",
  "tests/embedded/embedded_test.ts",
  "tests/contract/new_operation_test.ts",
  "tests/process/backups/backup_test.ts",
  "tests/process/journey_test.ts",
  "tests/process/several/several_test.ts",
  "tests/process/several/silent_network_test.ts",
  "tests/samples",
  "tests/web/frame/late_pages_test.ts",
  "tests/web/my_servers/pictures",
];

/** Extension of the file in which a worker reports the test files that it has completed. */
const REPORT = ".reported";

/** The work of a run. */
export interface Handed {
  /** Arguments for `deno test`: paths and flags. */
  args: string[];
  /**
   * The test files that have to report. Empty if paths were given, because Deno itself then reports the files that it
   * ran.
   */
  files: string[];
}

/**
 * Returns what `deno test` should run, `places` workers at once: given paths unchanged, all other files as `divide`
 * divides them, through modules written to `folder`.
 */
export async function handOut(
  { run, rest }: Choices,
  { places, folder }: { places: number; folder: string },
): Promise<Handed> {
  if (rest.some((arg) => !arg.startsWith("-"))) return { args: rest, files: [] };
  const files = (await listTests()).filter((file) => isInRun(run, file));
  return { args: [...await writeWorkers(divide(files, places), folder), ...rest], files };
}

/** Reads the reports that workers have written to `folder`. */
export async function readReports(folder: string): Promise<WorkerReport[]> {
  const reports: WorkerReport[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.endsWith(REPORT)) continue;
    reports.push(JSON.parse(await Deno.readTextFile(join(folder, name))));
  }
  return reports;
}

/** Lists those of `files` that no worker has reported. */
export function findUnreported(
  files: readonly string[],
  reports: readonly WorkerReport[],
): string[] {
  const reported = new Set(reports.flatMap((report) => report.files));
  return files.filter((file) => !reported.has(file));
}

/** Lists the project's test files. */
export async function listTests(): Promise<string[]> {
  const files = await listFiles(pathToFileURL(PROJECT));
  return [...files].filter((file) => /^tests\/.*_test\.tsx?$/.test(file)).sort();
}

/**
 * Divides test files among workers, in the order in which they should start: the longest first, and those that mostly
 * compute spread among those that mostly wait, so that the processor is busy until the end.
 */
export function divide(files: readonly string[], places: number): string[][] {
  const longest = files.filter((file) => isIn(LONGEST, file));
  const browsers = files.filter((file) => isIn([BROWSERS], file) && !longest.includes(file));
  const starting = files.filter((file) =>
    isIn(STARTS_PROGRAMS, file) && !longest.includes(file) && !browsers.includes(file)
  );
  const others = files.filter((file) => ![longest, browsers, starting].flat().includes(file));
  const waiting = [
    ...deal(browsers, BROWSER_WORKERS),
    ...longest.map((file) => [file]),
    ...deal(starting, Math.ceil(starting.length / STARTING_SHARED_BY)),
  ];
  return spread(waiting, deal(others, places * PER_PLACE)).filter(({ length }) => length > 0);
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

/** Deals files like cards, so that neighbors, which often take equally long, go to different workers. */
function deal(files: readonly string[], count: number): string[][] {
  return Array.from({ length: count }, (_, nth) => files.filter((_, at) => at % count === nth));
}

/**
 * Merges two lists, each in its order and at an even pace. Those that mostly compute are the longest, so they come in
 * the first three quarters.
 */
function spread<Item>(waiting: readonly Item[], computing: readonly Item[]): Item[] {
  const placed = [
    ...waiting.map((item, at) => ({ item, place: (at + 0.5) / waiting.length })),
    ...computing.map((item, at) => ({ item, place: 0.75 * (at + 0.5) / computing.length })),
  ];
  return placed.sort((one, other) => one.place - other.place).map(({ item }) => item);
}

function addressOf(file: string): string {
  return pathToFileURL(join(PROJECT, file)).href;
}
