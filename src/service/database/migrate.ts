import { setTimeout as pause } from "node:timers/promises";
import { checkPostgres, refuseUnfinished } from "./check_postgres.ts";
import {
  closing,
  connect,
  type DatabaseSession,
  LONG_WORK_MS,
  openDatabaseSession,
  type Sql,
} from "../../core/database/connect.ts";
import { reasonOf } from "./sentence.ts";
import {
  BASELINE,
  type Baseline,
  changed,
  type Migration,
  type MigrationRecord,
  MIGRATIONS,
  readBaseline,
  readMigrations,
  refuseBeforeBaseline,
} from "./migration_files.ts";
import {
  applyWhenFree,
  fail,
  LOCK_WAITS,
  type LockWaits,
  record,
  unlessLost,
} from "./apply_migration.ts";

/** Number of the advisory lock that lets one process migrate at a time: "vote" in ASCII. */
const LOCK = 0x766f7465;

/** Milliseconds between a waiting process's attempts to get the lock. */
const LOCK_POLL_MS = 100;

/** Options of a migration, including the waits for locks. */
interface MigrateOptions extends Partial<LockWaits> {
  /** Whether a restore is filling the database. */
  isRestoring?: boolean;
  /** The number of the last migration to apply. By default, all are applied. */
  upTo?: string;
}

/**
 * Applies the migrations of `folder` (a URL that ends in a slash) that are missing in the database, and returns the
 * names of the files it applied. A new database begins with `baseline.sql`. Each file runs in a transaction together
 * with its record, unless its first line is `-- migrate: no-transaction`. Concurrent processes apply each file once. A
 * file that can't get a lock is retried as a whole for ten minutes. Throws an error if the server is unreachable or too
 * old, a restore is in progress, the database is older than the baseline, or a file was changed after it was applied,
 * is older than the newest applied one, or fails. Files applied before the failure stay applied.
 */
export async function migrate(
  sql: Sql,
  folder: URL = MIGRATIONS,
  { isRestoring = false, upTo, ...waits }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const baseline = await readBaseline(folder);
  await checkPostgres(sql);
  if (!isRestoring) await refuseUnfinished(sql);
  await using session = await openDatabaseSession(sql); // ending it releases the lock
  await lock(session);
  const applied = await readApplied(session);
  const isNew = baseline !== undefined && applied.length === 0;
  if (isNew) applied.push(...await begin(session, baseline));
  else refuseBeforeBaseline(baseline?.records ?? [], applied, "The database was made");
  const missing = findMissing(migrations, applied)
    .filter(({ id }) => upTo === undefined || id <= upTo);
  for (const one of missing) await applyWhenFree(session, one, { ...LOCK_WAITS, ...waits });
  return [...isNew ? [BASELINE] : [], ...missing.map(({ name }) => name)];
}

/** Migrates through a separate connection that bypasses a pooler, because its statements may take an hour. */
export async function migrateAt(
  directUrl: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const sql = connect(directUrl, {
    applicationName: "voteboard-migrate",
    max: 1,
    answerWithinMs: LONG_WORK_MS,
  });
  try {
    return await migrate(sql, MIGRATIONS, options);
  } finally {
    await closing(sql);
  }
}

/**
 * Waits for the lock that lets one process migrate at a time. Polls, because a session blocked in pg_advisory_lock
 * holds a snapshot, and `create index concurrently` in the holder waits for every older snapshot, so the two would
 * deadlock.
 */
async function lock(session: DatabaseSession): Promise<void> {
  for (;;) {
    const [row] = await session<{ held: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as held`;
    if (row?.held) return;
    await pause(LOCK_POLL_MS);
  }
}

/** Creates a new database's tables, and returns the migrations that they replace, which it records. */
async function begin(
  session: DatabaseSession,
  { text, records }: Baseline,
): Promise<readonly MigrationRecord[]> {
  await session`begin`;
  try {
    await session.unsafe(text);
    for (const migration of records) await record(session, migration);
    await session`commit`;
  } catch (error) {
    await unlessLost(() => session`rollback`);
    fail(BASELINE, reasonOf(error), error);
  }
  return records;
}

async function readApplied(session: DatabaseSession): Promise<MigrationRecord[]> {
  await session`
    create table if not exists schema_migration (
      id text primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  return await session<
    MigrationRecord[]
  >`select id, name, checksum from schema_migration order by id`;
}

/** Finds the files that have not been applied. Throws if a file contradicts one that was applied. */
function findMissing(migrations: Migration[], applied: MigrationRecord[]): Migration[] {
  const newest = applied.at(-1);
  return migrations.filter(({ id, name, checksum }) => {
    const record = applied.find((one) => one.id === id);
    if (record && record.checksum !== checksum) throw changed(name, record);
    if (!record && newest && id < newest.id) {
      throw new Error(`Migration ${name} is older than ${newest.name}, which is already applied`);
    }
    return !record;
  });
}
