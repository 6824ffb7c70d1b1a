import { generate } from "./generate/files.ts";

const CONTRACT = new URL("../openapi.yaml", import.meta.url);
const FOLDER = new URL("../generated/", import.meta.url);

/**
 * Writes generated/ from openapi.yaml; with `--check` it writes nothing and names the files that differ.
 * Returns the exit status: 1 for a contract that cannot be generated from or a difference, 2 for a wrong flag.
 */
export async function main(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== "--check");
  if (unknown !== undefined) {
    console.error(`Unknown argument ${unknown}: there is only --check`);
    return 2;
  }
  try {
    const files = await generate(await Deno.readTextFile(CONTRACT));
    return args.length > 0 ? await check(files) : await write(files);
  } catch (error) {
    console.error(`openapi.yaml: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

async function write(files: Record<string, string>): Promise<number> {
  await Deno.mkdir(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await Deno.writeTextFile(new URL(name, FOLDER), text);
  }
  return 0;
}

async function check(files: Record<string, string>): Promise<number> {
  const drifted = await driftedFiles(files, FOLDER);
  for (const name of drifted) {
    console.error(`generated/${name} is not what openapi.yaml says: run \`deno task generate\``);
  }
  return drifted.length > 0 ? 1 : 0;
}

/** Names of the files in `folder` that are missing, that differ from `files`, or that nothing generates. */
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
