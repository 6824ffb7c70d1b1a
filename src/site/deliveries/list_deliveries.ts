import { isUuid, timeOfUuid } from "../../core/database/uuid_v7.ts";
import type { Actor } from "../../core/rights/actor.ts";
import type { Sql } from "../../core/database/connect.ts";
import { requireOwnServer } from "../../core/servers/require_server.ts";
import type { Server } from "../../core/servers/server.ts";
import type { DeliveryState } from "../../core/deliveries/delivery.ts";
import { acceptedAttempt, type Delivery } from "./shown_delivery.ts";
import { isTopTen, storedPlayer } from "./stored_form.ts";

/** Default number of deliveries in a list. */
const LIST_DEFAULT = 100;

/** A page of deliveries: up to `limit`, older than `before`. */
interface DeliveryPage {
  limit?: number;
  before?: Pick<Delivery, "id" | "createdAt"> | undefined;
  /** Defaults to all states. */
  states?: readonly DeliveryState[] | undefined;
  keyId?: string | undefined;
  /** A player's name in any case, or the id of a vote or a delivery. */
  search?: string | undefined;
  /** The start of the time range, and its end, which is excluded. */
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Maximum milliseconds between the time in an id and the time of its delivery. */
const ID_WITHIN_MS = 600_000;

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
  { limit = LIST_DEFAULT, ...page }: DeliveryPage,
): Promise<Delivery[]> {
  const { states } = page;
  const isSent = server.status === "approved" || server.status === "pending";
  const wanted = wantedOf(sql, server.id, page);
  const waiting = states ? sql`and w.shown::text = any(${[...states]}::text[])` : sql``;
  const searched = searchedOf(sql, server.id, page);
  // Only by the key, which has an index in this order. With an added condition on the server, a plan may read all of
  // the server's deliveries.
  const ofKey = page.keyId && !page.search
    ? sql`key_id = ${keyOf(sql, server.id, page.keyId)} ${partOf(sql, page)}`
    : wanted;
  const rows = await sql<Delivery[]>`
    (
      select id, vote_id, key_id, w.shown as state,
        body::json ->> 'username' as player, body::json ->> 'event' = 'top_ten' as is_top_ten,
        is_test, attempts, accepted_attempt, last_outcome, last_status,
        created_at, due_at, null::timestamptz as finished_at
      from outbox
      cross join lateral (
        select case when state = 'pending' and not ${isSent} then 'held' else state end as shown
      ) w
      where ${wanted} ${waiting}
      order by created_at desc, id desc limit ${limit}
    )
    union all
    (
      select id, vote_id, key_id, state,
        ${storedPlayer(sql)}, ${isTopTen(sql)},
        is_test, attempts, ${acceptedAttempt(sql)}, last_outcome, last_status,
        created_at, null, finished_at
      from ${page.search ? searched : sql`delivery`} as d
      where ${page.search ? sql`true` : ofKey} ${finishedOf(sql, states)}
      order by created_at desc, id desc limit ${limit}
    )
    order by created_at desc, id desc limit ${limit}`;
  return [...rows];
}

/**
 * Selects the finished deliveries that are searched for, without their order: a plan for the newest few would read all
 * of a server's deliveries in order. Each of the two forms has an index by player.
 */
function searchedOf(sql: Sql, serverId: string, page: Omit<DeliveryPage, "limit">) {
  const { search = "" } = page;
  const all = wantedOf(sql, serverId, page);
  if (search === "" || isUuid(search)) return sql`(select * from delivery where ${all} offset 0)`;
  const others = wantedOf(sql, serverId, { ...page, search: "" });
  return sql`(
    select * from delivery where ${all}
    union all select * from delivery where ${others} and lower(username) = lower(${search})
    offset 0
  )`;
}

/**
 * Returns the SQL condition for both tables, with only the filters that are set: with `$1 is null or …`, a generic plan
 * would read all of a server's deliveries.
 */
function wantedOf(sql: Sql, serverId: string, { keyId, search = "", ...page }: DeliveryPage) {
  return sql`
    server_id = ${serverId} ${partOf(sql, page)}
      ${keyId ? sql`and key_id = ${keyId}` : sql``}
      ${search === "" ? sql`` : isUuid(search) ? hasId(sql, search) : hasPlayer(sql, search)}`;
}

/** Returns the SQL for the id of a server's key. */
function keyOf(sql: Sql, serverId: string, keyId: string) {
  return sql`(select id from api_key where id = ${keyId} and server_id = ${serverId})`;
}

/** Returns the SQL condition for a page and a time range. */
function partOf(sql: Sql, { before, since, until }: DeliveryPage) {
  return sql`
      ${before ? sql`and (created_at, id) < (${before.createdAt}, ${before.id})` : sql``}
      ${since ? sql`and created_at >= ${since}` : sql``}
      ${until ? sql`and created_at < ${until}` : sql``}`;
}

function hasPlayer(sql: Sql, name: string) {
  return sql`and lower(body::json ->> 'username') = lower(${name})`;
}

/** Returns the SQL condition for an id. The id contains its time of creation, which limits the time of its delivery. */
function hasId(sql: Sql, id: string) {
  const at = timeOfUuid(id).getTime();
  const from = new Date(at - ID_WITHIN_MS);
  const to = new Date(at + ID_WITHIN_MS);
  return sql`and (id = ${id} or vote_id = ${id}) and created_at between ${from} and ${to}`;
}

/** Returns the SQL condition on states, in the same form as in the index of finished deliveries. */
function finishedOf(sql: Sql, states: DeliveryPage["states"]) {
  const [delivered, abandoned] = (["delivered", "abandoned"] as const)
    .map((state) => states?.includes(state) ?? true);
  if (delivered && abandoned) return sql``;
  if (delivered) return sql`and state = 'delivered'`;
  return abandoned ? sql`and state = 'abandoned'` : sql`and false`;
}
