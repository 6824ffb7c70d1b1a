import assert from "node:assert/strict";
import type { Query, Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { emptyDatabase } from "../support/database/database.ts";
import { withMigration } from "../support/database/later_migration.ts";

/**
 * A migration that indexes a partitioned table and blocks no vote: each day's partition gets its index concurrently,
 * and the index of the whole table, made last, takes those over instead of reading deliveries.
 */
const MIGRATION = `-- migrate: no-transaction, each row a statement
with statements (step, statement) as (
  select 1, format('create index concurrently if not exists %I on %s (body)', c.relname || '_trial', i.inhrelid::regclass)
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'delivery'::regclass and c.relname <> 'delivery_default'
  union all
  -- What records deliveries queues behind the next one, so it waits for no lock longer than any other migration.
  select 2, 'set lock_timeout = ''100ms'''
  union all
  select 3, 'create index if not exists delivery_trial on delivery (body)'
)
select statement from statements order by step, statement;
`;

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

/** Counts the partitions that have the index. */
async function countIndexed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pg_index
    where indisvalid and indexrelid::regclass::text ~ '^delivery_\\d.*_trial$'`;
  return row?.count ?? 0;
}

Deno.test("deliveries are recorded while an upgrade indexes them day by day", async () => {
  await using database = await emptyDatabase();
  await using migrations = await withMigration(MIGRATION);
  const { sql } = database;
  await migrate(sql);
  assert.equal(await countIndexed(sql), 0);
  const { promise: waiting, resolve: refused } = Promise.withResolvers<void>();
  let migrating: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await recordDelivery(tx); // an index of that day waits for this transaction
    const waits = { concurrentTimeoutMs: 100, pauseMs: 20, refused: () => refused() };
    migrating = migrate(sql, migrations.folder, waits);
    await Promise.race([waiting, migrating]);
    assert.equal(await countIndexed(sql), DAYS_AHEAD);
    await recordDelivery(sql); // meets no lock of the half-made index
  });
  await migrating;
  const [row] = await sql<{ isValid: boolean }[]>`
    select indisvalid as is_valid from pg_index where indexrelid = 'delivery_trial'::regclass`;
  assert.equal(row?.isValid, true);
});
