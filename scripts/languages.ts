/**
 * Compiles the messages in locales/ to modules in generated/locales/, which git ignores. Run by `deno task languages`,
 * and before each program that uses messages. Takes about a second, and does nothing if the modules are up to date.
 * Doesn't import files of src that import the modules.
 */
import { createHash } from "node:crypto";
import { answerHelp } from "../src/service/cli/help.ts";
import { FaultyMessages } from "./languages/fault.ts";
import { readLocales } from "./languages/read_locales.ts";

const LOCALES = new URL("../locales/", import.meta.url);
const MODULES = new URL("../generated/locales/", import.meta.url);
/** The folder of the compiler. After a change in it, the same messages give other modules. */
const COMPILER = new URL("./languages/", import.meta.url);

/** The module that is written last, with the checksum of the sources of all modules. */
const LAST = "all.ts";

/** Folders from which languages are read and to which they are written. Both URLs end in a slash. */
export interface LanguageFolders {
  locales: URL;
  modules: URL;
}

/**
 * Compiles all languages, unless their modules are up to date. Returns whether it compiled. Throws an `Error` with a
 * line for each fault in the messages, without writing anything.
 */
export async function compileLanguages(
  { locales, modules }: LanguageFolders = { locales: LOCALES, modules: MODULES },
): Promise<boolean> {
  const sources = await readLocales(locales);
  const stamp = `// Of sources with the checksum ${await checksum(sources)}.\n`;
  if (await areCompiled(modules, { stamp, tags: [...sources.keys()] })) return false;
  // The compiler's package is loaded only here, because most starts find their languages compiled.
  const { localeFiles } = await import("./languages/files.ts");
  const { files } = localeFiles(sources);
  await Deno.mkdir(modules, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeWhole(new URL(name, modules), name === LAST ? stamp + text : text);
  }
  return true;
}

async function areCompiled(
  modules: URL,
  { stamp, tags }: { stamp: string; tags: readonly string[] },
): Promise<boolean> {
  try {
    await Promise.all(tags.map((tag) => Deno.stat(new URL(`${tag}.ts`, modules))));
    return (await Deno.readTextFile(new URL(LAST, modules))).startsWith(stamp);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** Returns the SHA-256 of all messages and of the compiler, in hex. */
async function checksum(sources: Awaited<ReturnType<typeof readLocales>>): Promise<string> {
  const sum = createHash("sha256");
  const add = (name: string, text: string) => sum.update(`${name} ${text.length}\n${text}`);
  for (const [tag, files] of sources) {
    for (const [name, text] of files) add(`${tag}/${name}`, text);
  }
  const programs = (await Array.fromAsync(Deno.readDir(COMPILER))).map(({ name }) => name).sort();
  for (const name of programs) add(name, await Deno.readTextFile(new URL(name, COMPILER)));
  return sum.digest("hex");
}

/** Writes a file so that a reader sees the old text or the complete new one, even if two tasks begin at once. */
async function writeWhole(path: URL, text: string): Promise<void> {
  const draft = new URL(`${path.href}.${crypto.randomUUID()}.part`);
  await Deno.writeTextFile(draft, text);
  await Deno.rename(draft, path);
}

/**
 * Compiles all languages for a program that is about to load them. If their messages have faults, warns and keeps the
 * existing modules. Throws an `Error` if there are no modules, or if a folder can't be written.
 */
export async function provideLanguages(folders?: LanguageFolders): Promise<void> {
  try {
    await compileLanguages(folders);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof FaultyMessages && await hasModules(folders?.modules ?? MODULES)) {
      return console.warn(`${reason}\nThe languages stay as they were compiled before.`);
    }
    if (error instanceof FaultyMessages) throw error;
    throw new Error(
      `Cannot compile the languages (run \`deno task languages\` as the folder's owner): ${reason}`,
      {
        cause: error,
      },
    );
  }
}

async function hasModules(modules: URL): Promise<boolean> {
  return await Deno.stat(new URL(LAST, modules)).then(() => true, () => false);
}

if (import.meta.main) {
  answerHelp("Usage: deno task languages");
  try {
    await provideLanguages();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exit(1);
  }
}
