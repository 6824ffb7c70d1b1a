import type { Sql } from "../database/connect.ts";

/**
 * Keeps in memory when each key was last used, by the service's clock, so that requests cause no writes. `write` runs
 * every minute (src/service/timetable.ts) and at shutdown. Of the uses between two writes only the first is recorded,
 * because a new time for every request took 7 % of a vote check. So a key's last use is up to a minute too early.
 */
export function createLastUse(sql: Sql, now: () => Date) {
  let noted = new Map<string, Date>();
  let unwritten = new Map<string, Date>();
  return {
    note(keyId: string): void {
      if (!noted.has(keyId)) noted.set(keyId, now());
    },
    /** Writes the uses since the last call. If that fails, they are kept for the next call. */
    async write(): Promise<void> {
      const writing = new Map([...unwritten, ...noted]);
      if (writing.size === 0) return;
      noted = new Map();
      unwritten = new Map();
      try {
        await updateLastUse(sql, writing);
      } catch (error) {
        unwritten = new Map([...writing, ...unwritten]);
        throw error;
      }
    },
  };
}

async function updateLastUse(sql: Sql, uses: Map<string, Date>): Promise<void> {
  const times = Array.from(uses.values(), (at) => at.toISOString());
  await sql`
    with used as materialized (
      select k.id, u.used_at
      from unnest(${[...uses.keys()]}::uuid[], ${times}::timestamptz[]) as u (key_id, used_at)
      join api_key k on k.id = u.key_id
      -- Every process uses this order. Otherwise two that update the same keys would deadlock.
      order by k.id for no key update of k
    )
    update api_key k set last_used_at = greatest(k.last_used_at, u.used_at)
    from used u where k.id = u.id`;
}
