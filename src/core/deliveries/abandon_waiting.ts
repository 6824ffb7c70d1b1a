import type { Query, Sql } from "../database/connect.ts";
import { inBatches } from "../database/retention.ts";
import type { AbandonReason } from "./delivery.ts";

/** Why a key's deliveries have nowhere to go. */
type KeyReason = Extract<AbandonReason, "key_revoked" | "url_cleared">;

/** Most rows that one statement moves while a client waits, about a tenth of a second of work. A job moves the rest. */
const AT_ONCE_MAX = 10_000;

/**
 * Holds a key's waiting deliveries, except tests. The job holds the rest. Until then, no claim takes them while the key
 * is paused or disabled.
 */
export function holdWaiting(sql: Query, keyId: string, rows = AT_ONCE_MAX) {
  return sql`
    update outbox set state = 'held' where id = any(array(
      select id from outbox where key_id = ${keyId} and state = 'pending' and not is_test
      limit ${rows} for update skip locked
    ))`;
}

/**
 * Abandons a key's waiting deliveries. One that is being sent finds no URL for its next attempt and is abandoned then.
 */
export function abandonWaiting(
  sql: Query,
  keyId: string,
  { reason, now, rows = AT_ONCE_MAX }: { reason: KeyReason; now: Date; rows?: number },
) {
  return sql`
    with waiting as materialized (
      -- Not "in": each state has a separate index.
      select id from outbox where key_id = ${keyId} and (state = 'held' or state = 'pending')
      limit ${rows} for update skip locked
    ), ${abandoned(sql, { reason, now })}`;
}

/**
 * Holds or abandons rows that exceeded the limit of one statement or were queued by a concurrent vote. Runs every
 * minute.
 */
export async function settleWaiting(sql: Sql, now: Date): Promise<void> {
  const keys = await sql<{ keyId: string; reason: KeyReason | null }[]>`
    select e.key_id, case
        when k.revoked_at is not null then 'key_revoked' when e.url is null then 'url_cleared'
      end as reason
    from endpoint e join api_key k on k.id = e.key_id
    where (e.url is null or e.paused_at is not null or e.disabled_at is not null) and (
      exists (select from outbox where key_id = e.key_id and state = 'pending' and not is_test)
      or e.url is null and exists (select from outbox where key_id = e.key_id and state = 'held')
    )`;
  for (const { keyId, reason } of keys) {
    await inBatches((rows) =>
      reason === null
        ? holdWaiting(sql, keyId, rows)
        : abandonWaiting(sql, keyId, { reason, now, rows })
    );
  }
}

/**
 * The end of a statement: abandons the outbox rows that it locked as `waiting`. A delivery that was accepted earlier
 * and is waiting to be sent again ends as delivered.
 */
export function abandoned(sql: Query, { reason, now }: { reason: AbandonReason; now: Date }) {
  return sql`
    taken as (
      delete from outbox o using waiting w where o.id = w.id
      returning o.id, o.vote_id, o.key_id, o.server_id, o.is_test, o.body, o.attempts,
        o.accepted_attempt, o.last_outcome, o.last_status, o.created_at
    )
    insert into delivery (
      id, vote_id, key_id, server_id, state, is_test, body, attempts, accepted_attempt, last_outcome,
      last_status, created_at, finished_at
    )
    select id, vote_id, key_id, server_id,
      case when accepted_attempt is null then 'abandoned'::delivery_state else 'delivered' end,
      is_test, body, attempts, accepted_attempt,
      case when accepted_attempt is null then ${reason} else last_outcome end,
      last_status, created_at, ${now}
    from taken
    returning id`;
}
