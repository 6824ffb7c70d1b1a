import type { Query } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";
import type { EndpointReport, HealthContext } from "./endpoint_health.ts";

/**
 * The circuit breaker of an endpoint, stored in its row so that all processes share it.
 *
 * ```text
 *            5 failures in a row, or one 429, 502, 503, 504
 *   closed ───────────────────────────────────────────────► open: no POST, no attempt is used up
 *     ▲                                                      │ 30 s, then 1 m, 2 m … 15 m
 *     │                                                      ▼
 *     └────────── a success ─────────── half-open: one row is a probe ──a failure──► open
 * ```
 *
 * A 410, a channel that is gone, or 120 hours and 20 attempts without a success, disables the endpoint: its rows and
 * its server's further votes are held. A test that arrives enables it again.
 *
 * ```text
 * limit                       value        protects                           used up by
 * failures in a row           5            the receiver, other owners' slots  an endpoint that fails
 *   test: five failures in a row open the breaker
 *   test: four failures and a success leave the breaker closed
 * failures without a success  20 in 120 h  the queue                          a receiver that is gone
 *   test: 120 hours and 20 attempts without a success disable the endpoint
 *   test: an endpoint that gets a vote every seven hours is disabled by its 20th failure
 * ```
 */

/** Consecutive failures that open the breaker. */
const BREAKER_FAILURES = 5;

/** An endpoint is disabled after this long, and this many attempts, without a success. */
const DISABLE_AFTER_HOURS = 120;
const DISABLE_AFTER_ATTEMPTS = 20;

/**
 * Builds the part of the recording statement that judges endpoints by their reports: it opens and closes their breakers
 * and disables them. Reads `result`, because a report counts only with results that were not recorded before. Ends with
 * `health`, the endpoints that changed.
 *
 * ```text
 *   result ─┐
 *           ├─► judged ──► verdict ──► health
 *   report ─┘   counts     opens?      the endpoint's new state
 *               in a row   disables?
 * ```
 */
export function judgedEndpoints(
  sql: Query,
  reports: readonly EndpointReport[],
  { now, breaker }: HealthContext,
) {
  return sql`
    report as (
      select * from json_to_recordset(${jsonRows(reports)}::text::json) as r (
        key_id uuid, url text, succeeded boolean, failures int, is_slow boolean, not_before timestamptz,
        disabled_because text
      )
    ), judged as (
      select r.*, e.open_until, e.disabled_at,
        r.failures + case when r.succeeded then 0 else e.consecutive_failures end as in_a_row,
        r.failures + case when r.succeeded then 0 else e.failed_attempts end as failed_attempts,
        case
          when r.failures > 0 and not r.succeeded then coalesce(e.failing_since, ${now})
          else ${now}
        end as since,
        case when r.succeeded then 0 else e.breaker_opened end as opened_before,
        e.open_until is null or e.open_until <= ${now} as may_open
      from report r join endpoint e on e.key_id = r.key_id and e.url = r.url
      where r.key_id in (select key_id from result) and (
        r.failures > 0 or e.consecutive_failures > 0 or e.open_until is not null or e.disabled_at is not null
        or e.is_slow <> r.is_slow or (e.told is not null and e.recovered_at is null)
      )
      -- Every statement uses this order. Otherwise two batches that report on the same endpoints would deadlock.
      order by e.key_id
      for no key update of e
    ), ${verdictOf(sql, now)}, health as (
      update endpoint e
      set consecutive_failures = v.in_a_row, failed_attempts = v.failed_attempts, is_slow = v.is_slow,
        failing_since = case when v.failures > 0 then v.since end,
        -- endpoint_news.ts then notifies the owners whom it had notified of the failure.
        recovered_at = case when v.failures = 0 and e.told is not null then coalesce(e.recovered_at, ${now}) end,
        breaker_opened = case when v.failures > 0 then v.opened_before + v.opens::int else 0 end,
        open_until = case
          when v.failures = 0 then null
          when v.opens then greatest(v.not_before, ${now}::timestamptz + make_interval(secs => least(
            ${breaker.longestS}::float8, ${breaker.firstS}::float8 * 2 ^ least(v.opened_before, 10)
          )))
          else greatest(v.open_until, v.not_before)
        end,
        disabled_at = case when v.failures > 0 then coalesce(
          e.disabled_at, case when v.disabled_for is not null then ${now}::timestamptz end
        ) end,
        disabled_because = case when v.failures > 0 then coalesce(e.disabled_because, v.disabled_for) end
      from verdict v where e.key_id = v.key_id
      returning e.key_id, e.disabled_at
    )`;
}

/** Decides whether the breaker opens, and whether the endpoint is disabled and why. */
function verdictOf(sql: Query, now: Date) {
  return sql`
    verdict as (
      select *, may_open and in_a_row >= ${BREAKER_FAILURES}::int as opens,
        coalesce(disabled_because, case
          when failed_attempts >= ${DISABLE_AFTER_ATTEMPTS}::int
            and since <= ${now}::timestamptz - make_interval(hours => ${DISABLE_AFTER_HOURS}::int)
          then 'failing'
        end) as disabled_for
      from judged
    )`;
}
