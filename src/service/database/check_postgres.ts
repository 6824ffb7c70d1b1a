import { describeServer, type Sql } from "../../core/database/connect.ts";
import { reasonOf } from "./sentence.ts";
import { MEANINGS } from "../../core/database/session_settings.ts";

/** The oldest Postgres that the migrations are tested on. */
const OLDEST_MAJOR = 15;

/** A table that exists in a database from the first step of a restore to the last. */
export const RESTORE_MARKER = "restore_unfinished";

/**
 * The warning if `limitsStatements` is false. Only this process then gives up on a statement, which continues in the
 * server.
 */
export const POOLED_TIMEOUT =
  "no statement_timeout is set behind the pooler: alter role voteboard set statement_timeout = '3s', with your role's name";

/** The only encoding in which every text can be stored and lengths are counted in characters. */
const ENCODING = "UTF8";

/**
 * Checks that the server responds, is Postgres 15 or newer, and holds a usable database. Throws an Error whose sentence
 * names the server, never the user or password. Its cause is the driver's error.
 */
export async function checkPostgres(sql: Sql): Promise<void> {
  const [row] = await sql<
    { version: string; encoding: string; fires: boolean; schema: string | null }[]
  >`
    select current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      current_setting('session_replication_role') = 'origin' as fires,
      current_schema() as schema`.catch((cause) => {
    throw new Error(`Cannot reach Postgres at ${describeServer(sql)}: ${reasonOf(cause)}`, {
      cause,
    });
  });
  refuseOldVersion(row?.version.split(" ")[0] ?? "");
  if (row?.encoding !== ENCODING) throw new Error(wrongEncoding(row?.encoding ?? "unknown"));
  if (row.schema === null) throw new Error(NO_SCHEMA);
  if (!row.fires) throw await explainSettings(sql, ["session_replication_role"]);
}

const NO_SCHEMA =
  "The role's search_path names no schema that exists and that it may use: alter role voteboard set search_path = public, " +
  "with your role's name";

function wrongEncoding(encoding: string): string {
  return `The encoding of the database is ${encoding}, and a UTF8 database is needed, which can't be changed later: ` +
    "create database voteboard encoding 'UTF8' template template0";
}

/**
 * Checks that sessions behind a pooler have the settings that ours have. Settings can't be changed in them, because
 * another client may get them next. Throws an error with the statements that set them on the role.
 */
export async function checkPooledSettings(pooler: Sql): Promise<void> {
  const names = Object.keys(MEANINGS);
  const rows = await pooler<{ name: string; value: string | null }[]>`
    select name, current_setting(name, true) as value from unnest(${names}::text[]) as name`;
  const wrong = rows.filter(({ name, value }) =>
    value !== null && !MEANINGS[name]?.includes(value)
  );
  if (wrong.length > 0) throw await explainSettings(pooler, wrong.map(({ name }) => name));
}

/** Creates the error that names the wrong settings of a role or its database, and the statements that correct them. */
async function explainSettings(sql: Sql, names: string[]): Promise<Error> {
  const values = names.map((name) => MEANINGS[name]?.[0] ?? "origin");
  const rows = await sql<{ line: string }[]>`
    select format('alter role %I in database %I set %I = %L;', session_user, current_database(), name, value) as line
    from unnest(${names}::text[], ${values}::text[]) as wanted (name, value)`;
  const lines = rows.map(({ line }) => line).join(" ");
  const server = describeServer(sql);
  return new Error(
    `Postgres at ${server} has settings that the service can't use or change: run ${lines} ` +
      "Then let a pooler reconnect to the database",
  );
}

/** Throws an error for a database that is being restored, because serving it now would show an empty site. */
export async function refuseUnfinished(sql: Sql): Promise<void> {
  const [row] =
    await sql`select from to_regclass(${RESTORE_MARKER}) as found where found is not null`;
  if (!row) return;
  throw new Error(
    "This database is being restored, or a restore of it broke off: wait for its end, or run it again",
  );
}

/**
 * Checks that a pooler connects to the database named by the direct address. Throws an error if not. Connection errors
 * are left to `checkPostgres`.
 */
export async function checkSame(pooler: Sql, direct: Sql): Promise<void> {
  // Both are undefined if a connection fails, so they count as the same.
  const [one, other] = await Promise.all([pooler, direct].map(identify)).catch(() => []);
  if (one === other) return;
  const behind = describeServer(pooler);
  const past = describeServer(direct);
  throw new Error(
    `DATABASE_URL (${behind}) and DATABASE_DIRECT_URL (${past}) lead to two databases: name the same one in both`,
  );
}

/** Returns a number that is unique to a database, on any host. */
async function identify(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ identity: string }[]>`
    select oid || ' ' || extract(epoch from pg_postmaster_start_time()) as identity
    from pg_database where datname = current_database()`;
  return row?.identity;
}

/** Throws an error for a version (such as `14.2`) older than the migrations support. */
export function refuseOldVersion(version: string): void {
  if (parseInt(version) >= OLDEST_MAJOR) return;
  throw new Error(`Postgres ${version} is too old: ${OLDEST_MAJOR} or newer is needed`);
}

/**
 * Returns the role of a pool's connections if it is a superuser: an attacker who takes over the service could then run
 * programs and read and write files on the database's machine. Returns undefined for any other role.
 */
export async function findSuperuser(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ role: string }[]>`
    select rolname as role from pg_roles where rolname = current_user and rolsuper`;
  return row?.role;
}

/** Returns whether the server itself limits the time of a pooled statement. Our sessions can't set that limit. */
export async function limitsStatements(pooler: Sql): Promise<boolean> {
  const [row] = await pooler<{ limits: boolean }[]>`
    select current_setting('statement_timeout') <> '0' as limits`;
  return row?.limits === true;
}

/** Returns the database's current time, not the start time of a transaction. */
export async function readClock(sql: Sql): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  if (!row) throw new Error("the database did not tell the time");
  return row.at;
}

/** Returns the minimum number of milliseconds by which the database's clock differs from ours. */
export async function measureSkew(sql: Sql, now: () => Date): Promise<number> {
  const startedAt = now().getTime();
  const theirs = (await readClock(sql)).getTime();
  return Math.max(0, startedAt - theirs, theirs - now().getTime());
}
