import type { LocaleSources } from "./files.ts";

/** Reads the files of all languages below a folder: `de/voting.ftl`. */
export async function readLocales(folder: URL): Promise<LocaleSources> {
  const sources = new Map<string, Map<string, string>>();
  for (const tag of await namesIn(folder)) {
    const own = new URL(`${tag}/`, folder);
    const names = (await namesIn(own)).filter((name) => name.endsWith(".ftl"));
    const texts = names.map(async (name) =>
      // Some editors begin a file with a mark of its encoding.
      [name, (await Deno.readTextFile(new URL(name, own))).replace(/^\uFEFF/, "")] as const
    );
    sources.set(tag, new Map(await Promise.all(texts)));
  }
  return sources;
}

async function namesIn(folder: URL): Promise<string[]> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(folder));
    return entries.map(({ name }) => name).sort();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return [];
    }
    throw error;
  }
}
