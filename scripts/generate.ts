import { basename } from "node:path";
import { answerHelp } from "../src/service/cli/help.ts";
import { generate } from "./generate/files.ts";
import { compileLanguages } from "./languages.ts";
import { localeFiles } from "./languages/files.ts";
import { readLocales } from "./languages/read_locales.ts";
import { unusedMessages } from "./languages/unused.ts";

/** The contracts, and the folder of each in generated/. */
const CONTRACTS = [
  { source: "openapi.yaml", folder: "" },
  { source: "openapi-rewards.yaml", folder: "rewards/" },
  { source: "openapi-public.yaml", folder: "public/" },
];

const ROOT = new URL("../", import.meta.url);
const FOLDER = new URL("../generated/", import.meta.url);
const LOCALES = new URL("../locales/", import.meta.url);
/** The folder in generated/ that git ignores, and `deno task languages` fills. */
const LANGUAGES = "locales/";

/**
 * Writes generated/ from the contracts, compiles the messages in locales/, and then writes the files that
 * `generate/papers.ts` names, whose sources import both. With `--check` it only compiles messages and lists the files
 * that differ. Returns the exit status: 1 if a contract isn't supported, a message has a fault or is never read, or
 * files differ, and 2 for a wrong flag.
 */
export async function main(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== "--check");
  if (unknown !== undefined) {
    console.error(`Unknown argument ${unknown}: there is only --check`);
    return 2;
  }
  try {
    const isCheck = args.length > 0;
    const programs = await programsIn(new URL("src/", ROOT));
    const files = await generateAll(programs);
    await compileLanguages();
    const sources = await readLocales(LOCALES);
    if (!isCheck) localeFiles(sources).completeness.forEach((line) => console.log(line));
    const status = isCheck ? await check(files) : await write(files);
    // The files were written nevertheless, so that code that reads the messages can be written next.
    const unused = unusedMessages(sources.get("en") ?? new Map(), programs);
    unused.forEach((line) => console.error(line));
    return unused.length > 0 ? 1 : status;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/**
 * Returns the generated files of all contracts, by their path in generated/. `programs` holds the code that serves
 * them.
 */
export async function generateAll(
  programs?: ReadonlyMap<string, string>,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const code = [...(programs ?? await programsIn(new URL("src/", ROOT))).values()].join();
  for (const { source, folder } of CONTRACTS) {
    const yaml = await Deno.readTextFile(new URL(source, ROOT));
    const made = await generate(yaml, { source, code })
      .catch((error) => {
        throw new Error(`${source}: ${error instanceof Error ? error.message : error}`);
      });
    for (const [name, text] of Object.entries(made)) files[folder + name] = text;
  }
  return files;
}

/** Returns the text of every program in a folder, by its path in the folder. */
async function programsIn(folder: URL): Promise<Map<string, string>> {
  const names = (await namesIn(folder)).filter((name) => /\.tsx?$/.test(name));
  const texts = names.map(async (name) =>
    [name, await Deno.readTextFile(new URL(name, folder))] as const
  );
  return new Map(await Promise.all(texts));
}

async function write(files: Record<string, string>): Promise<number> {
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, FOLDER);
    await Deno.mkdir(new URL("./", file), { recursive: true });
    await Deno.writeTextFile(file, text);
  }
  for (const [paper, { text }] of await readPapers()) await Deno.writeTextFile(paper, text);
  return 0;
}

async function check(files: Record<string, string>): Promise<number> {
  const drifted = await driftedFiles(files, FOLDER);
  const faults = drifted.map((name) => `generated/${name} is not what its contract says`);
  for (const [paper, { text, source }] of faults.length > 0 ? [] : await readPapers()) {
    if (await textOf(paper) === text) continue;
    faults.push(`${basename(paper.pathname)} is not what ${source} says`);
  }
  for (const fault of faults) console.error(`${fault}: run \`deno task generate\``);
  return faults.length > 0 ? 1 : 0;
}

/** Generates the papers, whose sources can be imported only once the other files exist. */
async function readPapers() {
  const { writtenPapers } = await import("./generate/papers.ts");
  return await writtenPapers();
}

/** Lists the files in `folder` that are missing, differ from `files`, or aren't generated, except for languages. */
export async function driftedFiles(files: Record<string, string>, folder: URL): Promise<string[]> {
  const there = (await namesIn(folder)).filter((name) => !name.startsWith(LANGUAGES));
  const names = new Set([...Object.keys(files), ...there]);
  const drifted: string[] = [];
  for (const name of [...names].sort()) {
    if (await textOf(new URL(name, folder)) !== files[name]) drifted.push(name);
  }
  return drifted;
}

async function namesIn(folder: URL): Promise<string[]> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(folder));
    const names = entries.map(async ({ name, isDirectory }) =>
      isDirectory
        ? (await namesIn(new URL(`${name}/`, folder))).map((inner) => `${name}/${inner}`)
        : [name]
    );
    return (await Promise.all(names)).flat();
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

if (import.meta.main) {
  answerHelp("Usage: deno task generate [--check]");
  Deno.exit(await main(Deno.args));
}
