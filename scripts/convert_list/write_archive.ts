import { dirname, join, resolve } from "node:path";

/** An archive that is being written. Without `finish`, `await using` deletes it again. */
export interface ArchiveWriter extends AsyncDisposable {
  folder: string;
  write(
    file: "accounts" | "listings" | "totals" | "months" | "addresses",
    row: object,
  ): Promise<void>;
  /** Ends its files. */
  finish(): Promise<void>;
}

/** Number of characters that are written at once. */
const PIECE = 1 << 20;

/**
 * Begins an archive of a list in a new folder. Throws if the folder exists and is not empty. `archive.json`, without
 * which it can't be imported, is written last.
 */
export async function createArchive(folder: string, list: string): Promise<ArchiveWriter> {
  const added = await beginFolder(folder);
  const waiting = new Map<string, string>();
  let isFinished = false;

  async function flush(path: string, text: string): Promise<void> {
    await Deno.writeTextFile(path, text, { append: true });
    waiting.set(path, "");
  }

  return {
    folder,
    async write(file, row) {
      const path = join(folder, `${file}.jsonl`);
      const text = `${waiting.get(path) ?? ""}${JSON.stringify(row)}\n`;
      if (text.length > PIECE) await flush(path, text);
      else waiting.set(path, text);
    },
    async finish() {
      for (const [path, text] of waiting) await flush(path, text);
      const archive = JSON.stringify({ format: 1, list });
      await Deno.writeTextFile(join(folder, "archive.json"), `${archive}\n`);
      isFinished = true;
    },
    async [Symbol.asyncDispose]() {
      if (isFinished) return;
      const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
      for (const name of names) await Deno.remove(join(folder, name), { recursive: true });
      if (added !== undefined) await Deno.remove(added, { recursive: true });
    },
  };
}

/** Creates a folder, and returns the highest one that it had to create. Throws if it exists and is not empty. */
async function beginFolder(folder: string): Promise<string | undefined> {
  let added: string | undefined;
  for (let path = resolve(folder); !await isThere(path); path = dirname(path)) added = path;
  await Deno.mkdir(folder, { recursive: true });
  for await (const { name } of Deno.readDir(folder)) {
    throw new Error(`${folder} is not empty: it has ${name}`);
  }
  return added;
}

async function isThere(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => path === dirname(path));
}
