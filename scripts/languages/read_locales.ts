import type { LocaleSources } from "./files.ts";

/** Reads the files of all languages below a folder: `de/voting.ftl`. */
export async function readLocales(folder: URL): Promise<LocaleSources> {
  const sources = new Map<string, Map<string, string>>();
  const languages = (await entriesOf(folder)).filter(({ isDirectory }) => isDirectory);
  for (const { name: tag } of languages) {
    const own = new URL(`${tag}/`, folder);
    const names = (await entriesOf(own)).map(({ name }) => name).filter((name) =>
      name.endsWith(".ftl")
    );
    const texts = names.map(async (name) =>
      // Some editors write a byte order mark.
      [name, (await Deno.readTextFile(new URL(name, own))).replace(/^\uFEFF/, "")] as const
    );
    sources.set(tag, new Map(await Promise.all(texts)));
  }
  return sources;
}

/** Returns the entries of a folder, sorted by name. Empty if there is no such folder. */
async function entriesOf(folder: URL): Promise<Deno.DirEntry[]> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(folder));
    return entries.sort((one, other) => one.name < other.name ? -1 : 1);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
