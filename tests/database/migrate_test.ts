import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { refuseOldVersion } from "../../src/service/database/check_postgres.ts";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { readMigrations } from "../../src/service/database/migration_files.ts";
import { freshDatabase, type TestDatabase } from "../support/database/database.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";

/** A database that does not know of any migration; the product's own tables do not matter here. */
async function unmigrated(): Promise<TestDatabase> {
  const database = await freshDatabase();
  await database.sql`drop table schema_migration`;
  return database;
}

/** A folder of migrations that a test may change. */
async function migrations(files: Record<string, string>) {
  const path = await Deno.makeTempDir({ prefix: "voteboard migrations " });
  async function write(name: string, text: string) {
    await Deno.writeTextFile(join(path, name), text);
  }
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return {
    folder: pathToFileURL(`${path}/`),
    write,
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}

async function tables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where tablename like 'trial_%' order by 1`;
  return rows.map(({ name }) => name);
}

Deno.test("migrations are applied in order, once, and named", async () => {
  await using database = await unmigrated();
  await using files = await migrations({
    "0002_second.sql":
      "alter table trial_one add column b integer; insert into trial_one values (1, 2);",
    "0001_first.sql": "create table trial_one (a integer);",
    "notes.txt": "no migration",
  });
  assert.deepEqual(await migrate(database.sql, files.folder), [
    "0001_first.sql",
    "0002_second.sql",
  ]);
  assert.deepEqual([...await database.sql`select a, b from trial_one`], [{ a: 1, b: 2 }]);
  await files.write("0003_third.sql", "create table trial_two ();");
  assert.deepEqual(await migrate(database.sql, files.folder), ["0003_third.sql"]);
  assert.deepEqual(await migrate(database.sql, files.folder), []);
});

Deno.test("four processes at once apply each migration once", async () => {
  await using database = await unmigrated();
  await using files = await migrations({
    "0001_first.sql": "create table trial_one (a integer); select pg_sleep(0.1);",
    "0002_index.sql":
      "-- migrate: no-transaction\ncreate index concurrently trial_index on trial_one (a);",
  });
  const pools = Array.from(
    { length: 4 },
    () => connect(database.url, { applicationName: "test", max: 1 }),
  );
  const applied = await Promise.all(pools.map((sql) => migrate(sql, files.folder)));
  await Promise.all(pools.map(closing));
  assert.deepEqual(applied.flat().sort(), ["0001_first.sql", "0002_index.sql"]);
});

Deno.test("a migration that fails is named and leaves nothing", async () => {
  await using database = await unmigrated();
  await using files = await migrations({
    "0001_good.sql": "create table trial_one ();",
    "0002_bad.sql": "create table trial_two (); select no_such_function();",
  });
  await assert.rejects(
    migrate(database.sql, files.folder),
    /^Error: Migration 0002_bad\.sql failed: function no_such_function\(\) does not exist$/,
  );
  assert.deepEqual(await tables(database.sql), ["trial_one"]);
  await files.write("0002_bad.sql", "create table trial_two ();");
  assert.deepEqual(await migrate(database.sql, files.folder), ["0002_bad.sql"]);
});

Deno.test("a migration changed after it was applied is refused", async () => {
  await using database = await unmigrated();
  await using files = await migrations({ "0001_first.sql": "create table\n  trial_one ();\n" });
  await migrate(database.sql, files.folder);
  await files.write("0001_first.sql", "create table\r\n  trial_one ();\r\n");
  assert.deepEqual(await migrate(database.sql, files.folder), []);
  await files.write("0001_first.sql", "create table trial_two ();");
  await assert.rejects(
    migrate(database.sql, files.folder),
    /^Error: Migration 0001_first\.sql was changed after it was applied as 0001_first\.sql: this version cannot/,
  );
});

Deno.test("a migration older than the newest applied one is refused", async () => {
  await using database = await unmigrated();
  await using files = await migrations({ "0002_second.sql": "create table trial_two ();" });
  await migrate(database.sql, files.folder);
  await files.write("0001_late.sql", "create table trial_one ();");
  await assert.rejects(
    migrate(database.sql, files.folder),
    /^Error: Migration 0001_late\.sql is older than 0002_second\.sql, which is already applied$/,
  );
  assert.deepEqual(await tables(database.sql), ["trial_two"]);
});

Deno.test("two migrations of one number are refused before anything runs", async () => {
  await using files = await migrations({ "0001_one.sql": "select 1", "0001_two.sql": "select 2" });
  await assert.rejects(
    readMigrations(files.folder),
    /0001_one\.sql and 0001_two\.sql have the same number/,
  );
});

Deno.test("a Postgres older than 15 is refused in a sentence", () => {
  assert.throws(
    () => refuseOldVersion("14.2"),
    /^Error: Postgres 14\.2 is too old: 15 or newer is needed$/,
  );
  assert.throws(() => refuseOldVersion("9.6.24"), /9\.6\.24 is too old/);
  for (const version of ["15.0", "15", "16beta1", "18.4"]) refuseOldVersion(version);
});

Deno.test("a Postgres that doesn't run is named without its password", async () => {
  const sql = connect(`postgres://someone:secret@127.0.0.1:${CLOSED_PORT}/voteboard`, {
    applicationName: "test",
  });
  await assert.rejects(migrate(sql), {
    message: `Cannot reach Postgres at 127.0.0.1:${CLOSED_PORT}: nothing listens there`,
  });
  await closing(sql);
});

Deno.test("a socket that does not exist is named by its path", async () => {
  const sql = connect("postgres://app@localhost/voteboard?host=%2Fno%20such&port=1", {
    applicationName: "test",
  });
  await assert.rejects(migrate(sql), {
    message: "Cannot reach Postgres at /no such/.s.PGSQL.1: there is no such socket",
  });
  await closing(sql);
});

Deno.test("a missing database is named as the fault", async () => {
  await using database = await freshDatabase();
  const sql = connect(database.url.replace(database.name, "no_such"), { applicationName: "test" });
  await assert.rejects(
    migrate(sql),
    /^Error: Cannot reach Postgres at .*: it has no database of that name$/,
  );
  await closing(sql);
});

Deno.test("a server that never answers fails in seconds", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const sql = connect(`postgres://app@127.0.0.1:${listener.addr.port}/voteboard`, {
    applicationName: "test",
  });
  await assert.rejects(migrate(sql), /: it does not answer$/);
  await closing(sql);
});
