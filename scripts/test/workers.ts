import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { listFiles } from "../check_docs/project.ts";
import { type Asked, isIn, LEFT_OUT } from "./left_out.ts";

/** Files that share a worker: each alone would spend half a second of CPU time on loading the service. */
const SHARED_BY = 9;

/** Folder whose files share a worker, and so the browser that it starts. */
const BROWSERS = "tests/browser";

/** The longest, which start first: the run would end with waiting for them. */
const LONGEST = [
  "tests/samples",
  "tests/deliveries/disasters_test.ts",
  "tests/web/frame/late_pages_test.ts",
  "tests/api/outage_test.ts",
  "tests/process/silent_network_test.ts",
  "tests/journey_test.ts",
];

/** Files with a worker of their own: they start programs or mostly wait, and others would wait with them. */
const ALONE = [
  ...LONGEST,
  ...LEFT_OUT.quick,
  "tests/database/silence_test.ts",
  "tests/deliveries/lost_claim_test.ts",
];

/**
 * Returns what `deno test` is told to run: paths that were named as they are, all the others as `divide` divides them,
 * by modules written to `folder`.
 */
export async function chooseFiles({ only, rest }: Asked, folder: string): Promise<string[]> {
  const leftOut = only === undefined ? [] : LEFT_OUT[only];
  if (rest.length > 0) return [...leftOut.length > 0 ? [`--ignore=${leftOut}`] : [], ...rest];
  const files = await listTests();
  return await writeWorkers(divide(files.filter((file) => !isIn(leftOut, file))), folder);
}

/** Lists the project's test files. */
export async function listTests(): Promise<string[]> {
  const files = await listFiles(pathToFileURL(PROJECT));
  return [...files].filter((file) => /^tests\/.*_test\.tsx?$/.test(file)).sort();
}

/**
 * Divides test files among workers, in the order in which they should start: workers that mostly wait and workers that
 * mostly compute take turns, so that the processor is always busy and never for long with one of them.
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

/** Writes a module to `folder` for each worker with several files, and returns one path for each worker. */
async function writeWorkers(workers: readonly string[][], folder: string): Promise<string[]> {
  return await Promise.all(workers.map(async (files, nth) => {
    const [only] = files;
    if (files.length === 1 && only !== undefined) return only;
    const path = join(folder, `${nth + 1}_test.ts`);
    await Deno.writeTextFile(path, files.map(importLine).join(""));
    return path;
  }));
}

/** Deals like cards: neighbours, which often take equally long, go to different workers. */
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

function importLine(file: string): string {
  return `import ${JSON.stringify(pathToFileURL(join(PROJECT, file)).href)};\n`;
}
