import type { Query } from "../../core/database/connect.ts";
import { bodyOfVote } from "../../core/votes/body_of_vote.ts";

/*
 * A finished delivery `d` has one of two forms. The next minor version writes the second one, without a body, and with
 * its attempt if there was only one (migrations/0097_smaller_deliveries.sql).
 */

/** Returns the SQL for the body of a finished delivery `d`, as it was sent. */
export function storedBody(sql: Query) {
  const columns = {
    serverId: sql`d.server_id`,
    accountId: sql`d.account_id`,
    username: sql`d.username`,
    votedAt: sql`d.created_at`,
  };
  return sql`coalesce(d.body, ${bodyOfVote(sql, columns)})`;
}

/** Returns the SQL for the player of a finished delivery `d`. */
export function storedPlayer(sql: Query) {
  return sql`coalesce(d.username, d.body::json ->> 'username')`;
}

/** Returns the SQL for whether a finished delivery `d` is a top ten. */
export function isTopTen(sql: Query) {
  return sql`coalesce(d.body::json ->> 'event' = 'top_ten', false)`;
}

/** Returns the SQL for the attempt that a finished delivery `d` has in its own row, for `keepAttempt`. */
export function ownAttempt(sql: Query) {
  return sql`d.started_at, d.duration_ms, d.excerpt, d.headers, d.redirects_to, d.origin`;
}

/** Moves the attempts of deliveries that were `taken` out of their table to those of all others. */
export function keepAttempt(sql: Query) {
  return sql`
    insert into attempt (
      delivery_id, number, started_at, duration_ms, outcome, status, excerpt, headers, redirects_to, origin
    )
    select id, 1, started_at, duration_ms, last_outcome, last_status, excerpt, headers, redirects_to, origin
    from taken where duration_ms is not null`;
}
