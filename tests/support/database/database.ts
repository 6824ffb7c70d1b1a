import { dropOnceFree } from "../../../scripts/test/databases.ts";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { required } from "../run.ts";

/** A separate database of a test, until it goes out of scope. It has all migrations, and only their rows. */
export interface TestDatabase extends AsyncDisposable {
  sql: Sql;
  url: string;
  name: string;
}

/** Seconds to connect to the tests' server, where a busy machine may take longer than the 2 s of a host's. */
export const CONNECT_WITHIN_S = 30;

/** Milliseconds until the sessions of killed processes must have ended. */
const END_SESSIONS_MS = 5_000;

/** Gives a test a database: `await using db = await freshDatabase()`. For tests run by `deno task test`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { name, url, ...lease } = await lendDatabase();
  const options = { connectWithinS: CONNECT_WITHIN_S, max: 4 };
  const sql = connect(url, { applicationName: "voteboard-test", ...options });
  return {
    sql,
    url,
    name,
    // It is emptied when it is lent again, so the last one isn't emptied.
    [Symbol.asyncDispose]: () => closing(sql).finally(() => lease[Symbol.dispose]()),
  };
}

/** Gives a test a database without tables, except for a helper schema of the tests. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  await database.sql`drop schema public cascade`;
  await database.sql`create schema public`;
  return database;
}

/**
 * Lends a copy of the template that no other test is using. If an earlier test used it, its rows are removed, and if
 * that test altered the schema, it is created again.
 */
async function lendDatabase(): Promise<Lease> {
  const lease = await takeLease();
  try {
    if (!await isUsable(lease)) {
      await remakeDatabase(lease.name);
      await lease.note(await withPool(lease.url, fingerprint));
    }
    return lease;
  } catch (error) {
    lease[Symbol.dispose]();
    throw error;
  }
}

/** A database that no other test uses until it is given back. */
interface Lease extends Disposable {
  name: string;
  url: string;
  /** The fingerprint of the schema when the database was created. Undefined before. */
  made: string | undefined;
  note(made: string): Promise<void>;
}

/** Takes the first free number. The kernel frees the numbers of a worker that dies. */
async function takeLease(): Promise<Lease> {
  for (let number = 1;; number++) {
    const path = `${required("TEST_FOLDER")}/${number}`;
    const file = await Deno.open(path, { read: true, write: true, create: true });
    if (!await file.tryLock(true)) {
      file.close();
      continue;
    }
    const name = required("TEST_PREFIX") + number;
    return {
      name,
      url: urlOf(name),
      made: await Deno.readTextFile(path) || undefined,
      note: (made) => Deno.writeTextFile(path, made),
      [Symbol.dispose]: () => file.close(),
    };
  }
}

/** Returns whether the database exists with the template's schema, and empties it in that case. */
async function isUsable({ url, made }: Lease): Promise<boolean> {
  if (made === undefined) return false;
  return await withPool(url, async (sql) => {
    await sql`
      select pg_terminate_backend(pid, ${END_SESSIONS_MS}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`;
    if (await fingerprint(sql) !== made) return false;
    await sql.unsafe(required("TEST_RESET"));
    return true;
  }).catch(() => false);
}

/**
 * Returns a text that changes when tables, columns, constraints, functions, triggers or settings are added, dropped or
 * renamed.
 */
async function fingerprint(sql: Sql): Promise<string> {
  const [row] = await sql<{ print: string }[]>`
    select md5(concat_ws(' ',
      (select string_agg(oid || relname || relnatts, ',' order by oid) from pg_class where oid >= 16384),
      (select string_agg(oid || conname, ',' order by oid) from pg_constraint where oid >= 16384),
      (select string_agg(oid || proname, ',' order by oid) from pg_proc where oid >= 16384),
      (select string_agg(oid || tgname, ',' order by oid) from pg_trigger),
      (select count(*) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
       where d.datname = current_database())
    )) as print`;
  return row?.print ?? "";
}

/** Creates the database from the template's files, which takes a quarter of the time of copying through the log. */
function remakeDatabase(name: string): Promise<void> {
  return withAdmin(async (admin) => {
    await dropOnceFree(admin, name);
    await admin`create database ${admin(name)} template ${admin(required("TEST_TEMPLATE"))}
      strategy file_copy`;
  });
}

/**
 * Runs a statement for the whole server on a separate connection, because sanitizers count connections that stay open.
 */
function withAdmin(work: (admin: Sql) => PromiseLike<unknown>): Promise<void> {
  return withPool(required("TEST_DATABASE_URL"), async (admin) => void await work(admin));
}

async function withPool<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const options = { connectWithinS: CONNECT_WITHIN_S, max: 1 };
  const sql = connect(url, { applicationName: "voteboard-test", ...options });
  try {
    return await work(sql);
  } finally {
    await closing(sql);
  }
}

function urlOf(name: string): string {
  return Object.assign(new URL(required("TEST_DATABASE_URL")), { pathname: `/${name}` }).href;
}
