import { dirname, join } from "node:path";

/** An archive of another list, in a folder. `await using` deletes it. */
export interface WrittenArchive extends AsyncDisposable {
  folder: string;
  /** Writes one of its files: rows as JSON, or an unchanged text. */
  write(file: string, rows: readonly unknown[]): Promise<void>;
}

/** Writes an archive of `old.example`. */
export async function writeArchive(
  files: Record<string, readonly unknown[]>,
): Promise<WrittenArchive> {
  const folder = await Deno.makeTempDir({ prefix: "archive" });
  const archive: WrittenArchive = {
    folder,
    async write(file, rows) {
      const lines = rows.map((row) => typeof row === "string" ? row : JSON.stringify(row));
      await Deno.mkdir(dirname(join(folder, file)), { recursive: true });
      await Deno.writeTextFile(join(folder, file), lines.map((line) => `${line}\n`).join(""));
    },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
  await archive.write("archive.json", [{ format: 1, list: "old.example" }]);
  for (const [file, rows] of Object.entries(files)) await archive.write(file, rows);
  return archive;
}

/** Returns a listing with all required fields. */
export function listingRow(id: number, more: Record<string, unknown> = {}) {
  return {
    id,
    owner: 1,
    name: `Server ${id}`,
    game: "minecraft",
    host: `mc${id}.example.com`,
    port: 25565,
    status: "published",
    ...more,
  };
}
