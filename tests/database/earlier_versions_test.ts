import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { readMigrations } from "../../src/service/database/migration_files.ts";
import { emptyDatabase } from "../support/empty_database.ts";
import { recount } from "../support/recount.ts";
import { restoreFrom } from "../support/saved_backup.ts";
import { describeSchema, migrateByFiles } from "../support/schema.ts";

/** Copies of real databases: the rows of one of 0.1.0, and a backup that the version before 0.2.0 wrote. */
const COPIES = new URL("earlier/", import.meta.url);

/** The last migration of 0.1.0. */
const LAST_OF_0_1_0 = "0009";

type Rows = Record<string, Record<string, unknown>[]>;

async function readRows(name: string): Promise<Rows> {
  const packed = await Deno.readFile(new URL(name, COPIES));
  return JSON.parse(new TextDecoder().decode(gunzipSync(packed)));
}

/** Tables that foreign keys refer to, in their order. */
const REFERENCED = ["account", "server", "api_key"];

/** Fills the tables, and checks the records of the migrations. */
async function fill(sql: Sql, { schema_migration: records, ...tables }: Rows): Promise<void> {
  const applied = await sql`select id, name, checksum from schema_migration order by id`;
  assert.deepEqual(
    [...applied],
    records?.map(({ id, name, checksum }) => ({ id, name, checksum })),
    "its migrations were not changed since",
  );
  const others = Object.keys(tables).filter((table) => !REFERENCED.includes(table));
  for (const table of [...REFERENCED, ...others]) {
    await sql`delete from ${sql(table)}`; // what the migrations and triggers wrote
    await sql`
      insert into ${sql(table)}
      select * from json_populate_recordset(null::${sql(table)},
        ${JSON.stringify(tables[table])}::text::json)`;
  }
}

/** Returns servers whose counters differ from their votes. The copies hold one whose counters are made up. */
async function findMiscounted(sql: Sql) {
  return (await recount(sql)).filter(({ cast }) => cast[0] > 0);
}

async function newSchema(): Promise<string[]> {
  await using database = await emptyDatabase();
  await migrate(database.sql);
  return await describeSchema(database.sql);
}

async function countRows(sql: Sql, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(table)}`;
    counts[table] = row?.rows ?? 0;
  }
  return counts;
}

/** What players and owners would miss first. */
const KEPT = [
  "account",
  "server",
  "api_key",
  "key_secret",
  "endpoint",
  "vote",
  "outbox",
  "delivery",
  "attempt",
];

Deno.test("a database of 0.1.0 is upgraded with all its rows, to the schema of a new one", async () => {
  const rows = await readRows("0.1.0.json.gz");
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrateByFiles(sql, LAST_OF_0_1_0);
  await fill(sql, rows);
  await sql`update account set is_moderator = true where id = (select id from account limit 1)`;
  const later = (await readMigrations()).filter(({ id }) => id > LAST_OF_0_1_0);
  assert.deepEqual(await migrate(sql), later.map(({ name }) => name));
  const before = Object.fromEntries(KEPT.map((table) => [table, rows[table]?.length ?? 0]));
  assert.deepEqual(await countRows(sql, KEPT), before);
  for (const [table, count] of Object.entries(before)) assert.ok(count > 0, table);
  const roles = await sql`select distinct is_administrator from account where is_moderator`;
  assert.deepEqual([...roles], [{ isAdministrator: true }], "moderators became administrators");
  assert.deepEqual(await findMiscounted(sql), []);
  assert.deepEqual(await describeSchema(sql), await newSchema());
  assert.deepEqual(await migrate(sql), []);
});

Deno.test("a backup that the version before 0.2.0 wrote restores into today's schema", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await restoreFrom(fileURLToPath(new URL("cc0e37a.backup", COPIES)), sql);
  for (const [table, count] of Object.entries(await countRows(sql, KEPT))) {
    assert.ok(count > 0, table);
  }
  assert.deepEqual(await findMiscounted(sql), []);
  assert.deepEqual(await describeSchema(sql), await newSchema());
  assert.deepEqual(await migrate(sql), []);
});
