import type { Sql } from "../database/connect.ts";

/** What one attempt came to, and what follows from it. */
export interface Completion {
  id: string;
  claim_id: string;
  key_id: string;
  /** Where it was sent: a 410 disables the endpoint only while it still points there. */
  url: string | null;
  /** The attempt's number, as `X-Listing-Attempt` said it; null when nothing was sent. */
  number: number | null;
  started_at: Date;
  duration_ms: number;
  outcome: string;
  status: number | null;
  excerpt: string | null;
  redirects_to: string | null;
  /** A state that ends the delivery, or null for another try at `due_at`. */
  ends: "delivered" | "abandoned" | null;
  due_at: Date | null;
  /** Whether the endpoint takes no more (410). */
  disables: boolean;
}

/**
 * Records attempts and moves their rows on, in one statement: ended rows leave the outbox for `delivery`,
 * others wait for their next try. The attempt is logged even when the lease was lost meanwhile, because the
 * POST was made; the row then stays with whoever holds it now.
 */
export async function completeAttempts(
  sql: Sql,
  completions: Completion[],
  now: Date,
): Promise<void> {
  // One JSON document instead of twelve arrays: it carries nulls and costs less to bind.
  const results = JSON.stringify(completions);
  await sql`
    with result as materialized (
      select * from json_to_recordset(${results}::text::json) as r (
        id uuid, claim_id uuid, key_id uuid, url text, number int, started_at timestamptz, duration_ms int, outcome text, status int,
        excerpt text, redirects_to text, ends delivery_state, due_at timestamptz, disables boolean
      )
    ), logged as (
      insert into attempt (delivery_id, number, started_at, duration_ms, outcome, status, excerpt, redirects_to)
      select id, number, started_at, duration_ms, outcome, status, excerpt, redirects_to
      from result where number is not null
    ), ended as (
      delete from outbox o using result r
      where o.id = r.id and o.claim_id = r.claim_id and r.ends is not null
      returning o.id, o.vote_id, o.key_id, o.server_id, o.channel, o.is_test, o.body, o.created_at,
        coalesce(r.number, o.attempts) as attempts, r.ends, r.outcome, r.status
    ), finished as (
      insert into delivery (
        id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, last_outcome, last_status,
        created_at, finished_at
      )
      select id, vote_id, key_id, server_id, channel, ends, is_test, body, attempts, outcome, status,
        created_at, ${now}
      from ended
    ), retried as (
      update outbox o
      set state = (case when e.paused_at is null and e.disabled_at is null then 'pending' else 'held' end)::delivery_state,
        claim_id = null, lease_until = null, due_at = r.due_at, attempts = r.number, tries = o.tries + 1,
        last_outcome = r.outcome, last_status = r.status
      from result r, endpoint e
      where o.id = r.id and o.claim_id = r.claim_id and r.ends is null and e.key_id = o.key_id
    ), disabled as (
      update endpoint e set disabled_at = ${now}, disabled_because = r.outcome
      from result r
      where r.disables and e.key_id = r.key_id and e.url = r.url and e.disabled_at is null
      returning e.key_id
    )
    update outbox o set state = 'held' from disabled d where o.key_id = d.key_id and o.state = 'pending'`;
}
