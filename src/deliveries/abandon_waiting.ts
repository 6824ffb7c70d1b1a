import type { Query } from "../database/connect.ts";
import { abandoned } from "./abandon_vote.ts";

/** Abandons what waits for a key. What is being sent finds no URL for another try, and is abandoned then. */
export async function abandonWaiting(
  sql: Query,
  keyId: string,
  { reason, now }: { reason: "key_revoked" | "url_cleared"; now: Date },
): Promise<void> {
  await sql`
    with taken as (
      -- Not "in": each state has an index of its own.
      delete from outbox where key_id = ${keyId} and (state = 'held' or state = 'pending')
      returning id, vote_id, key_id, server_id, channel, is_test, body, attempts, last_status, created_at
    )
    ${abandoned(sql, { reason, now })}`;
}
