import type { Sql } from "../../core/database/connect.ts";

/** Most rows counted per state, so that a long queue doesn't make the query slow. */
const COUNTED_MAX = 100_000;

/** Seconds for which a delivery may be due before its webhook counts as late. A burst of votes takes less. */
export const LATE_S = 60;

/**
 * Measures the queue: rows by state, breakers by state, and late deliveries. `oldestS` is the number of seconds for
 * which the oldest delivery that can be sent has been due: its webhook isn't paused, disabled or waiting for its
 * breaker, its server is approved, and its channel may get a message. This includes deliveries of a process that died
 * while it sent them.
 */
export async function measureOutbox(sql: Sql, now: Date) {
  const [found, late] = await Promise.all([countOutbox(sql, now), findLate(sql, now)]);
  return { ...found, ...late };
}

async function countOutbox(sql: Sql, now: Date) {
  type RowCounts = Record<string, number>;
  const [row] = await sql<[{ states: RowCounts; breakers: RowCounts }]>`
    with waiting as (
      (select state from outbox where state = 'pending' limit ${COUNTED_MAX})
      union all (select state from outbox where state = 'sending' limit ${COUNTED_MAX})
      union all (select state from outbox where state = 'held' limit ${COUNTED_MAX})
    ), states as (
      select state, count(*) as rows from waiting group by state
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
    select
      '{"pending": 0, "sending": 0, "held": 0}' || coalesce(jsonb_object_agg(state, rows), '{}') as states,
      (select coalesce(jsonb_object_agg(state, endpoints), '{}') from breakers) as breakers
    from states`;
  return row;
}

/**
 * Finds how long the oldest delivery has been due and how many webhooks are late, with slow ones counted separately.
 *
 * ```text
 *   waiting ──► first: its oldest row ──► due ─┬─► oldest_s: the latest of all
 *   webhooks    late since the last of due,    └─► late_webhooks, late_slow
 *   with rows   breaker, pause and stop
 *               a dead worker's row ──► due
 * ```
 */
async function findLate(sql: Sql, now: Date) {
  const [row] = await sql<[{ oldestS: number; lateWebhooks: number; lateSlow: number }]>`
    with recursive waiting (key_id) as (
      -- Like a claim, reads one entry of outbox_due for each webhook, even if it has many rows.
      (select key_id from outbox where state = 'pending' order by key_id, due_at, id limit 1)
      union all
      select (
        select o.key_id from outbox o where o.state = 'pending' and o.key_id > w.key_id
        order by o.key_id, o.due_at, o.id limit 1
      )
      from waiting w where w.key_id is not null
    ), due as (
      select e.is_slow, extract(epoch from ${now} -
        greatest(first.due_at, e.open_until, e.next_message_at, r.stopped_until))::float8 as late_s
      from waiting w
      join endpoint e on e.key_id = w.key_id and e.paused_at is null and e.disabled_at is null
      join server s on s.id = e.server_id and s.status = 'approved'
      left join receiver r on r.owner_id = s.owner_id and r.destination = e.destination
      cross join lateral (
        -- A test's due time is before all others (TEST_DUE_AT), and says nothing about how late it is.
        select o.due_at from outbox o where o.state = 'pending' and o.key_id = w.key_id and not o.is_test
        order by o.due_at, o.id limit 1
      ) first
      union all
      -- A live worker frees the rows that a dead one was sending.
      (
        select false, extract(epoch from now() - lease_until)::float8 from outbox where state = 'sending'
        order by lease_until limit 1
      )
    )
    select greatest(0, coalesce(max(late_s), 0)) as oldest_s,
      count(*) filter (where late_s > ${LATE_S}::int)::int as late_webhooks,
      count(*) filter (where late_s > ${LATE_S}::int and is_slow)::int as late_slow
    from due`;
  return row;
}
