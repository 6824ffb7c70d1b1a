import { join } from "node:path";
import type { Sql } from "../../../src/core/database/connect.ts";
import { frameOf, jsonFrame } from "../../../scripts/backup/frames.ts";
import { verifyBackup } from "../../../scripts/backup/read_backup.ts";
import { beginRestore, restoreBackup } from "../../../scripts/backup/restore_backup.ts";
import { seal } from "../../../scripts/backup/seal.ts";
import { type Manifest, writeBackup } from "../../../scripts/backup/write_backup.ts";
import type { SecretKeys } from "../../../src/core/secrets/secret_key.ts";
import { SECRET_KEY } from "../world.ts";

/** The passphrase of the tests' backups. */
export const PASSPHRASE = "correct horse battery staple";

/** A backup in a separate folder, until it goes out of scope. */
export interface SavedBackup extends AsyncDisposable {
  folder: string;
  path: string;
}

/** Backs a database up, with the service's keys. */
export async function backUp(
  sql: Sql,
  secretKeys: SecretKeys = [SECRET_KEY],
): Promise<SavedBackup> {
  const folder = await Deno.makeTempDir({ prefix: "voteboard backup " });
  const path = join(folder, "backup");
  await writeBackup(sql, {
    secretKeys,
    passphrase: PASSPHRASE,
    now: new Date(),
    cost: 4,
    write: (chunks) => Deno.writeFile(path, ReadableStream.from(chunks)),
  });
  return { folder, path, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

/** Writes a copy of a backup with another manifest. */
export async function reseal(
  from: string,
  to: string,
  change: (manifest: Manifest) => void,
): Promise<void> {
  const manifest = await verifyBackup(from, PASSPHRASE);
  change(manifest);
  const frames = [jsonFrame(manifest), ...manifest.tables.map(() => frameOf(new Uint8Array()))];
  const plain = new Blob(
    [...frames, jsonFrame({ rows: manifest.tables.map(() => 0) })] as BlobPart[],
  );
  const zipped = plain.stream().pipeThrough(new CompressionStream("gzip"));
  await Deno.writeFile(to, ReadableStream.from(seal(zipped, PASSPHRASE, { cost: 4 })));
}

/** Verifies a backup and restores it, as the command does. */
export async function restoreFrom(
  path: string,
  sql: Sql,
  passphrase = PASSPHRASE,
): Promise<number> {
  const manifest = await verifyBackup(path, passphrase);
  await beginRestore(sql, manifest);
  return await restoreBackup(sql, manifest, { path, passphrase, now: new Date() });
}
