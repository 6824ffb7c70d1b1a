import type { Query } from "../../src/core/database/connect.ts";

/** Waits until a statement that contains this text waits for a lock. */
export async function untilBlocked(sql: Query, text: string): Promise<void> {
  for (;;) {
    const blocked = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and position(${text} in query) > 0`;
    if (blocked.length > 0) return;
  }
}
