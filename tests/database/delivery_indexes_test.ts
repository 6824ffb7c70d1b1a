import assert from "node:assert/strict";
import type { Query, Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { MIGRATIONS } from "../../src/service/database/migration_files.ts";
import { emptyDatabase } from "../support/empty_database.ts";
import { describeSchema, migrateByFiles } from "../support/schema.ts";

/** The last migration before the one that indexes deliveries. */
const BEFORE = "0065";

/** Days ahead of which partitions stand ready; this one comes after others. */
const DAYS_AHEAD = 2;

/** Records that a delivery arrived, on a day with a partition. */
async function recordDelivery(sql: Query): Promise<void> {
  await sql`
    insert into delivery (
      id, vote_id, key_id, server_id, state, is_test, body, attempts, created_at, finished_at
    )
    values (
      gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'delivered', false,
      '{"username":"Steve_01"}', 1, now() + ${DAYS_AHEAD}::int * interval '1 day', now()
    )`;
}

/** Counts the partitions in which players can be searched by an index. */
async function countIndexed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pg_index
    where indisvalid and pg_get_indexdef(indexrelid) ~ ' ON public\\.delivery_\\d.*username'`;
  return row?.count ?? 0;
}

Deno.test("deliveries are recorded while an upgrade indexes them day by day", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrateByFiles(sql, BEFORE);
  assert.equal(await countIndexed(sql), 0);
  const { promise: waiting, resolve: refused } = Promise.withResolvers<void>();
  let migrating: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await recordDelivery(tx); // an index of that day waits for this transaction
    const waits = { concurrentTimeoutMs: 100, pauseMs: 20, refused: () => refused() };
    migrating = migrate(sql, MIGRATIONS, waits);
    await Promise.race([waiting, migrating]);
    assert.equal(await countIndexed(sql), DAYS_AHEAD);
    await recordDelivery(sql); // meets no lock of the half-made index
  });
  await migrating;
  await using created = await emptyDatabase();
  await migrate(created.sql);
  assert.deepEqual(await describeSchema(sql), await describeSchema(created.sql));
});
