import type { Query } from "../database/connect.ts";

/** A reason to abandon deliveries without an attempt; stands where an outcome word would. */
export type AbandonReason = "key_revoked" | "url_cleared";

/**
 * Abandons what waits for a key. A row that is being sent is left to its sender, which finds no URL for
 * another try and abandons it then.
 */
export async function abandonWaiting(
  sql: Query,
  keyId: string,
  { reason, now }: { reason: AbandonReason; now: Date },
): Promise<void> {
  await sql`
    with taken as (
      -- Not "in": each state has an index of its own.
      delete from outbox where key_id = ${keyId} and (state = 'held' or state = 'pending')
      returning id, vote_id, key_id, server_id, channel, is_test, body, attempts, last_status, created_at
    )
    insert into delivery (
      id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, last_outcome, last_status, created_at,
      finished_at
    )
    select id, vote_id, key_id, server_id, channel, 'abandoned', is_test, body, attempts, ${reason}, last_status,
      created_at, ${now}
    from taken`;
}
