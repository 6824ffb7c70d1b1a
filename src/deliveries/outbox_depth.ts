import type { Sql } from "../database/connect.ts";

/** Most rows counted per state, so that a long queue doesn't make the query slow. */
const COUNTED_MAX = 100_000;

/**
 * Measures the queue: rows by state, seconds since the oldest row that is not held was queued, and breakers by state.
 */
export async function measureOutbox(sql: Sql, now: Date) {
  type Counts = Record<string, number>;
  const [row] = await sql<[{ states: Counts; oldestS: number; breakers: Counts }]>`
    with waiting as (
      select state, count(*) as rows, min(created_at) as oldest_at
      from (
        (
          -- What waits for its channel's next message is not late.
          select state, case when attempts > 0 or due_at <= ${now} then created_at end as created_at
          from outbox where state = 'pending' limit ${COUNTED_MAX}
        ) union all
        (select state, created_at from outbox where state = 'sending' limit ${COUNTED_MAX}) union all
        (select state, created_at from outbox where state = 'held' limit ${COUNTED_MAX})
      ) o
      group by state
    ), breakers as (
      select case
        when disabled_at is not null then 'disabled'
        when paused_at is not null then 'paused'
        when open_until > ${now} then 'open'
        when open_until is not null then 'half_open'
        else 'closed'
      end as state, count(*) as endpoints
      from endpoint where url is not null group by 1
    )
    select '{"pending": 0, "sending": 0, "held": 0}' || coalesce(jsonb_object_agg(state, rows), '{}') as states,
      coalesce(extract(epoch from ${now} - min(oldest_at) filter (where state <> 'held')), 0)::float8 as oldest_s,
      (select coalesce(jsonb_object_agg(state, endpoints), '{}') from breakers) as breakers
    from waiting`;
  return row;
}
