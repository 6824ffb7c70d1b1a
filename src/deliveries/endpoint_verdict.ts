import type { Sql } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";
import {
  BREAKER_FAILURES,
  type BreakerWaits,
  DISABLE_AFTER_ATTEMPTS,
  DISABLE_AFTER_HOURS,
  type EndpointReport,
} from "./endpoint_health.ts";

/**
 * The part of the recording that judges endpoints by what is reported of them: it opens and closes their breakers and
 * disables them. Reads `result`, for a report counts only with results that were not on record before; its last word
 * is `health`, the endpoints that changed.
 */
export function judgedEndpoints(
  sql: Sql,
  reports: readonly EndpointReport[],
  { now, breaker }: { now: Date; breaker: BreakerWaits },
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
        case when r.failures > 0 and not r.succeeded then coalesce(e.failing_since, ${now}) else ${now} end as since,
        case when r.succeeded then 0 else e.breaker_opened end as opened_before,
        e.open_until is null or e.open_until <= ${now} as may_open
      from report r join endpoint e on e.key_id = r.key_id and e.url = r.url
      where r.key_id in (select key_id from result) and (
        r.failures > 0 or e.consecutive_failures > 0 or e.open_until is not null or e.disabled_at is not null
        or e.is_slow <> r.is_slow or (e.told is not null and e.recovered_at is null)
      )
      -- In one order everywhere: two batches that report on the same endpoints would deadlock.
      order by e.key_id
      for no key update of e
    ), ${verdictOf(sql, now)}, health as (
      update endpoint e
      set consecutive_failures = v.in_a_row, failed_attempts = v.failed_attempts, is_slow = v.is_slow,
        failing_since = case when v.failures > 0 then v.since end,
        -- For whoever was told that it fails (endpoint_news.ts).
        recovered_at = case when v.failures = 0 and e.told is not null then coalesce(e.recovered_at, ${now}) end,
        breaker_opened = case when v.failures > 0 then v.opened_before + v.opens::int else 0 end,
        open_until = case
          when v.failures = 0 then null
          when v.opens then greatest(v.not_before, ${now}::timestamptz + make_interval(secs => least(
            ${breaker.longestS}::float8, ${breaker.firstS}::float8 * 2 ^ least(v.opened_before, 10)
          )))
          else greatest(v.open_until, v.not_before)
        end,
        disabled_at = case
          when v.failures > 0 then coalesce(
            e.disabled_at, case when v.disabled_for is not null then ${now}::timestamptz end
          )
        end,
        disabled_because = case when v.failures > 0 then coalesce(e.disabled_because, v.disabled_for) end
      from verdict v where e.key_id = v.key_id
      returning e.key_id, e.disabled_at
    )`;
}

/** Whether the breaker opens, and why the endpoint is disabled, if it is. */
function verdictOf(sql: Sql, now: Date) {
  return sql`
    verdict as (
      select *, may_open and in_a_row >= ${BREAKER_FAILURES}::int as opens,
        coalesce(
          disabled_because,
          case when failed_attempts >= ${DISABLE_AFTER_ATTEMPTS}::int
            and since <= ${now}::timestamptz - make_interval(hours => ${DISABLE_AFTER_HOURS}::int) then 'failing' end
        ) as disabled_for
      from judged
    )`;
}
