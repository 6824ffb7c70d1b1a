import assert from "node:assert/strict";
import { closing, connect, describeServer } from "../../src/core/database/connect.ts";
import { freshDatabase } from "../support/database/database.ts";

Deno.test("int8 is read as a number", async () => {
  await using database = await freshDatabase();
  const [row] = await database.sql<{ n: number }[]>`select (2 ^ 53 - 1)::int8 as n`;
  assert.equal(row?.n, 2 ** 53 - 1);
});

Deno.test("columns in snake_case are read as fields in camelCase", async () => {
  await using database = await freshDatabase();
  const rows = await database.sql`select 1 as key_id, '{"by_hand": true}'::jsonb as details`;
  assert.deepEqual([...rows], [{ keyId: 1, details: { by_hand: true } }]);
});

Deno.test("arrays come back as they went before the driver has asked for their types", async () => {
  await using database = await freshDatabase();
  const sql = connect(database.url, { applicationName: "test", max: 1, fetchTypes: false });
  const id = crypto.randomUUID();
  const texts = ["de", `a "b", \\`, "{}", "NULL", ""];
  const numbers = [1, -2];
  const days = ["2026-02-28"];
  const times = ["2026-03-08T23:59:59.999Z"];
  const [row] = await sql`
    select ${texts}::text[] as texts, ${[]}::text[] as none, ${[id]}::uuid[] as ids,
      ${numbers}::int[] as numbers,
      (${days}::date[])[1]::text as day, (${times}::timestamptz[])[1] as at`;
  await closing(sql);
  const at = new Date("2026-03-08T23:59:59.999Z");
  const expected = { texts, none: [], ids: [id], numbers, day: "2026-02-28", at };
  assert.deepEqual({ ...row }, expected);
});

Deno.test("an int8 that no number holds is refused", async () => {
  await using database = await freshDatabase();
  const sql = connect(database.url, { applicationName: "test", max: 1 });
  await assert.rejects(
    sql`select 9007199254740993::int8 as n`.execute(),
    /int8 9007199254740993 does not fit a number/,
  );
  assert.deepEqual([...await sql`select 1 as n`], [{ n: 1 }]);
  await closing(sql);
});

Deno.test("an instant comes back as it went, to the millisecond", async () => {
  await using database = await freshDatabase();
  await database.sql.unsafe(`alter database ${database.name} set timezone = 'America/New_York'`);
  await database.sql.unsafe(`alter database ${database.name} set datestyle = 'SQL, DMY'`);
  const sql = connect(database.url, { applicationName: "test" });
  const instant = new Date("2026-03-08T23:59:59.999Z");
  const [row] = await sql<{ at: Date; zone: string }[]>`
    select ${instant}::timestamptz as at, current_setting('timezone') as zone`;
  assert.deepEqual({ ...row }, { at: instant, zone: "America/New_York" });
  await closing(sql);
});

Deno.test("the server cancels a statement that takes too long", async () => {
  await using database = await freshDatabase();
  const sql = connect(database.url, { applicationName: "test", answerWithinMs: 500 });
  await assert.rejects(sql`select pg_sleep(30)`.execute(), { code: "57014" });
  await closing(sql);
});

Deno.test("the server is told who connects", async () => {
  await using database = await freshDatabase();
  const sql = connect(database.url, { applicationName: "voteboard-somebody" });
  assert.deepEqual([...await sql`select current_setting('application_name') as name`], [{
    name: "voteboard-somebody",
  }]);
  await closing(sql);
});

Deno.test("a server is described without its user or password", () => {
  const describe = (url: string) => describeServer(connect(url, { applicationName: "test" }));
  assert.equal(describe("postgres://someone:secret@db.example:6543/voteboard"), "db.example:6543");
  assert.equal(
    describe("postgresql://someone:secret@db.example/voteboard?sslmode=require"),
    "db.example:5432",
  );
  assert.equal(
    describe("postgres://app@localhost/voteboard?host=%2Fa%20b%2Cc&port=7"),
    "/a b,c/.s.PGSQL.7",
  );
  assert.equal(describe("postgres://someone:secret@one:1,two:2/voteboard"), "one:1, two:2");
});

Deno.test("only a pool that looks rows up by keys keeps one plan for lists of any length", async () => {
  await using database = await freshDatabase();
  for (const byKey of [true, false]) {
    const sql = connect(database.url, { applicationName: "test", max: 1, byKey });
    for (const list of [[1], [1, 2], [1, 2, 3]]) {
      await sql`select from pg_class where oid = any(${list}::oid[])`;
    }
    const [plans] = await sql<{ kept: number; made: number }[]>`
      select generic_plans as kept, custom_plans as made from pg_prepared_statements
      where statement like 'select from pg_class%'`;
    assert.deepEqual({ ...plans }, byKey ? { kept: 3, made: 0 } : { kept: 0, made: 3 });
    await closing(sql);
  }
});
