import { setTimeout as pause } from "node:timers/promises";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { propertiesOf } from "../../src/core/text/properties_of.ts";

/** Prefix of every test database, followed by the name of its run. */
const TEST_PREFIX = "voteboard_test_";

/** Schema in the template with the rows that migrations created, for databases that are reused. */
const SEED_SCHEMA = "seed";

/** One run of the tests on a server that other runs may share. */
export interface TestRun {
  /** The template of each test's database: all migrations, and only their rows. */
  template: string;
  /** Prefix of all database names of this run, including the template's. */
  prefix: string;
  /** Statements that restore a used copy of the template to its original rows. */
  reset: string;
}

/**
 * Prepares a run on the server at `adminUrl`, whose user may create databases. `alone` means that no other program uses
 * the server, so that databases left there by killed runs are dropped.
 */
export async function prepareRun(
  adminUrl: string,
  { alone }: { alone: boolean },
): Promise<TestRun> {
  const prefix = `${TEST_PREFIX}${crypto.randomUUID().slice(0, 8)}_`;
  const template = `${prefix}template`;
  await withPool(adminUrl, async (admin) => {
    if (alone) await dropDatabases(admin, TEST_PREFIX);
    await admin`create database ${admin(template)}`;
  });
  const url = Object.assign(new URL(adminUrl), { pathname: `/${template}` });
  const reset = await withPool(url.href, async (sql) => {
    await migrate(sql);
    return await keepSeed(sql);
  });
  return { template, prefix, reset };
}

/** Drops the databases of a run. */
export async function cleanUp(adminUrl: string, { prefix }: TestRun): Promise<void> {
  await withPool(adminUrl, (admin) => dropDatabases(admin, prefix));
}

async function withPool<Result>(
  url: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(url, { applicationName: "voteboard-test", max: 1 });
  try {
    return await work(sql);
  } finally {
    await closing(sql);
  }
}

async function dropDatabases(admin: Sql, prefix: string): Promise<void> {
  const names = await admin<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${prefix})`;
  for (const { datname } of names) await dropOnceFree(admin, datname);
}

/** Drops a database. An autovacuum in it ends soon, and only a superuser could cancel it. */
export async function dropOnceFree(admin: Sql, name: string): Promise<void> {
  for (let tries = 1;; tries++) {
    try {
      await admin`drop database if exists ${admin(name)} with (force)`;
      return;
    } catch (error) {
      const isHeld = propertiesOf(error)["code"] === "42501";
      if (!isHeld || tries === 50) throw error;
      await pause(100);
    }
  }
}

/**
 * Copies the rows that migrations created and returns the statements that restore them. Deleting a test's few rows
 * takes some milliseconds; another copy of the template takes 30 to 300.
 */
async function keepSeed(sql: Sql): Promise<string> {
  const tables = await referencingFirst(sql);
  await sql`create schema ${sql(SEED_SCHEMA)}`;
  const filled: string[] = [];
  for (const table of tables) {
    const [row] = await sql`select from ${sql(table)} limit 1`;
    if (row === undefined) continue;
    await sql`create table ${sql(SEED_SCHEMA)}.${sql(table)} as table ${sql(table)}`;
    filled.unshift(table);
  }
  await countChanges(sql, tables, filled);
  return [
    `select ${SEED_SCHEMA}.empty_changed()`,
    // Triggers may have refilled tables that were emptied before.
    ...filled.map((table) => `delete from ${table}`),
    ...filled.map((table) => `insert into ${table} table ${SEED_SCHEMA}.${table}`),
  ].join(";\n");
}

/**
 * Records how often rows of each table were inserted or updated, by Postgres's statistics, which a session writes
 * before it ends. A function then empties only the few tables that a test changed, because a new session needs 20 ms to
 * look up all of them.
 */
async function countChanges(sql: Sql, tables: string[], filled: string[]): Promise<void> {
  await sql`
    create table ${sql(SEED_SCHEMA)}.change_count as
    select t.name as root, t.place, t.name = any(${filled}) as is_filled, p.relid::oid as heap, 0::bigint as changes
    from unnest(${tables}::text[]) with ordinality as t (name, place)
    cross join lateral pg_partition_tree(t.name::regclass) p where p.isleaf
    union all
    select t.name, t.place, t.name = any(${filled}), c.oid, 0
    from unnest(${tables}::text[]) with ordinality as t (name, place)
    join pg_class c on c.oid = t.name::regclass and c.relkind = 'r'`;
  await sql.unsafe(`
    create function ${SEED_SCHEMA}.empty_changed() returns void language plpgsql as $$
    declare
      changed text;
    begin
      for changed in
        with latest as materialized (
          select heap, pg_stat_get_tuples_inserted(heap) + pg_stat_get_tuples_updated(heap) as changes
          from ${SEED_SCHEMA}.change_count
        ), noted as (
          update ${SEED_SCHEMA}.change_count c set changes = latest.changes
          from latest where latest.heap = c.heap and (latest.changes <> c.changes or is_filled)
          returning root, place
        )
        select root from noted group by root order by min(place)
      loop
        execute 'delete from ' || changed;
      end loop;
    end
    $$`);
}

/** Lists all tables, each before the ones that its foreign keys refer to. */
async function referencingFirst(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string; targets: string[] }[]>`
    select c.relname as name,
      array(select confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as targets
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`;
  const sorted: string[] = [];
  const visit = (name: string): void => {
    if (sorted.includes(name)) return;
    for (const row of rows) if (row.targets.includes(name)) visit(row.name);
    sorted.push(name);
  };
  for (const { name } of rows) visit(name);
  return sorted;
}
