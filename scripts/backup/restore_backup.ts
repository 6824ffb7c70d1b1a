import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RESTORE_MARKER } from "../../src/service/database/check_postgres.ts";
import type { Query, Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import {
  MIGRATIONS,
  readBaseline,
  readMigrations,
  refuseBeforeBaseline,
} from "../../src/service/database/migration_files.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { recordAudit } from "../../src/core/trail/audit.ts";
import { readBackup } from "./read_backup.ts";
import { type Bytes } from "./seal.ts";
import { findForeignKeys, findTables, type ForeignKey, speakPlainly } from "./tables.ts";
import type { Manifest } from "./write_backup.ts";

/**
 * Checks that a backup fits a database, and marks the database as being filled. Throws an error, and changes nothing,
 * for a database that isn't empty and for a backup of a newer version or one before 1.0.0.
 */
export async function beginRestore(sql: Sql, manifest: Manifest): Promise<void> {
  await refuseOtherVersions(manifest);
  await refuseEncoding(sql);
  await markEmpty(sql);
}

/**
 * Fills a database from a verified backup: the schema with the backup's migrations, all rows in one transaction, then
 * the newer migrations. Returns the number of rows written. An interrupted restore can be started again.
 */
export async function restoreBackup(
  sql: Sql,
  manifest: Manifest,
  { path, passphrase, now }: { path: string; passphrase: string; now: Date },
): Promise<number> {
  const upTo = manifest.migrations.at(-1)?.id;
  await migrate(sql, MIGRATIONS, { isRestoring: true, upTo });
  const rows = await sql.begin((tx) => fill(tx, { path, passphrase, now }));
  await migrate(sql);
  await sql`analyze`;
  return rows;
}

/** Refuses a backup of a newer version, and one of a version before the baseline, based on its migrations. */
export async function refuseOtherVersions({ migrations }: Manifest): Promise<void> {
  const records = (await readBaseline())?.records ?? [];
  const known = new Set([...records, ...await readMigrations()].map(({ checksum }) => checksum));
  const unknown = migrations.find(({ checksum }) => !known.has(checksum));
  if (unknown) {
    throw new Error(
      `The backup was made by another version, with ${unknown.name}: restore it with that version or a newer one`,
    );
  }
  refuseBeforeBaseline(records, migrations, "The backup was made");
}

/** Refuses a database whose encoding can't store every letter. */
async function refuseEncoding(sql: Sql): Promise<void> {
  const [row] = await sql<{ encoding: string }[]>`
    select current_setting('server_encoding') as encoding`;
  if (row?.encoding === "UTF8") return;
  throw new Error(`The database's encoding is ${row?.encoding}: make one with encoding UTF8`);
}

/** Refuses a database with tables, unless they are from an unfinished restore. */
async function markEmpty(sql: Sql): Promise<void> {
  const tables = await findTables(sql);
  if (tables.some(({ name }) => name === RESTORE_MARKER)) return;
  if (tables.length > 0) {
    throw new Error(
      "The database is not empty: restore into a new one, or with --into into a new folder",
    );
  }
  await sql`create table ${sql(RESTORE_MARKER)} ()`;
}

async function fill(
  tx: Query,
  { path, passphrase, now }: { path: string; passphrase: string; now: Date },
): Promise<number> {
  await speakPlainly(tx);
  let foreignKeys: ForeignKey[] = [];
  const { manifest, rows } = await readBackup(path, passphrase, {
    async begin(manifest) {
      foreignKeys = await makeReady(tx, manifest);
    },
    take: ({ name, columns }, lines) => copyIn(tx, `${name} (${columns.join(", ")})`, lines),
  });
  await compare(tx, manifest, rows);
  for (const { name, last } of manifest.sequences) {
    await tx`select setval(${name}::regclass, ${last}::text::bigint)`;
  }
  for (const { table, name, definition } of foreignKeys) {
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  }
  await alterAll(tx, manifest, "enable trigger user");
  await tx`drop table ${tx(RESTORE_MARKER)}`;
  const restored = { made_at: manifest.madeAt, rows: rows.reduce((sum, one) => sum + one, 0) };
  await recordAudit(tx, { by: OPERATOR, now }, {
    action: "backup_restored",
    serverId: null,
    subject: "database",
    details: restored,
  });
  return restored.rows;
}

/**
 * Removes the rows that the migrations wrote, and the constraints that would check rows before all are present. Returns
 * the foreign keys.
 */
async function makeReady(tx: Query, manifest: Manifest): Promise<ForeignKey[]> {
  const present = new Set((await findTables(tx)).map(({ name }) => name));
  const missing = manifest.tables.find(({ name }) => !present.has(name));
  if (missing) throw new Error(`The backup has a table that is not Voteboard's: ${missing.name}`);
  await refuseUsed(tx, manifest);
  const foreignKeys = await findForeignKeys(tx);
  for (const { table, name } of foreignKeys) {
    await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  }
  await tx.unsafe(`truncate ${manifest.tables.map(({ name }) => name).join(", ")}`);
  await alterAll(tx, manifest, "disable trigger user");
  for (const { name, parent, bound } of manifest.partitions) {
    await tx.unsafe(`create table if not exists ${name} partition of ${parent} ${bound}`);
  }
  return foreignKeys;
}

/** Refuses a database that a service has used in the meantime, because its rows would be deleted. */
async function refuseUsed(tx: Query, { migrations }: Manifest): Promise<void> {
  await tx`lock table schema_migration`; // a service that starts now waits, and finds all rows
  const newest = migrations.at(-1)?.id ?? "";
  const [row] = await tx<{ isUsed: boolean }[]>`
    select exists (select from account)
      or exists (select from schema_migration where id > ${newest}) as is_used`;
  if (!row?.isUsed) return;
  throw new Error("A service uses this database already: stop it, and restore into an empty one");
}

async function alterAll(tx: Query, { tables }: Manifest, change: string): Promise<void> {
  for (const { name } of tables) await tx.unsafe(`alter table ${name} ${change}`);
}

async function copyIn(tx: Query, target: string, lines: Bytes): Promise<void> {
  const copying = tx.unsafe(`copy ${target} from stdin`);
  const taking = await copying.writable();
  // postgres.js 3.4.9 reports errors after the last row was sent only to the query, not to the stream.
  Object.assign(copying, { reject: (error: Error) => void taking.destroy(error) });
  await pipeline(Readable.from(lines, { objectMode: false }), taking);
}

async function compare(tx: Query, { tables }: Manifest, wanted: number[]): Promise<void> {
  for (const [place, { name }] of tables.entries()) {
    const [found] = await tx.unsafe<{ rows: number }[]>(`select count(*) as rows from ${name}`);
    if (found?.rows === wanted[place]) continue;
    throw new Error(`${name} got ${found?.rows} rows of ${wanted[place]}: nothing was restored`);
  }
}
