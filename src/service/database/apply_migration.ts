import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseSession } from "../../core/database/connect.ts";
import { reasonOf } from "./sentence.ts";
import { isLockTimeout } from "../../core/database/unavailable.ts";
import type { Migration, MigrationRecord } from "./migration_files.ts";
import { MINUTE_MS } from "../../core/time/day.ts";

/** How a migration handles locks held by other processes, such as a backup. */
export const LOCK_WAITS = {
  /** Milliseconds that it waits for each lock. All votes may queue behind it during that time. */
  lockTimeoutMs: 100,
  /**
   * Milliseconds that a `no-transaction` file waits for each lock. It waits for every older snapshot, but votes don't
   * queue behind it.
   */
  concurrentTimeoutMs: 5_000,
  /** Milliseconds between two attempts. */
  pauseMs: 1_000,
  /** Milliseconds from the first attempt to the last. */
  giveUpAfterMs: 10 * MINUTE_MS,
  /** Called after an attempt that could not get a lock. */
  refused: (_migration: { name: string; tries: number }) => {},
};

/** The waits of a migration, with all of them set. */
export type LockWaits = typeof LOCK_WAITS;

/**
 * Cleans up after a failure, in a session that may be lost. An error in here is ignored, because the failure is the one
 * to report.
 */
export async function unlessLost(tidyUp: () => PromiseLike<unknown>): Promise<void> {
  try {
    await tidyUp();
  } catch {
    // A lost session has no settings and no transaction.
  }
}

/** Applies a migration. Retries while it can't get a lock, and finally throws an error. */
export async function applyWhenFree(
  session: DatabaseSession,
  migration: Migration,
  waits: LockWaits,
) {
  const { name } = migration;
  const giveUpAt = performance.now() + waits.giveUpAfterMs;
  for (let tries = 1;; tries++) {
    try {
      return await apply(session, migration, waits);
    } catch (cause) {
      if (!isLockTimeout(cause)) fail(name, reasonOf(cause), cause);
      if (performance.now() >= giveUpAt) fail(name, describeHolder(waits), cause);
      waits.refused({ name, tries });
      await pause(waits.pauseMs);
    }
  }
}

async function apply(
  session: DatabaseSession,
  migration: Migration,
  waits: LockWaits,
): Promise<void> {
  if (migration.inTransaction) return await applyWhole(session, migration, waits);
  await session`select set_config('lock_timeout', ${String(waits.concurrentTimeoutMs)}, false)`;
  try {
    for (const statement of await statementsOf(session, migration)) {
      await dropUnfinished(session, statement);
      await session.unsafe(statement);
    }
    await record(session, migration);
  } finally {
    await unlessLost(() => session`reset lock_timeout`);
  }
}

async function statementsOf(
  session: DatabaseSession,
  { text, selectsStatements }: Migration,
): Promise<string[]> {
  if (!selectsStatements) return [text];
  const rows = await session.unsafe<{ statement: string }[]>(text);
  return rows.map(({ statement }) => statement);
}

async function applyWhole(
  session: DatabaseSession,
  migration: Migration,
  waits: LockWaits,
): Promise<void> {
  await session`begin`;
  try {
    await session`select set_config('lock_timeout', ${String(waits.lockTimeoutMs)}, true)`;
    await session.unsafe(migration.text); // without parameters, a file may hold several statements
    await record(session, migration);
    await session`commit`;
  } catch (error) {
    await unlessLost(() => session`rollback`);
    throw error;
  }
}

/** Records a migration as applied. */
export async function record(
  session: DatabaseSession,
  { id, name, checksum }: MigrationRecord,
): Promise<void> {
  await session`insert into schema_migration (id, name, checksum) values (${id}, ${name}, ${checksum})`;
}

/**
 * Drops the indexes that an earlier attempt at this statement left behind. If `create index concurrently` fails or its
 * process dies, it leaves an invalid index that slows writes, serves no query, and occupies the name.
 */
async function dropUnfinished(session: DatabaseSession, statement: string): Promise<void> {
  const unfinished = await session<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and pg_table_is_visible(c.oid) and ${statement} ~ ('\\m' || c.relname || '\\M')`;
  for (const { name } of unfinished) await session.unsafe(`drop index concurrently ${name}`);
}

/** Throws an error that names the migration. */
export function fail(name: string, why: string, cause: unknown): never {
  throw new Error(`Migration ${name} failed: ${why}`, { cause });
}

function describeHolder({ giveUpAfterMs }: LockWaits): string {
  const minutes = Math.ceil(giveUpAfterMs / MINUTE_MS);
  return `a lock that it needs was held for ${minutes} min, perhaps by a backup; start again once that is done`;
}
