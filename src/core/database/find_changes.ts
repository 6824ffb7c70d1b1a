import type { Sql } from "./connect.ts";
import { deleteOver } from "./retention.ts";

/** Most changes that one read reads. If there are more, it isn't worth telling them apart. */
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
}

/** The result of a read: the changes since the last position, the next position, and the revision of keys. */
export interface FoundChanges {
  position: Position;
  revision: number;
  /** More than `CHANGES_MAX` if some are missing. */
  changes: VoteChange[];
}

/** The first row of a read has the position, the others a change each. */
interface LookRow extends Position, VoteChange {
  isChange: boolean;
  revision: number;
}

/**
 * Finds the changes that this statement's snapshot sees and that of the last position didn't: those of transactions
 * that began since then or were running. So each change is found once, however late it is committed. A changed vote
 * counts for the names that its account has in this snapshot or gave up, and for the name it was cast under: names that
 * change later are changes of their own.
 */
export async function findChanges(sql: Sql, last?: Position): Promise<FoundChanges> {
  const since = last?.snapshot ?? null;
  const rows = await sql<LookRow[]>`
    with noted as (
      select * from vote_change where xid >= pg_snapshot_xmax(${since}::pg_snapshot)
      union all
      select * from vote_change where xid = any(array(select pg_snapshot_xip(${since}::pg_snapshot)))
    ),
    change as (
      select server_id, name_key from noted where server_ids is null
      union all
      select v.server_id, n.name_key
      from noted
      cross join lateral unnest(server_ids, account_ids, vote_ids) as v (server_id, account_id, vote_id)
      cross join lateral (
        select username_key as name_key from account where id = v.account_id
        union all select name_key from former_name where account_id = v.account_id
        union all select name_key from vote_name where vote_id = v.vote_id
      ) as n
      limit ${CHANGES_MAX + 1}::int
    )
    select false as is_change, null::uuid as server_id, null as name_key, revision, clock_timestamp() as at,
      pg_postmaster_start_time() as server, pg_current_snapshot()::text as snapshot
    from key_revision
    union all
    select true, server_id, name_key, null, null, null, null from change`;
  const [found] = rows.filter(({ isChange }) => !isChange);
  if (found === undefined) throw new Error("key_revision has no row");
  const { snapshot, server, at, revision } = found;
  return {
    position: { snapshot, server, at },
    revision,
    changes: rows.filter(({ isChange }) => isChange),
  };
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
