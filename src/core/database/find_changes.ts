import type { Sql } from "./connect.ts";
import { deleteOver } from "./retention.ts";

/** Most changes that one look reads. If there are more, it isn't worth telling them apart. */
export const CHANGES_MAX = 1_000;

/** Milliseconds that a change is kept at least after everyone can see it. */
export const CHANGES_KEPT_MS = 30_000;

/** A name whose last vote for a server may have changed. Null stands for all servers or all names. */
export interface VoteChange {
  serverId: string | null;
  nameKey: string | null;
}

/** The point up to which changes are known. */
export interface Position {
  /** The snapshot that saw them, as `pg_current_snapshot` returns it. */
  snapshot: string;
  /** The time when the server was started, which identifies it. */
  server: Date;
  /** The database's time. */
  at: Date;
  /** The end of the last snapshot that first saw names change, as a transaction id. */
  namesChanged: string | null;
}

/** The result of a look: the changes since the last position, the next position, and the revision of keys. */
export interface FoundChanges {
  position: Position;
  revision: number;
  /** More than `CHANGES_MAX` if some are missing. */
  changes: VoteChange[];
}

/** The first row of a look has the position, the others a change each. */
interface LookRow extends Position, VoteChange {
  isChange: boolean;
  end: string;
  revision: number;
}

/**
 * Finds the changes that this statement's snapshot sees and that of the last position didn't: those of transactions
 * that began since then or were running. So each change is found once, however late it is committed. A transaction that
 * was running when names changed may have noted a vote under the names before, so its changes apply to all names.
 */
export async function findChanges(sql: Sql, last?: Position): Promise<FoundChanges> {
  const { snapshot: since = null, namesChanged = null } = last ?? {};
  const rows = await sql<LookRow[]>`
    with change as (
      select xid, server_id, name_key from vote_change where xid >= pg_snapshot_xmax(${since}::pg_snapshot)
      union all
      select xid, server_id, name_key from vote_change
      where xid = any(array(select pg_snapshot_xip(${since}::pg_snapshot)))
      limit ${CHANGES_MAX + 1}::int
    )
    select false as is_change, null::uuid as server_id, null as name_key, revision, clock_timestamp() as at,
      pg_postmaster_start_time() as server, pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(pg_current_snapshot())::text as end
    from key_revision
    union all
    select true, server_id, case when xid < ${namesChanged}::xid8 then null else name_key end, null, null, null, null,
      null
    from change`;
  const [found] = rows.filter(({ isChange }) => !isChange);
  if (found === undefined) throw new Error("key_revision has no row");
  const { snapshot, server, at, revision, end } = found;
  const changes = rows.filter(({ isChange }) => isChange);
  const haveNamesChanged = changes.some(({ serverId }) => serverId === null);
  const position = { snapshot, server, at, namesChanged: haveNamesChanged ? end : namesChanged };
  return { position, revision, changes };
}

/**
 * Creates the job that drops the changes that everyone has seen: those of transactions that had ended when it ran
 * before, at least `keptMs` ago by the database's clock. A change is not dropped by its own age, because it may have
 * been committed late.
 */
export function createDropChanges({ keptMs = CHANGES_KEPT_MS }: { keptMs?: number } = {}) {
  let before: { start: string; at: Date } | undefined;
  return async function dropChanges(sql: Sql): Promise<void> {
    const [now] = await sql<{ start: string; at: Date }[]>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as start, clock_timestamp() as at`;
    // A backup of another server brought them along.
    await deleteOver(sql, "vote_change", sql`xid >= pg_snapshot_xmax(pg_current_snapshot())`);
    if (now && before && now.at.getTime() - before.at.getTime() >= keptMs) {
      await deleteOver(sql, "vote_change", sql`xid < ${before.start}::xid8`);
    }
    before = now;
  };
}
