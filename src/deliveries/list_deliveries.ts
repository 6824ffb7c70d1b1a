import type { Actor } from "../rights/actor.ts";
import type { Sql } from "../database/connect.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import type { Server } from "../servers/server.ts";
import { acceptedAttempt, type Delivery, type DeliveryState } from "./delivery.ts";

/** Default number of deliveries in a list. */
export const LIST_DEFAULT = 100;

/** Later than every delivery: the start of a list without `before`. */
const END_OF_TIME = new Date("9999-12-31T00:00:00.000Z");
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** A page of deliveries: up to `limit`, older than `before`. */
export interface DeliveryPage {
  limit?: number;
  before?: Pick<Delivery, "id" | "createdAt"> | undefined;
  /** Defaults to all states. */
  states?: readonly DeliveryState[] | undefined;
  keyId?: string | null | undefined;
}

/** Lists a page of the deliveries of the actor's server. Refuses an unknown server. */
export async function listDeliveries(
  sql: Sql,
  slug: string,
  { by, ...page }: DeliveryPage & { by: Actor },
): Promise<Delivery[]> {
  return await findDeliveries(sql, await requireOwnServer(sql, slug, { by, role: "viewer" }), page);
}

/**
 * Lists a page of a server's deliveries, newest first, including finished ones. A suspended server's waiting deliveries
 * are shown as held, because they wait until the server is approved again. Doesn't check permissions.
 */
export async function findDeliveries(
  sql: Sql,
  server: Pick<Server, "id" | "status">,
  { limit = LIST_DEFAULT, before, states, keyId = null }: DeliveryPage,
): Promise<Delivery[]> {
  const beforeTime = before?.createdAt ?? END_OF_TIME;
  const beforeId = before?.id ?? LAST_ID;
  const wanted = states ? [...states] : null;
  const isListed = server.status === "approved";
  const rows = await sql<Delivery[]>`
    (
      select o.id, o.vote_id, o.key_id, w.state, o.body::json ->> 'username' as player,
        o.is_test, o.attempts, o.accepted_attempt, o.last_outcome, o.last_status, o.created_at, o.due_at,
        null::timestamptz as finished_at
      from outbox o
      cross join lateral (
        select case when o.state = 'pending' and not ${isListed} then 'held' else o.state end as state
      ) w
      where o.server_id = ${server.id} and (o.created_at, o.id) < (${beforeTime}, ${beforeId})
        and (${keyId}::uuid is null or o.key_id = ${keyId})
        and (${wanted}::text[] is null or w.state::text = any(${wanted}))
      order by o.created_at desc, o.id desc limit ${limit}
    )
    union all
    (
      select id, vote_id, key_id, state, body::json ->> 'username', is_test, attempts,
        ${acceptedAttempt(sql)}, last_outcome, last_status, created_at, null, finished_at
      from delivery
      where server_id = ${server.id} and (created_at, id) < (${beforeTime}, ${beforeId})
        and (${keyId}::uuid is null or key_id = ${keyId})
        and (${wanted}::text[] is null or state::text = any(${wanted}))
      order by created_at desc, id desc limit ${limit}
    )
    order by created_at desc, id desc limit ${limit}`;
  return [...rows];
}
