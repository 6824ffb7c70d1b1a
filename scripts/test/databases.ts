import { closing, connect, type Sql } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";

/** Every database of a test begins so, and then with its run. */
const TEST_PREFIX = "voteboard_test_";

/** In the template: the rows that the migrations made, for a database that is used again. */
const SEED_SCHEMA = "seed";

/** One run of the tests on a server that other runs may use too. */
export interface TestRun {
  /** The database that each test's own is copied from: all migrations, no rows but theirs. */
  template: string;
  /** The beginning of every name of this run's databases, the template's too. */
  prefix: string;
  /** Statements that bring a used copy of the template back to its rows. */
  reset: string;
}

/**
 * Prepares a run on the server of `adminUrl`, whose user may create databases. `alone` says that nobody else
 * uses the server, so what killed runs left there is dropped.
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
  for (const { datname } of names) await admin`drop database ${admin(datname)} with (force)`;
}

/**
 * Copies the rows that migrations made aside and returns the statements that restore them. Deleting the few rows
 * of a test takes 1.5 ms, another copy of the template 30 to 300.
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
  return [
    ...tables.map((table) => `delete from ${table}`),
    // Triggers may have filled what was emptied before.
    ...filled.map((table) => `delete from ${table}`),
    ...filled.map((table) => `insert into ${table} table ${SEED_SCHEMA}.${table}`),
  ].join(";\n");
}

/** All tables, each before those that its foreign keys lead to. */
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
