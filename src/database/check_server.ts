import { describeServer, type Sql } from "./connect.ts";
import { reasonOf } from "./sentence.ts";

/** The oldest Postgres that the migrations are tested on. */
const OLDEST_MAJOR = 15;

/** A table that stands in a database from the first step of a restore to the last. */
export const RESTORE_MARKER = "restore_unfinished";

/**
 * Makes sure that the server answers and is Postgres 15 or newer. Throws an Error of one sentence that names
 * the server, never the user or password; its cause is what the driver said.
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

/** Throws a sentence for a database that is being restored: whoever served it now would show an empty site. */
export async function refuseUnfinished(sql: Sql): Promise<void> {
  const [row] =
    await sql`select from to_regclass(${RESTORE_MARKER}) as found where found is not null`;
  if (!row) return;
  throw new Error(
    "This database is being restored, or a restore of it broke off: wait for its end, or run it again",
  );
}

/**
 * Makes sure that a pooler leads to the database that the address past it names. Throws a sentence for another one;
 * whoever cannot connect is told by `checkServer`.
 */
export async function checkSame(pooler: Sql, direct: Sql): Promise<void> {
  const [one, other] = await Promise.all([pooler, direct].map(identify)).catch(() => []);
  if (one === other) return;
  const [behind, past] = [describeServer(pooler), describeServer(direct)];
  throw new Error(
    `DATABASE_URL (${behind}) and DATABASE_DIRECT_URL (${past}) lead to two databases: name the same one in both`,
  );
}

/** A number that no other database has, on whatever host. */
async function identify(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ identity: string }[]>`
    select oid || ' ' || extract(epoch from pg_postmaster_start_time()) as identity
    from pg_database where datname = current_database()`;
  return row?.identity;
}

/** Throws a sentence for a version, `14.2` as people know it, that is older than the migrations allow. */
export function refuseOldVersion(version: string): void {
  if (parseInt(version) >= OLDEST_MAJOR) return;
  throw new Error(`Postgres ${version} is too old: ${OLDEST_MAJOR} or newer is needed`);
}

/**
 * The role of a pool's connections when it is a superuser: whoever breaks into the service can then run programs and
 * read and write files on the database's machine. Undefined for any other role.
 */
export async function findSuperuser(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ role: string }[]>`
    select rolname as role from pg_roles where rolname = current_user and rolsuper`;
  return row?.role;
}

/** The database's time at this moment, not that of a transaction's beginning. */
export async function readClock(sql: Sql): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  if (!row) throw new Error("the database did not tell the time");
  return row.at;
}

/** The milliseconds by which the database's clock surely differs from ours. */
export async function measureSkew(sql: Sql, now: () => Date): Promise<number> {
  const asked = now().getTime();
  const theirs = (await readClock(sql)).getTime();
  return Math.max(0, asked - theirs, theirs - now().getTime());
}
