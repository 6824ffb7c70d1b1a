import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../../src/core/database/connect.ts";

/** Milliseconds between two checks of the locks. Each figure may be too small by this. */
const LOOK_EVERY_MS = 10;

/** Maximum milliseconds for which a migration's locks were held, and for which a statement waited for one, by kind. */
export interface MigrationLocks {
  held: Map<string, number>;
  waited: Map<string, number>;
  stop(): Promise<void>;
}

interface Seen {
  what: string;
  isHeld: boolean;
  ms: number;
}

/**
 * Watches which tables a migration locks against writers or readers, and which statements wait for a lock at that time.
 */
export function watchMigrationLocks(sql: Sql): MigrationLocks {
  const held = new Map<string, number>();
  const waited = new Map<string, number>();
  let stopped = false;

  async function watch(): Promise<void> {
    for (; !stopped; await pause(LOOK_EVERY_MS)) {
      for (const { what, isHeld, ms } of await look(sql)) {
        const longest = isHeld ? held : waited;
        longest.set(what, Math.max(longest.get(what) ?? 0, Math.round(ms)));
      }
    }
  }

  const watching = watch();
  return {
    held,
    waited,
    async stop() {
      stopped = true;
      await watching;
    },
  };
}

/** Finds the locks. A lock counts from the beginning of its transaction, which is earlier than the lock. */
async function look(sql: Sql): Promise<Seen[]> {
  return await sql<Seen[]>`
    with locks as (
      select l.pid, l.mode, l.granted, l.waitstart, l.locktype, a.application_name, a.xact_start,
        regexp_replace(c.relname, '_([0-9]{4}.*|default)$', '') as name
      from pg_locks l
      join pg_stat_activity a on a.pid = l.pid and a.datname = current_database()
      left join pg_class c on c.oid = l.relation
      where l.locktype <> 'relation' or c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    )
    select mode || ' on ' || name as what, true as is_held,
      extract(epoch from clock_timestamp() - min(xact_start))::float8 * 1000 as ms
    from locks
    where application_name = 'voteboard-migrate' and granted and locktype = 'relation'
      and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    group by 1
    union all
    select application_name || ' waits for ' || mode || ' on ' || coalesce(name, locktype), false,
      extract(epoch from clock_timestamp() - min(waitstart))::float8 * 1000
    from locks where not granted and waitstart is not null
    group by 1`;
}
