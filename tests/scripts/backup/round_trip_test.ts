import assert from "node:assert/strict";
import { join } from "node:path";
import { migrate } from "../../../src/database/migrate.ts";
import { findForeignKeys } from "../../../scripts/backup/tables.ts";
import { emptyDatabase } from "../../support/empty_database.ts";
import { fillEveryTable, readEveryRow } from "../../support/every_table.ts";
import { backUp, PASSPHRASE, restoreFrom } from "../../support/saved_backup.ts";
import { openShowcase } from "../../support/showcase.ts";

Deno.test("every row of every table comes back as it was", async () => {
  await using site = await openShowcase();
  const { sql } = site.world.services;
  await fillEveryTable(sql);
  const before = await readEveryRow(sql);
  for (const [table, rows] of Object.entries(before)) assert.ok(rows.length > 0, table);
  await using file = await backUp(sql);
  await using target = await emptyDatabase();
  const rows = await restoreFrom(file.path, target.sql);
  assert.equal(rows, Object.values(before).flat().length);

  const after = await readEveryRow(target.sql);
  const trail = after["audit_entry"]?.filter((row) => row.includes("backup_restored"));
  assert.equal(trail?.length, 1, "the restore leaves its own entry, and no other row");
  after["audit_entry"] = after["audit_entry"]?.filter((row) => !trail.includes(row)) ?? [];
  assert.deepEqual(after, before);
  assert.deepEqual(await structureOf(target.sql), await structureOf(sql));
  assert.deepEqual(await migrate(target.sql), []);
});

/** Foreign keys, triggers and where they stand, and sequences. */
async function structureOf(sql: Parameters<typeof findForeignKeys>[0]) {
  const triggers = await sql`
    select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger
    where not tgisinternal order by 1, 2`;
  const indexes = await sql`
    select tablename, regexp_replace(indexdef, '^create (unique )?index \\S+', '\\1', 'i') as def
    from pg_indexes where schemaname = 'public' order by 1, 2`;
  const sequences = await sql`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`;
  const keys = (await findForeignKeys(sql)).map((key) => Object.values(key).join(" ")).sort();
  return { keys, triggers: [...triggers], indexes: [...indexes], sequences: [...sequences] };
}

Deno.test("a database that holds anything is left alone", async () => {
  await using site = await openShowcase();
  const { sql } = site.world.services;
  await using file = await backUp(sql);
  const before = await readEveryRow(sql);
  await assert.rejects(restoreFrom(file.path, sql), /^Error: The database is not empty/);
  assert.deepEqual(await readEveryRow(sql), before);
});

Deno.test("a changed, missing or added byte is refused before anything changes", async () => {
  await using source = await emptyDatabase();
  await migrate(source.sql);
  await using file = await backUp(source.sql);
  const bytes = await Deno.readFile(file.path);
  await using target = await emptyDatabase();
  const damaged = join(file.folder, "damaged");
  const refuse = async (content: Uint8Array, passphrase = PASSPHRASE) => {
    await Deno.writeFile(damaged, content);
    const restoring = restoreFrom(damaged, target.sql, passphrase);
    await assert.rejects(restoring, /is no backup|does not open|is damaged or cut short/);
  };
  for (const at of [0, 12, 30, bytes.length >> 1, bytes.length - 1]) {
    await refuse(bytes.map((byte, place) => place === at ? byte ^ 1 : byte));
  }
  for (const length of [0, 20, 33, bytes.length - 1]) {
    await refuse(bytes.slice(0, length));
  }
  await refuse(Uint8Array.of(...bytes, 0));
  await refuse(bytes, "another passphrase");
  assert.deepEqual(await readEveryRow(target.sql), {});
});

Deno.test("a restore that broke off is begun again", async () => {
  await using source = await emptyDatabase();
  await migrate(source.sql);
  await using file = await backUp(source.sql);
  await using target = await emptyDatabase();
  await migrate(target.sql);
  await target.sql`create table restore_unfinished ()`;
  await restoreFrom(file.path, target.sql);
  assert.ok(!("restore_unfinished" in await readEveryRow(target.sql)));
});
