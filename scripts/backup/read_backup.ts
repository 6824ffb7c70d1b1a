import { z } from "zod";
import { readFrames } from "./frames.ts";
import { type Bytes, unseal } from "./seal.ts";
import type { Manifest } from "./write_backup.ts";

const texts = z.array(z.string());

const manifestShape: z.ZodType<Manifest> = z.object({
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  secretKeys: z.tuple([z.string()], z.string()),
  migrations: z.array(z.object({ id: z.string(), name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: texts })),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});

const endShape = z.object({ rows: z.array(z.number()) });

/**
 * Receives the rows of one table. `rows` are the lines of Postgres's COPY in arbitrary chunks, and must be read to
 * their end.
 */
export type TakeRows = (table: Manifest["tables"][number], rows: Bytes) => Promise<void>;

/**
 * Reads a whole backup: calls `begin` with the manifest, then `take` for each table. Returns the number of rows that
 * each table must have. Throws an error if any byte of the file was changed.
 */
export async function readBackup(
  path: string,
  passphrase: string,
  { begin, take }: { begin(manifest: Manifest): Promise<void>; take: TakeRows },
): Promise<{ manifest: Manifest; rows: number[] }> {
  const plain = ReadableStream.from(ordinary(unseal(path, passphrase)));
  const frames = readFrames(plain.pipeThrough(new DecompressionStream("gzip")));
  const manifest = manifestShape.parse(await nextJson(frames));
  await begin(manifest);
  for (const table of manifest.tables) await take(table, rowsOf(frames));
  const { rows } = endShape.parse(await nextJson(frames));
  return { manifest, rows };
}

/** Returns the manifest of a backup. Reads the whole file to verify that it can be decrypted. */
export async function verifyBackup(path: string, passphrase: string): Promise<Manifest> {
  const { manifest } = await readBackup(path, passphrase, {
    begin: () => Promise.resolve(),
    async take(_table, rows) {
      for await (const _ of rows);
    },
  });
  return manifest;
}

async function nextJson(frames: AsyncGenerator<Uint8Array>): Promise<unknown> {
  const { value, done } = await frames.next();
  if (done) throw new Error("the backup ends too soon");
  return JSON.parse(new TextDecoder().decode(value));
}

/**
 * Yields the frames up to an empty one. Iterates by hand, because a loop would end the generator with the first table.
 */
async function* rowsOf(frames: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { value, done } = await frames.next();
    if (done) throw new Error("the backup ends too soon");
    if (value.length === 0) return;
    yield value;
  }
}

async function* ordinary(source: Bytes): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const bytes of source) yield new Uint8Array(bytes);
}
