import type { Sql } from "../database/connect.ts";
import type { Delivery } from "./delivery.ts";

/** Deliveries in a list when nobody says how many. */
export const LIST_DEFAULT = 100;

/**
 * A server's deliveries, newest first, finished ones included. What a suspended server has waiting is shown
 * as held, for that is what it is until the server is approved again.
 */
export async function listDeliveries(
  sql: Sql,
  serverId: string,
  limit: number = LIST_DEFAULT,
): Promise<Delivery[]> {
  const rows = await sql<Delivery[]>`
    (
      select o.id, o.vote_id, o.key_id,
        case when o.state = 'pending' and s.status <> 'approved' then 'held' else o.state end as state,
        o.is_test, o.attempts, o.last_outcome, o.last_status, o.created_at, o.due_at, null::timestamptz as finished_at
      from outbox o join server s on s.id = o.server_id
      where o.server_id = ${serverId}
      order by o.created_at desc limit ${limit}
    )
    union all
    (
      select id, vote_id, key_id, state, is_test, attempts, last_outcome, last_status, created_at, null, finished_at
      from delivery where server_id = ${serverId}
      order by created_at desc limit ${limit}
    )
    order by created_at desc, id desc limit ${limit}`;
  return [...rows];
}
