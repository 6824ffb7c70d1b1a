import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { migrate } from "../../src/service/database/migrate.ts";
import {
  BASELINE,
  MIGRATIONS,
  readBaseline,
  readMigrations,
} from "../../src/service/database/migration_files.ts";
import { emptyDatabase } from "../support/database/database.ts";

/** SHA-256 of the baseline's statements, as version 1.0.0 had them. */
const STATEMENTS = "2bd1bfbfc1a4312761b6fdf6629f0c7214658303a3d69d8253a37e97d1e22b0d";

Deno.test("a new database has the records of all migrations, as an upgraded one has", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  const later = await readMigrations();
  assert.deepEqual(await migrate(sql), [BASELINE, ...later.map(({ name }) => name)]);
  const { records } = await readBaseline() ?? { records: [] };
  assert.equal(records.length, 70);
  const all = [...records, ...later].map(({ id, name, checksum }) => ({ id, name, checksum }));
  const recorded = await sql`select id, name, checksum from schema_migration order by id`;
  assert.deepEqual([...recorded], all);
});

Deno.test("the statements of the baseline stay those of 1.0.0, whatever its comments say", async () => {
  const text = await Deno.readTextFile(new URL(BASELINE, MIGRATIONS));
  const lines = text.split(/\r?\n/).map((line) => line.replace(/ *--.*$/, ""));
  const sum = createHash("sha256").update(lines.filter((line) => line !== "").join("\n"));
  assert.equal(sum.digest("hex"), STATEMENTS);
});

Deno.test("the index of the counters answers for what ranks without a look at the table", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrate(sql);
  const [row] = await sql<{ text: string }[]>`
    select pg_get_indexdef(conindid) as text from pg_constraint where conname = 'vote_count_pkey'`;
  assert.match(row?.text ?? "", /\(server_id, day, shard\) INCLUDE \(votes, without_sign_in\)/);
});
