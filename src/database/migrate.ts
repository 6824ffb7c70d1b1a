import { checkServer } from "./check_server.ts";
import type { Sql } from "./connect.ts";
import { type Migration, MIGRATIONS, readMigrations } from "./migration_files.ts";

/** Number of the advisory lock that lets one process migrate at a time: "vote" in ASCII. */
const LOCK = 0x766f7465;

/** How often a waiting process asks for the lock, in milliseconds. */
const LOCK_POLL_MS = 100;

interface Applied {
  id: string;
  name: string;
  checksum: string;
}

/**
 * Brings the database up to the migrations of `folder` (a URL that ends in a slash) and returns the names of
 * the files it applied. Each file is a transaction of its own with its record, unless its first line says
 * `-- migrate: no-transaction`. Several processes at once apply each file once. Throws a sentence when the
 * server is out of reach or too old, a file was changed after it was applied, is older than the newest applied
 * one, or fails; files applied before the failure stay.
 */
export async function migrate(sql: Sql, folder: URL = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await checkServer(sql);
  const session = await sql.reserve();
  try {
    await lock(session);
    return await applyMissing(session, migrations);
  } finally {
    await session`select pg_advisory_unlock(${LOCK})`.catch(() => {}); // a broken session holds no lock
    session.release();
  }
}

/**
 * Polls: a session blocked in pg_advisory_lock holds a snapshot, and `create index concurrently` in the holder
 * waits for every older snapshot, so the two would deadlock.
 */
async function lock(session: Sql): Promise<void> {
  for (;;) {
    const [row] = await session<{ held: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as held`;
    if (row?.held) return;
    await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
  }
}

async function applyMissing(session: Sql, migrations: Migration[]): Promise<string[]> {
  const missing = findMissing(migrations, await readApplied(session));
  for (const migration of missing) await apply(session, migration);
  return missing.map(({ name }) => name);
}

async function readApplied(session: Sql): Promise<Applied[]> {
  await session`
    create table if not exists schema_migration (
      id text primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  return await session<Applied[]>`select id, name, checksum from schema_migration order by id`;
}

/** Which files are still to be applied. Throws when a file contradicts what was applied. */
function findMissing(migrations: Migration[], applied: Applied[]): Migration[] {
  const newest = applied.at(-1);
  return migrations.filter(({ id, name, checksum }) => {
    const record = applied.find((one) => one.id === id);
    if (record && record.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied as ${record.name}`);
    }
    if (!record && newest && id < newest.id) {
      throw new Error(`Migration ${name} is older than ${newest.name}, which is already applied`);
    }
    return !record;
  });
}

async function apply(session: Sql, migration: Migration): Promise<void> {
  const { id, name, text, checksum, inTransaction } = migration;
  try {
    if (inTransaction) await session`begin`;
    await session.unsafe(text); // without parameters a file may hold several statements
    await session`insert into schema_migration (id, name, checksum) values (${id}, ${name}, ${checksum})`;
    if (inTransaction) await session`commit`;
  } catch (cause) {
    if (inTransaction) await session`rollback`.catch(() => {}); // the failure to tell is the first one
    throw new Error(`Migration ${name} failed: ${describe(cause)}`, { cause });
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
