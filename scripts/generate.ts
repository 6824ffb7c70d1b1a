import { basename } from "node:path";
import { exampleFile, withKeptData, withVariables } from "./generate/environment.ts";
import { generate } from "./generate/files.ts";
import { format } from "./generate/format.ts";

const CONTRACT = new URL("../openapi.yaml", import.meta.url);
const FOLDER = new URL("../generated/", import.meta.url);
const GUIDE = new URL("../docs/hosting.md", import.meta.url);
const DATA = new URL("../docs/data.md", import.meta.url);
const EXAMPLE = new URL("../.env.example", import.meta.url);

/**
 * Writes generated/ from openapi.yaml, the environment variables into the hosting guide and `.env.example`, and what is
 * kept into the page on data; with `--check` it writes nothing and names the files that differ.
 * Returns the exit status: 1 if the contract can't be generated from or files differ, 2 for a wrong flag.
 */
export async function main(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== "--check");
  if (unknown !== undefined) {
    console.error(`Unknown argument ${unknown}: there is only --check`);
    return 2;
  }
  try {
    const files = await generate(await Deno.readTextFile(CONTRACT));
    const papers = await writtenPapers();
    return args.length > 0 ? await check(files, papers) : await write(files, papers);
  } catch (error) {
    console.error(`openapi.yaml: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

/** Returns the papers that describe the environment and what is kept, by URL. */
async function writtenPapers(): Promise<Map<URL, string>> {
  const guide = withVariables(await Deno.readTextFile(GUIDE));
  const data = withKeptData(await Deno.readTextFile(DATA));
  return new Map([
    [GUIDE, await format(guide, "md")],
    [DATA, await format(data, "md")],
    [EXAMPLE, exampleFile()],
  ]);
}

async function write(files: Record<string, string>, papers: Map<URL, string>): Promise<number> {
  for (const [paper, text] of papers) await Deno.writeTextFile(paper, text);
  await Deno.mkdir(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await Deno.writeTextFile(new URL(name, FOLDER), text);
  }
  return 0;
}

async function check(files: Record<string, string>, papers: Map<URL, string>): Promise<number> {
  const drifted = await driftedFiles(files, FOLDER);

  const faults = drifted.map((name) => `generated/${name} is not what openapi.yaml says`);
  for (const [paper, text] of papers) {
    if (await textOf(paper) === text) continue;
    faults.push(
      `${basename(paper.pathname)} is not what src/environment.ts and src/kept_data.ts say`,
    );
  }
  for (const fault of faults) console.error(`${fault}: run \`deno task generate\``);
  return faults.length > 0 ? 1 : 0;
}

/** Names the files in `folder` that are missing, that differ from `files`, or that nothing generates. */
export async function driftedFiles(files: Record<string, string>, folder: URL): Promise<string[]> {
  const names = new Set([...Object.keys(files), ...await namesIn(folder)]);
  const drifted: string[] = [];
  for (const name of [...names].sort()) {
    if (await textOf(new URL(name, folder)) !== files[name]) drifted.push(name);
  }
  return drifted;
}

async function namesIn(folder: URL): Promise<string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(folder))).map((entry) => entry.name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

async function textOf(file: URL): Promise<string | null> {
  try {
    return await Deno.readTextFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}

if (import.meta.main) Deno.exit(await main(Deno.args));
