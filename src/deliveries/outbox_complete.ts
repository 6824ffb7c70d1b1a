import type { Sql } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";
import {
  BREAKER_FAILURES,
  type BreakerWaits,
  DISABLE_AFTER_ATTEMPTS,
  DISABLE_AFTER_HOURS,
  reportEndpoints,
} from "./endpoint_health.ts";

/** The result of one attempt, and its consequences. */
export interface Completion {
  id: string;
  claimId: string;
  keyId: string;
  /** Where it was sent: a 410 disables the endpoint only while it still points there. */
  url: string | null;
  /** The attempt's number, as `X-Listing-Attempt` said it; null when nothing was sent. */
  number: number | null;
  startedAt: Date;
  durationMs: number;
  outcome: string;
  status: number | null;
  excerpt: string | null;
  redirectsTo: string | null;
  /** A state that ends the delivery, or null for another try at `dueAt`. */
  ends: "delivered" | "abandoned" | null;
  dueAt: Date | null;
  /** Whether the endpoint takes no more (410). */
  disables: boolean;
  /** When an endpoint that said "not now" may be asked again. */
  notBefore: Date | null;
}

/** Dependencies of the recording, besides the attempts. */
export interface RecordOptions {
  now: Date;
  breaker: BreakerWaits;
  /** Whether the same batch was sent before and the answer was lost: what is on record then counts once. */
  again: boolean;
}

/**
 * Records attempts and moves their rows on, in one statement: ended rows leave the outbox for `delivery`,
 * others wait for their next try. The attempt is logged even when the lease was lost meanwhile, because the
 * POST was made; the row then stays with whoever holds it now.
 */
export async function completeAttempts(
  sql: Sql,
  completions: Completion[],
  { now, breaker, again }: RecordOptions,
): Promise<void> {
  const results = jsonRows(completions.map(recordOf));
  const reports = jsonRows(reportEndpoints(completions));
  // Left out of the usual statement: to read the attempts is to lock each of their partitions.
  const unlessRecorded = again
    ? sql`where not exists (
        select from attempt a where a.delivery_id = r.id and a.number = r.number and a.started_at = r.started_at
      )`
    : sql``;
  await sql`
    with result as materialized (
      select * from json_to_recordset(${results}::text::json) as r (
        id uuid, claim_id uuid, key_id uuid, number int, started_at timestamptz, duration_ms int, outcome text, status int,
        excerpt text, redirects_to text, ends delivery_state, due_at timestamptz
      )
      ${unlessRecorded}
    ), logged as (
      insert into attempt (delivery_id, number, started_at, duration_ms, outcome, status, excerpt, redirects_to)
      select id, number, started_at, duration_ms, outcome, status, excerpt, redirects_to
      from result where number is not null
    ), mine as materialized (
      select r.id, r.number, r.outcome, r.status, r.ends, r.due_at
      from result r join outbox o on o.id = r.id and o.claim_id = r.claim_id
      -- In one order everywhere: whoever voids a vote locks several rows too.
      order by o.id for update of o
    ), ended as (
      delete from outbox o using mine r where o.id = r.id and r.ends is not null
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
      from mine r, endpoint e
      where o.id = r.id and r.ends is null and e.key_id = o.key_id
    ), report as (
      select * from json_to_recordset(${reports}::text::json) as r (
        key_id uuid, url text, succeeded boolean, failures int, is_slow boolean, not_before timestamptz,
        disabled_because text
      )
    ), judged as (
      select r.*, e.open_until, e.disabled_at,
        r.failures + case when r.succeeded then 0 else e.consecutive_failures end as in_a_row,
        r.failures + case when r.succeeded then 0 else e.failed_attempts end as failed_attempts,
        case when r.failures > 0 and not r.succeeded then coalesce(e.failing_since, ${now}) else ${now} end as since,
        case when r.succeeded then 0 else e.breaker_opened end as opened_before,
        e.open_until is null or e.open_until <= ${now} as may_open
      from report r join endpoint e on e.key_id = r.key_id and e.url = r.url
      where r.key_id in (select key_id from result) and (
        r.failures > 0 or e.consecutive_failures > 0 or e.open_until is not null or e.disabled_at is not null
        or e.is_slow <> r.is_slow
      )
      -- In one order everywhere: two batches that report on the same endpoints would deadlock.
      order by e.key_id
      for no key update of e
    ), verdict as (
      select *, may_open and in_a_row >= ${BREAKER_FAILURES}::int as opens,
        coalesce(
          disabled_because,
          case when failed_attempts >= ${DISABLE_AFTER_ATTEMPTS}::int
            and since <= ${now}::timestamptz - make_interval(hours => ${DISABLE_AFTER_HOURS}::int) then 'failing' end
        ) as disabled_for
      from judged
    ), health as (
      update endpoint e
      set consecutive_failures = v.in_a_row, failed_attempts = v.failed_attempts, is_slow = v.is_slow,
        failing_since = case when v.failures > 0 then v.since end,
        breaker_opened = case when v.failures > 0 then v.opened_before + v.opens::int else 0 end,
        open_until = case
          when v.failures = 0 then null
          when v.opens then greatest(v.not_before, ${now}::timestamptz + make_interval(secs => least(
            ${breaker.longestS}::float8, ${breaker.firstS}::float8 * 2 ^ least(v.opened_before, 10)
          )))
          else greatest(v.open_until, v.not_before)
        end,
        disabled_at = case when v.failures > 0 then coalesce(e.disabled_at, case when v.disabled_for is not null then ${now}::timestamptz end) end,
        disabled_because = case when v.failures > 0 then coalesce(e.disabled_because, v.disabled_for) end
      from verdict v where e.key_id = v.key_id
      returning e.key_id, e.disabled_at
    )
    update outbox o set state = 'held' from health h
    where h.disabled_at is not null and o.key_id = h.key_id and o.state = 'pending' and not o.is_test`;
}

/** The part of a completion that the statement reads. */
function recordOf({ url: _, disables: _disables, notBefore: _notBefore, ...record }: Completion) {
  return record;
}
