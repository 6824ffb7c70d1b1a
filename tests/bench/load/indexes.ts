import type { Query, Sql } from "../../../src/core/database/connect.ts";

/**
 * Fills a table while it has neither indexes nor constraints, which come back in the end: twenty million rows in random
 * order would otherwise take many times as long.
 */
export async function withoutIndexes(
  sql: Sql,
  table: string,
  fill: (tx: Query) => Promise<unknown>,
): Promise<void> {
  const constraints = await sql<{ name: string; definition: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype in ('p', 'u')`;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass
      and indexrelid not in (select conindid from pg_constraint where conrelid = ${table}::regclass)`;
  await sql.begin(async (tx) => {
    await tx`set local maintenance_work_mem = '512MB'`;
    for (const { name } of constraints) {
      await tx`alter table ${tx(table)} drop constraint ${tx(name)}`;
    }
    for (const { name } of indexes) await tx`drop index ${tx(name)}`;
    await fill(tx);
    for (const { name, definition } of constraints) {
      await tx`alter table ${tx(table)} add constraint ${tx(name)} ${tx.unsafe(definition)}`;
    }
    for (const { definition } of indexes) await tx.unsafe(definition);
  });
}
