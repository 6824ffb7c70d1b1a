import type { Query } from "../../core/database/connect.ts";
import { ABANDON_REASONS, type DeliveryState } from "../../core/deliveries/delivery.ts";
import { sendsDeliveries } from "../../core/servers/listing_stage.ts";
import { acceptedAttempt } from "./shown_delivery.ts";
import { DAY_MS } from "../../core/time/day.ts";

/** Number of the latest responses whose times are evaluated. */
const ANSWERS_SEEN = 500;

/**
 * Votes of 24 hours, by hour, with the current hour last: delivered at once, delivered after a retry, or not delivered
 * yet.
 */
export type DeliveryDay = Record<"atOnce" | "late" | "failed", number[]>;

/** The deliveries to count: all of a server's, or only those of one key. */
interface FiguresQuery {
  serverId: string;
  keyId?: string | undefined;
}

/**
 * Counts the deliveries to servers by hour, without servers that had none. A vote counts by the attempt that was
 * accepted first, and resending it changes nothing. Takes 80 ms for 100,000 deliveries.
 */
export async function countHours(
  sql: Query,
  serverIds: readonly string[],
  { now, keyId = null }: { now: Date; keyId?: string | null | undefined },
): Promise<Map<string, DeliveryDay>> {
  const since = new Date(now.getTime() - DAY_MS + 1);
  const ids = [...serverIds];
  const counted = sql`
    server_id = any(${ids}::uuid[]) and created_at between ${since} and ${now} and not is_test
      and (${keyId}::uuid is null or key_id = ${keyId})`;
  const rows = await sql<(DeliveryDay & { serverId: string })[]>`
    with sent as (
      select server_id, created_at, ${acceptedAttempt(sql)} as accepted
      from delivery
      where ${counted} and (
        state = 'delivered' or last_outcome is null or last_outcome <> all(${[
    ...ABANDON_REASONS,
  ]}::text[])
      )
      union all
      select server_id, created_at, accepted_attempt from outbox where ${counted} and attempts > 0
    ), by_hour as (
      select server_id, date_bin('1 hour', created_at, ${since}) as hour,
        count(*) filter (where accepted <= 1) as at_once, count(*) filter (where accepted > 1) as late,
        count(*) filter (where accepted is null) as failed
      from sent group by 1, 2
    )
    select server_id, array_agg(coalesce(at_once, 0)::int order by hour) as at_once,
      array_agg(coalesce(late, 0)::int order by hour) as late,
      array_agg(coalesce(failed, 0)::int order by hour) as failed
    from (select distinct server_id from by_hour) as s
    cross join generate_series(${since}::timestamptz, ${now}, '1 hour') as hour
    left join by_hour using (server_id, hour)
    group by server_id`;
  return new Map(rows.map(({ serverId, ...day }) => [serverId, day]));
}

/** The states that owners read. A delivery that is being sent is still waiting. */
type ReadState = Exclude<DeliveryState, "sending">;

/** The number of deliveries in each state. More than `COUNTED_MAX` means more than the maximum. */
export type DeliveryCounts = Record<ReadState, number>;

/** Maximum deliveries of a state that are counted: more than an owner reads, in a few milliseconds. */
export const COUNTED_MAX = 1_000;

/** Returns the SQL for the state of the outbox's row `o` of the server `s`, as owners read it. */
function readState(sql: Query) {
  return sql`
    case
      when o.state = 'pending' and not ${sendsDeliveries(sql)} then 'held'
      when o.state = 'sending' then 'pending'
      else o.state
    end`;
}

/** Returns the SQL that counts the unfinished deliveries of the server `s` that are in a state. */
export function countUnfinished(sql: Query, state: "pending" | "held") {
  return sql`
    select count(*) from (
      select from outbox o where o.server_id = s.id and ${readState(sql)} = ${state}::delivery_state
      limit ${COUNTED_MAX + 1}
    ) as u`;
}

/** Counts the stored deliveries by state. */
export async function countStates(
  sql: Query,
  { serverId, keyId }: FiguresQuery,
): Promise<DeliveryCounts> {
  const key = keyId === undefined ? sql`` : sql`and key_id = ${keyId}`;
  const most = COUNTED_MAX + 1;
  const rows = await sql<{ state: ReadState; count: number }[]>`
    select ${readState(sql)} as state, count(*)
    from outbox o join server s on s.id = o.server_id
    where o.server_id = ${serverId} ${key} group by 1
    union all
    select 'delivered', count(*)
    from (select from delivery where server_id = ${serverId} and state = 'delivered' ${key} limit ${most}) as d
    having count(*) > 0
    union all
    select 'abandoned', count(*)
    from (select from delivery where server_id = ${serverId} and state = 'abandoned' ${key} limit ${most}) as d
    having count(*) > 0`;
  const counts: DeliveryCounts = { held: 0, pending: 0, delivered: 0, abandoned: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/**
 * Returns the median and the 95th percentile of a day's last response times in milliseconds. Null if there are none.
 */
export async function findAnswerTimes(sql: Query, { serverId, keyId }: FiguresQuery, now: Date) {
  const since = new Date(now.getTime() - DAY_MS);
  const key = keyId === undefined ? sql`` : sql`and key_id = ${keyId}`;
  const counted = sql`server_id = ${serverId} and created_at > ${since} and not is_test ${key}`;
  const [times] = await sql<{ median: number | null; p95: number | null }[]>`
    select percentile_disc(0.5) within group (order by a.duration_ms) as median,
      percentile_disc(0.95) within group (order by a.duration_ms) as p95
    from (
      (
        select id, created_at,
          case when last_outcome = 'delivered' and started_at > ${since} then duration_ms end as own
        from delivery where state = 'delivered' and ${counted}
        order by created_at desc limit ${ANSWERS_SEEN}
      )
      union all
      (
        select id, created_at, null from outbox where accepted_attempt is not null and ${counted}
        order by created_at desc limit ${ANSWERS_SEEN}
      )
      order by created_at desc limit ${ANSWERS_SEEN}
    ) as d
    cross join lateral (
      select duration_ms from attempt
      where delivery_id = d.id and started_at > ${since} and outcome = 'delivered'
      union all select own where own is not null
    ) as a`;
  return times ?? { median: null, p95: null };
}
