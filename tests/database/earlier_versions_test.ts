import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import type { Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import {
  BASELINE,
  MIGRATIONS,
  readMigrations,
} from "../../src/service/database/migration_files.ts";
import { emptyDatabase } from "../support/database/database.ts";
import { recount } from "../support/votes/recount.ts";
import { restoreFrom } from "../support/database/saved_backup.ts";

/** Partitions of a day or month: which ones there are depends on when a database was made. */
const PARTITION = /_\d{4}_\d\d(_\d\d)?\b|_\d{4}_\d\d_/;

/** Backups that earlier versions wrote: 1.0.0 at ad8bcfa9, with a row in every table, and one before 0.2.0. */
const COPIES = new URL("earlier/", import.meta.url);

/** The last migration of 1.0.0. */
const LAST_OF_1_0_0 = "0085";

const pathOf = (name: string) => fileURLToPath(new URL(name, COPIES));

async function newSchema(): Promise<string[]> {
  await using database = await emptyDatabase();
  await migrate(database.sql);
  return await describeSchema(database.sql);
}

/** Data that players and owners would miss first. */
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

async function countRows(sql: Sql): Promise<number[]> {
  const counts = KEPT.map(async (table) => {
    const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table)}`;
    return row?.rows ?? 0;
  });
  return await Promise.all(counts);
}

const readRecords = (sql: Sql) =>
  sql<{ id: string; name: string; checksum: string }[]>`
    select id, name, checksum from schema_migration order by id`;

Deno.test("a database of 1.0.0 keeps its records, and is upgraded to the schema of a new one", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  assert.deepEqual(await migrate(sql, MIGRATIONS, { upTo: LAST_OF_1_0_0 }), [BASELINE]);
  const before = [...await readRecords(sql)];
  assert.equal(before.at(-1)?.id, LAST_OF_1_0_0);
  const later = (await readMigrations()).map(({ name }) => name);
  assert.deepEqual(await migrate(sql), later);
  assert.deepEqual([...await readRecords(sql)].slice(0, before.length), before);
  assert.deepEqual(await describeSchema(sql), await newSchema());
  assert.deepEqual(await migrate(sql), []);
});

Deno.test("a backup of 1.0.0 restores into today's schema", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await restoreFrom(pathOf("1.0.0.backup"), sql);
  assert.ok((await countRows(sql)).every((rows) => rows > 0));
  assert.deepEqual((await recount(sql)).filter(({ cast }) => cast[0] > 0), []);
  assert.deepEqual(await describeSchema(sql), await newSchema());
  assert.deepEqual(await migrate(sql), []);
});

Deno.test("a database and a backup of before 1.0.0 are refused with the way to upgrade them", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await assert.rejects(
    restoreFrom(pathOf("before-1.0.0.backup"), sql),
    /^Error: The backup was made by a version before 1\.0\.0, without \w+\.sql: .*docs\/upgrading\.md/,
  );
  await migrate(sql);
  await sql`delete from schema_migration where id >= ${LAST_OF_1_0_0}`;
  await assert.rejects(
    migrate(sql),
    /^Error: The database was made by a version before 1\.0\.0, without 0085_report_outcomes\.sql: let 1\.0\.0/,
  );
  await sql`update schema_migration set checksum = 'other' where id = '0001'`;
  await assert.rejects(migrate(sql), /^Error: Migration 0001_accounts\.sql was changed after/);
});

/** Describes all that a schema consists of, in lines that don't depend on the order in which it was made. */
async function describeSchema(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select line from (
      select 'relation ' || concat_ws(' ', relname, relkind, relpersistence, reloptions, pg_get_partkeydef(oid),
        pg_get_expr(relpartbound, oid)) as line
      from pg_class where relnamespace = 'public'::regnamespace
      union all
      select 'column ' || concat_ws(' ', c.relname, attname, format_type(atttypid, atttypmod), attnotnull, attstorage,
        attidentity, attgenerated, pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join pg_class c on c.oid = attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and relkind <> 'i'
      union all
      select 'constraint ' || concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select 'index ' || concat_ws(' ', indisvalid, indisprimary, pg_get_indexdef(indexrelid))
      from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace
      union all
      select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all
      select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 'value ' || concat_ws(' ', enumtypid::regtype, enumlabel,
        rank() over (partition by enumtypid order by enumsortorder))
      from pg_enum
    ) as part order by line collate "C"`;
  return rows.map(({ line }) => line).filter((line) => !PARTITION.test(line));
}
