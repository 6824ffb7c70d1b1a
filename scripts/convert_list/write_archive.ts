import { join } from "node:path";

/** An archive that is being written. `await using` ends its files. */
export interface ArchiveWriter extends AsyncDisposable {
  folder: string;
  write(
    file: "accounts" | "listings" | "totals" | "months" | "addresses",
    row: object,
  ): Promise<void>;
}

/** Characters that are written at once. */
const PIECE = 1 << 20;

/** Begins an archive of a list in a new folder. Throws if the folder is there and is not empty. */
export async function createArchive(folder: string, list: string): Promise<ArchiveWriter> {
  await Deno.mkdir(folder, { recursive: true });
  for await (const { name } of Deno.readDir(folder)) {
    throw new Error(`${folder} is not empty: it has ${name}`);
  }
  const archive = { format: 1, list };
  await Deno.writeTextFile(join(folder, "archive.json"), `${JSON.stringify(archive)}\n`);
  const waiting = new Map<string, string>();

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
    async [Symbol.asyncDispose]() {
      for (const [path, text] of waiting) await flush(path, text);
    },
  };
}
