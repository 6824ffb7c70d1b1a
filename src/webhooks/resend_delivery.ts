import type { Sql } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { DeliveryState } from "./delivery.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Sends a delivery again, at once, to the key's present URL with its present secret: the same body, the same
 * `X-Listing-Vote` and `X-Listing-Delivery`, a fresh run of the retry schedule. One that waits for its next try
 * is sent now. Refuses an unknown delivery, one that is being sent, and a key that has nowhere to send to.
 */
export async function resendDelivery(
  sql: Sql,
  id: string,
  now: Date,
): Promise<{ id: string; state: DeliveryState }> {
  const found = UUID.test(id) ? await findDelivery(sql, id) : undefined;
  if (!found) throw new Refusal("delivery_unknown", `Cannot resend: there is no delivery "${id}"`);
  if (!found.has_url) {
    throw new Refusal(
      "delivery_without_destination",
      "Cannot resend: its key is revoked or has no webhook URL",
    );
  }
  const moved = found.is_finished ? await reopen(sql, id, now) : await hasten(sql, id, now);
  if (!moved) {
    throw new Refusal("delivery_unfinished", `Cannot resend delivery "${id}": it is being sent`);
  }
  return { id, state: "pending" };
}

async function findDelivery(
  sql: Sql,
  id: string,
): Promise<{ is_finished: boolean; has_url: boolean } | undefined> {
  const [found] = await sql<{ is_finished: boolean; has_url: boolean }[]>`
    select d.is_finished, e.url is not null as has_url
    from (
      select key_id, false as is_finished from outbox where id = ${id}
      union all
      select key_id, true from delivery where id = ${id}
    ) d
    join endpoint e on e.key_id = d.key_id`;
  return found;
}

/** Moves a finished delivery back to the outbox. */
async function reopen(sql: Sql, id: string, now: Date): Promise<boolean> {
  const reopened = await sql`
    with taken as (
      delete from delivery where id = ${id} and state in ('delivered', 'abandoned')
      returning id, vote_id, key_id, server_id, channel, is_test, body, attempts, last_outcome, last_status, created_at
    )
    insert into outbox (
      id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, last_outcome, last_status, due_at,
      created_at
    )
    select id, vote_id, key_id, server_id, channel, 'pending', is_test, body, attempts, last_outcome, last_status,
      ${now}, created_at
    from taken
    returning id`;
  return reopened.length === 1;
}

/** Makes a waiting delivery due now. */
async function hasten(sql: Sql, id: string, now: Date): Promise<boolean> {
  const hastened = await sql`
    update outbox set state = 'pending', due_at = ${now}, tries = 0
    where id = ${id} and state in ('held', 'pending')
    returning id`;
  return hastened.length === 1;
}
