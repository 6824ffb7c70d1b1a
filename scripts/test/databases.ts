import { closing, connect, type Sql } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { fingerprint, readMigrations } from "../../src/database/migration_files.ts";

/** Every database of a test begins so, and then with its run. */
const TEST_PREFIX = "voteboard_test_";

/** Names the template together with the fingerprint of the migrations in it. */
const TEMPLATE_PREFIX = "voteboard_template_";

/** Postgres's error code for a database whose name is taken. */
const DUPLICATE_DATABASE = "42P04";

/** One run of the tests on a server that others may use too. */
export interface TestRun {
  /** The database that each test's own is copied from: all migrations, no rows. */
  template: string;
  /** What the names of this run's databases begin with. */
  prefix: string;
}

/**
 * Prepares a run on the server of `adminUrl`, whose user may create databases. Runs of the same migrations
 * share a template. `alone` says that nobody else uses the server, so what killed runs left is dropped.
 */
export async function prepareRun(
  adminUrl: string,
  { alone }: { alone: boolean },
): Promise<TestRun> {
  const template = TEMPLATE_PREFIX + fingerprint(await readMigrations());
  const prefix = `${TEST_PREFIX}${crypto.randomUUID().slice(0, 8)}_`;
  await withAdmin(adminUrl, async (admin) => {
    if (alone) await dropDatabases(admin, TEST_PREFIX);
    if (!await hasDatabase(admin, template)) {
      await buildTemplate(admin, { adminUrl, template, draft: `${prefix}draft` });
    }
  });
  return { template, prefix };
}

/** Drops what the tests of a run left behind. */
export async function cleanUp(adminUrl: string, { prefix }: TestRun): Promise<void> {
  await withAdmin(adminUrl, (admin) => dropDatabases(admin, prefix));
}

async function withAdmin(url: string, work: (admin: Sql) => Promise<void>): Promise<void> {
  const admin = connect(url, { applicationName: "voteboard-test", max: 1 });
  try {
    await work(admin);
  } finally {
    await closing(admin);
  }
}

async function hasDatabase(admin: Sql, name: string): Promise<boolean> {
  return (await admin`select from pg_database where datname = ${name}`).length > 0;
}

/** The template gets its name when it is whole; of two runs that build it at once the first one wins. */
async function buildTemplate(
  admin: Sql,
  { adminUrl, template, draft }: { adminUrl: string; template: string; draft: string },
): Promise<void> {
  await admin`create database ${admin(draft)}`;
  const url = Object.assign(new URL(adminUrl), { pathname: `/${draft}` });
  const sql = connect(url.href, { applicationName: "voteboard-test", max: 1 });
  try {
    await migrate(sql);
  } finally {
    await closing(sql);
  }
  await admin`alter database ${admin(draft)} rename to ${admin(template)}`.catch((error) => {
    if (!isTaken(error)) throw error;
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === DUPLICATE_DATABASE;
}

async function dropDatabases(admin: Sql, prefix: string): Promise<void> {
  const names = await admin<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${prefix})`;
  for (const { datname } of names) await admin`drop database ${admin(datname)} with (force)`;
}
