import type { Sql } from "../../../src/core/database/connect.ts";

/**
 * Writes finished deliveries in the form of the next minor version: votes without their body, and the only attempt in
 * its delivery's row.
 */
export async function shrinkDeliveries(sql: Sql): Promise<void> {
  await sql`
    with moved as (
      delete from attempt a using delivery d
      where a.delivery_id = d.id and d.attempts = 1 and a.outcome = d.last_outcome
        and 1 = (select count(*) from attempt where delivery_id = d.id)
      returning a.*
    )
    update delivery d
    set started_at = a.started_at, duration_ms = a.duration_ms, excerpt = a.excerpt, redirects_to = a.redirects_to,
      origin = a.origin, headers = a.headers
    from moved a where d.id = a.delivery_id`;
  await sql`
    update delivery d set body = null, account_id = b.user_id, username = b.username
    from delivery s
    cross join lateral json_to_record(s.body::json) as b (event text, user_id uuid, username text)
    where s.id = d.id and not d.is_test and b.event = 'vote'`;
}
