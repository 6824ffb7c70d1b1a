import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import {
  MIGRATIONS,
  readMigrations,
  readSchema,
} from "../../src/service/database/migration_files.ts";
import { emptyDatabase } from "../support/empty_database.ts";
import { describeSchema, migrateByFiles } from "../support/schema.ts";

/** Returns the rows of all tables that are not empty. */
async function rowsOf(sql: Sql): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migration' order by 1`;
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await sql<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${sql(name)} as t order by 1`;
    if (found.length > 0) rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

Deno.test("a new database is the same as one that every migration went through", async () => {
  await using created = await emptyDatabase();
  await using migrated = await emptyDatabase();
  assert.deepEqual(await migrate(created.sql), ["schema.sql"]);
  await migrateByFiles(migrated.sql);
  assert.deepEqual(await describeSchema(created.sql), await describeSchema(migrated.sql));
  assert.deepEqual(await rowsOf(created.sql), await rowsOf(migrated.sql));
  const applied = (sql: Sql) => sql`select id, name, checksum from schema_migration order by id`;
  assert.deepEqual([...await applied(created.sql)], [...await applied(migrated.sql)]);
});

Deno.test("the schema includes all migrations", async () => {
  const migrations = await readMigrations();
  const schema = await readSchema(MIGRATIONS, migrations);
  assert.deepEqual(schema?.included, migrations);
});
