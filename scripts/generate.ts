import { basename } from "node:path";
import { answerHelp } from "../src/service/cli/help.ts";
import { exampleFile, withKeptData, withRights, withVariables } from "./generate/environment.ts";
import { collectFlags } from "./generate/flags.ts";
import { cutFont, drawGlyphs, FONTS } from "./generate/font.ts";
import { generate } from "./generate/files.ts";
import { format } from "./generate/format.ts";
import { highlightGuides } from "./generate/highlights.ts";
import { type LocaleFiles, localeFiles } from "./generate/locales/files.ts";
import { readLocales } from "./generate/locales/read_locales.ts";
import type { Formatters, Words } from "../generated/locales/en.ts";
import { formatsOf } from "../src/core/locales/formats.ts";

/** The contracts, and the folder of each in generated/. */
const CONTRACTS = [
  { source: "openapi.yaml", folder: "" },
  { source: "openapi-rewards.yaml", folder: "rewards/" },
  { source: "openapi-public.yaml", folder: "public/" },
];

const ROOT = new URL("../", import.meta.url);
const FOLDER = new URL("../generated/", import.meta.url);
const LOCALES = new URL("../locales/", import.meta.url);
const GUIDE = new URL("../docs/hosting.md", import.meta.url);
const DATA = new URL("../docs/data.md", import.meta.url);
const OPERATING = new URL("../docs/operating.md", import.meta.url);
const EXAMPLE = new URL("../.env.example", import.meta.url);
const HIGHLIGHTS = new URL("../src/site/web/docs/highlights.json", import.meta.url);
const FLAGS = new URL("../src/site/web/listing/flags/flags.json", import.meta.url);
const TYPEFACE = new URL("../src/site/web/frame/fonts/", import.meta.url);

/**
 * Writes generated/ from the contracts and from the messages in locales/, the environment variables into the hosting guide
 * and `.env.example`, the stored data into the page on data, the rights of each role into the operating guide, the
 * highlighting of the guides' code, and the typeface and the flags that pages use. With `--check` it writes nothing and
 * lists the files that differ. Returns the exit status: 1 if a contract can't be generated from, a message has a fault or
 * is read nowhere, or files differ, 2 for a wrong flag.
 */
export async function main(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== "--check");
  if (unknown !== undefined) {
    console.error(`Unknown argument ${unknown}: there is only --check`);
    return 2;
  }
  try {
    const isCheck = args.length > 0;
    let unused: readonly string[] = [];
    const files = await generateAll((locales) => {
      unused = locales.unused;
      if (!isCheck) locales.completeness.forEach((line) => console.log(line));
    });
    const papers = await writtenPapers(await englishIn(files));
    const status = isCheck ? await check(files, papers) : await write(files, papers);
    // Everything was written all the same, so that the code which shall read them can be.
    unused.forEach((line) => console.error(line));
    return unused.length > 0 ? 1 : status;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/**
 * Returns the generated files of all contracts and languages, by their path in generated/. Passes what there is to say about
 * the languages to `report`.
 */
export async function generateAll(
  report: (locales: LocaleFiles) => void = () => {},
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const programs = await programsIn(new URL("src/", ROOT));
  const code = [...programs.values()].join();
  for (const { source, folder } of CONTRACTS) {
    const yaml = await Deno.readTextFile(new URL(source, ROOT));
    const made = await generate(yaml, { source, code })
      .catch((error) => {
        throw new Error(`${source}: ${error instanceof Error ? error.message : error}`);
      });
    for (const [name, text] of Object.entries(made)) files[folder + name] = text;
  }
  const locales = await localeFiles(await readLocales(LOCALES), programs);
  for (const [name, text] of Object.entries(locales.files)) files[`locales/${name}`] = text;
  report(locales);
  return files;
}

/** Returns the text of every program in a folder, by its path there. */
async function programsIn(folder: URL): Promise<Map<string, string>> {
  const names = (await namesIn(folder)).filter((name) => /\.tsx?$/.test(name));
  const texts = names.map(async (name) =>
    [name, await Deno.readTextFile(new URL(name, folder))] as const
  );
  return new Map(await Promise.all(texts));
}

/** A file outside generated/, and its source. */
interface Paper {
  text: string;
  source: string;
}

/** Returns the English words among generated files, which may be newer than those in generated/. */
async function englishIn(files: Record<string, string>): Promise<Words> {
  const code = encodeURIComponent(files["locales/en.ts"] ?? "");
  const english: { words: (intl: Formatters) => Words } = await import(
    `data:application/typescript;charset=utf-8,${code}`
  );
  return english.words(formatsOf("en"));
}

/** Returns the files generated from other sources than the contract, by URL. */
async function writtenPapers(english: Words): Promise<Map<URL, Paper>> {
  const guide = withVariables(await Deno.readTextFile(GUIDE));
  const data = withKeptData(await Deno.readTextFile(DATA), english);
  const operating = withRights(await Deno.readTextFile(OPERATING));
  const source = "src/service/environment.ts";
  const fonts = await Promise.all(FONTS.map(async (name) => {
    const paper: Paper = { text: await cutFont(name), source: "Archivo" };
    return [new URL(`${name}.base64`, TYPEFACE), paper] as const;
  }));
  const flags = JSON.stringify(collectFlags());
  const highlights = JSON.stringify(await highlightGuides());
  return new Map([
    [GUIDE, { text: await format(guide, "md"), source }],
    [DATA, { text: await format(data, "md"), source: "locales/en/kept-data.ftl" }],
    [OPERATING, { text: await format(operating, "md"), source: "src/core/rights/rights.ts" }],
    [EXAMPLE, { text: exampleFile(), source }],
    [HIGHLIGHTS, { text: await format(highlights, "json"), source: "the code of the guides" }],
    [new URL("glyphs.json", TYPEFACE), {
      text: await format(await drawGlyphs(), "json"),
      source: "Archivo",
    }],
    [FLAGS, { text: await format(flags, "json"), source: "country-flag-icons" }],
    ...fonts,
  ]);
}

async function write(files: Record<string, string>, papers: Map<URL, Paper>): Promise<number> {
  for (const [paper, { text }] of papers) await Deno.writeTextFile(paper, text);
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, FOLDER);
    await Deno.mkdir(new URL("./", file), { recursive: true });
    await Deno.writeTextFile(file, text);
  }
  return 0;
}

async function check(files: Record<string, string>, papers: Map<URL, Paper>): Promise<number> {
  const drifted = await driftedFiles(files, FOLDER);

  const faults = drifted.map((name) => {
    const says = name.startsWith("locales/") ? "messages say" : "contract says";
    return `generated/${name} is not what its ${says}`;
  });
  for (const [paper, { text, source }] of papers) {
    if (await textOf(paper) === text) continue;
    faults.push(`${basename(paper.pathname)} is not what ${source} says`);
  }
  for (const fault of faults) console.error(`${fault}: run \`deno task generate\``);
  return faults.length > 0 ? 1 : 0;
}

/** Lists the files in `folder` that are missing, that differ from `files`, or that nothing generates. */
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
