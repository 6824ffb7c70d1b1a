import { describeServer, type Sql } from "./connect.ts";
import { reasonOf } from "./sentence.ts";

/** The oldest Postgres that the migrations are tested on. */
const OLDEST_MAJOR = 15;

/** A table that exists in a database from the first step of a restore to the last. */
export const RESTORE_MARKER = "restore_unfinished";

/**
 * Checks that the server responds and is Postgres 15 or newer. Throws an Error of one sentence that names the server,
 * never the user or password. Its cause is the driver's error.
 */
export async function checkServer(sql: Sql): Promise<void> {
  const [row] = await sql<{ version: string }[]>`
    select current_setting('server_version') as version`.catch((cause) => {
    throw new Error(`Cannot reach Postgres at ${describeServer(sql)}: ${reasonOf(cause)}`, {
      cause,
    });
  });
  refuseOldVersion(row?.version.split(" ")[0] ?? "");
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
 * Checks that a pooler leads to the database named by the direct address. Throws an error if not. Connection errors are
 * left to `checkServer`.
 */
export async function checkSame(pooler: Sql, direct: Sql): Promise<void> {
  const [one, other] = await Promise.all([pooler, direct].map(identify)).catch(() => []);
  if (one === other) return;
  const [behind, past] = [describeServer(pooler), describeServer(direct)];
  throw new Error(
    `DATABASE_URL (${behind}) and DATABASE_DIRECT_URL (${past}) lead to two databases: name the same one in both`,
  );
}

/** Returns a number that no other database has, on any host. */
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

/** Returns the database's current time, not the start time of a transaction. */
export async function readClock(sql: Sql): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  if (!row) throw new Error("the database did not tell the time");
  return row.at;
}

/** Returns the milliseconds by which the database's clock differs from ours at least. */
export async function measureSkew(sql: Sql, now: () => Date): Promise<number> {
  const asked = now().getTime();
  const theirs = (await readClock(sql)).getTime();
  return Math.max(0, asked - theirs, theirs - now().getTime());
}
