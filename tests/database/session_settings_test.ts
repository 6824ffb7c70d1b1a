import assert from "node:assert/strict";
import { checkPooledSettings, checkPostgres } from "../../src/service/database/check_postgres.ts";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { freshDatabase } from "../support/database/database.ts";

/** Values that change what is read or how transactions behave, as a database may have them. */
const OTHERS: Record<string, string> = {
  array_nulls: "off",
  bytea_output: "escape",
  DateStyle: "German",
  default_transaction_deferrable: "on",
  default_transaction_isolation: "serializable",
  exit_on_error: "on",
  extra_float_digits: "-15",
  gin_fuzzy_search_limit: "1",
  idle_session_timeout: "1s",
  IntervalStyle: "sql_standard",
  lock_timeout: "1s",
  standard_conforming_strings: "off",
  statement_timeout: "1s",
  transform_null_equals: "on",
};

/** What depends on them. */
async function readAll(sql: Sql): Promise<Record<string, unknown>> {
  const [row] = await sql`
    select decode('00ff5c', 'hex') as bytes, '2026-02-03'::date::text as day, interval '1 day 2:03' as span,
      0.1::float8 + 0.2 as sum, array[null, 'a']::text[] as given, ${[null, "a"]}::text[] as sent,
      'a\\b' as plain, count(*) filter (where n = null) as equal_to_null,
      current_setting('transaction_isolation') as isolation,
      current_setting('idle_session_timeout') as idle, current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement
    from (values (null), (1)) as v (n)`;
  return { ...row };
}

Deno.test("settings of the database change neither what is read nor how transactions behave", async () => {
  await using database = await freshDatabase();
  const usual = await readAll(database.sql);
  for (const [name, value] of Object.entries(OTHERS)) {
    await database.sql.unsafe(`alter database ${database.name} set ${name} = '${value}'`);
  }
  const sql = connect(database.url, { applicationName: "test", max: 1 });
  assert.deepEqual(await readAll(sql), usual);
  await closing(sql);
});

Deno.test("behind a pooler, other settings are refused with the statements that set them", async () => {
  await using database = await freshDatabase();
  const open = () => connect(database.url, { applicationName: "test", max: 1, pooled: true });
  const usual = open();
  await checkPooledSettings(usual);
  await closing(usual);
  await database.sql.unsafe(`alter database ${database.name} set bytea_output = 'escape'`);
  await database.sql.unsafe(`alter database ${database.name} set array_nulls = off`);
  await database.sql.unsafe(`alter database ${database.name} set extra_float_digits = 3`);
  const other = open();
  const lines = [["array_nulls", "on"], ["bytea_output", "hex"]].map(([name, value]) =>
    `alter role \\S+ in database ${database.name} set ${name} = '${value}';`
  );
  await assert.rejects(checkPooledSettings(other), {
    message: new RegExp(`run ${lines.join(" ")} Then let a pooler reconnect`),
  });
  await closing(other);
});

Deno.test("a database of another encoding than UTF8 is refused in a sentence", async () => {
  await using database = await freshDatabase();
  const name = `${database.name}_latin`;
  await database.sql.unsafe(
    `create database ${name} encoding 'LATIN1' template template0 locale_provider libc locale 'C'`,
  );
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const sql = connect(url.href, { applicationName: "test", max: 1 });
  await assert.rejects(checkPostgres(sql), /The encoding of the database is LATIN1/);
  await closing(sql);
  await database.sql.unsafe(`drop database ${name}`);
});

Deno.test("a search_path without a schema is refused with the statement to run", async () => {
  await using database = await freshDatabase();
  await database.sql.unsafe(`alter database ${database.name} set search_path = 'none_such'`);
  const sql = connect(database.url, { applicationName: "test", max: 1 });
  await assert.rejects(checkPostgres(sql), /alter role voteboard set search_path = public/);
  await closing(sql);
});
