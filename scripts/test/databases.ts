import { closing, connect, type Sql } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";

/** Every database of a test begins so, and then with its run. */
const TEST_PREFIX = "voteboard_test_";

/** One run of the tests on a server that other runs may use too. */
export interface TestRun {
  /** The database that each test's own is copied from: all migrations, no rows. */
  template: string;
  /** What the names of this run's databases begin with, the template's too. */
  prefix: string;
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
  await withPool(url.href, (sql) => migrate(sql));
  return { template, prefix };
}

/** Drops the databases of a run. */
export async function cleanUp(adminUrl: string, { prefix }: TestRun): Promise<void> {
  await withPool(adminUrl, (admin) => dropDatabases(admin, prefix));
}

async function withPool(url: string, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const sql = connect(url, { applicationName: "voteboard-test", max: 1 });
  try {
    await work(sql);
  } finally {
    await closing(sql);
  }
}

async function dropDatabases(admin: Sql, prefix: string): Promise<void> {
  const names = await admin<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${prefix})`;
  for (const { datname } of names) await admin`drop database ${admin(datname)} with (force)`;
}
