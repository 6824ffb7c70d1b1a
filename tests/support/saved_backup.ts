import { join } from "node:path";
import type { Sql } from "../../src/database/connect.ts";
import { verifyBackup } from "../../scripts/backup/read_backup.ts";
import { beginRestore, restoreBackup } from "../../scripts/backup/restore_backup.ts";
import { writeBackup } from "../../scripts/backup/write_backup.ts";
import { SECRET_KEY } from "./world.ts";

/** The passphrase of the tests' backups. */
export const PASSPHRASE = "correct horse battery staple";

/** A backup in a folder of its own, until it goes out of scope. */
export interface SavedBackup extends AsyncDisposable {
  folder: string;
  path: string;
}

/** Backs a database up. */
export async function backUp(sql: Sql): Promise<SavedBackup> {
  const folder = await Deno.makeTempDir({ prefix: "voteboard backup " });
  const path = join(folder, "backup");
  await writeBackup(sql, {
    secretKeys: [SECRET_KEY],
    passphrase: PASSPHRASE,
    now: new Date(),
    cost: 4,
    write: (chunks) => Deno.writeFile(path, ReadableStream.from(chunks)),
  });
  return { folder, path, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
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
