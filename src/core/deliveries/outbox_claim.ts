import { NIL_UUID } from "../database/uuid_v7.ts";
import type { Sql, SqlFragment } from "../database/connect.ts";
import type { EndpointKind } from "../destinations/endpoint_kind.ts";
import { sendsDeliveries } from "../servers/listing_stage.ts";
import type { Allowance } from "./pacing.ts";
import type { PacedRow } from "./send_slots.ts";
import { CLAIM_SIZES, type DeliveryRates, GOOD_FOR_DAYS } from "./policy.ts";
import { dayOf } from "../time/day.ts";

/** A row that this process may send until its lease expires. */
export interface DeliveryClaim extends PacedRow {
  id: string;
  claimId: string;
  voteId: string;
  body: string;
  isTest: boolean;
  attempts: number;
  tries: number;
  kind: EndpointKind;
  /** Null if the key was revoked or its URL cleared after the row was queued. */
  url: string | null;
  /** Whether the owner's votes were accepted at its destination today. */
  isGoodDay: boolean;
  /** Position at which the next claim continues, if this one left rows unread. */
  lastVisited: string | null;
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  previousSecretUntil: Date | null;
}

/** The size of a claim, and its duration. */
interface ClaimOptions {
  now: Date;
  leaseMs: number;
  /**
   * Most rows of one endpoint claimed across all processes, and of a slow one. A fast endpoint's rate may allow more.
   */
  perEndpoint: number;
  perSlowEndpoint: number;
  rates: DeliveryRates;
  /** Most rows to claim, and the owners whose rows must wait. */
  allowed: Allowance;
  /**
   * The endpoint to start at. Endpoints are visited in the order of their ids, and each claim starts where the last one
   * ended, so that none is always last. Null starts at the first one.
   */
  from: string | null;
  /** Names this claim, so that it can be handed back if the response never arrives. Defaults to a random UUID. */
  claimId?: string;
}

/**
 * Claims due rows fairly: an index skip scan over the endpoints with pending rows takes a few rows of each, so that
 * 20,000 rows of one endpoint don't delay the next. Every owner gets a first row before any owner gets a second. An
 * endpoint with an open breaker gets none, with a half-open one a probe. Rows that another process is claiming are
 * skipped. The limit per endpoint is approximate when two processes claim at the same moment.
 *
 * ```text
 *   waiting ──► askable ──► found ──► turns ──► ranked ──► picked ──► the update
 *   endpoints   those that  a few     each row's turn at     rows in   claims them
 *   with rows   may be      rows of   its endpoint, and its  order of
 *      busy ──► tried now   each      rank at its owner      rank
 * ```
 */
export async function claimDueDeliveries(
  sql: Sql,
  options: ClaimOptions,
): Promise<DeliveryClaim[]> {
  const { now, allowed } = options;
  const from = options.from ?? NIL_UUID;
  const looked = Math.max(CLAIM_SIZES.lookAtLeast, allowed.rows);
  return await sql<DeliveryClaim[]>`
    with recursive waiting (key_id) as (
      (
        -- Ordered like outbox_due; any other plan walks past rows that are held or being sent.
        select key_id from outbox where state = 'pending' and key_id >= ${from}
        order by key_id, due_at, id limit 1
      )
      union all
      select (
        select o.key_id from outbox o where o.state = 'pending' and o.key_id > w.key_id
        order by o.key_id, o.due_at, o.id limit 1
      )
      from waiting w where w.key_id is not null
    ), busy as materialized (
      -- Counted once and looked up in a map. The planner's statistics seldom include a row that is being sent, so with
      -- a count per endpoint it tends to read all of them through outbox_lease every time. Expired leases belong to
      -- dead index entries, most of them old, so the scan starts after them.
      select jsonb_object_agg(key_id, rows) as sending
      from (
        select key_id, count(*) as rows from outbox where state = 'sending' and lease_until >= now() group by key_id
      ) sending
    ), askable as materialized (
      select w.key_id, ready.*, ready.places - coalesce((busy.sending -> w.key_id::text)::int, 0) as free
      from waiting w cross join busy
      -- The limit makes the planner use a loop, which visits endpoints in order and stops when it has enough rows.
      cross join lateral (${receiverOf(sql, options)} limit 1) ready
      where ready.owner_id <> all(${allowed.owners}::uuid[])
        and ready.owner_id::text || ' ' || coalesce(ready.destination, '') <> all(${allowed.pairs}::text[])
    ), found as materialized (
      select due.id, due.due_at, a.key_id, a.owner_id, a.destination, a.lane, a.is_slow, a.rate, a.is_good_day
      from askable a
      cross join lateral (
        select o.id, o.due_at from outbox o
        where o.state = 'pending' and o.key_id = a.key_id and o.due_at <= ${now}
          and (o.is_test or a.takes_votes)
        order by o.due_at, o.id
        limit greatest(0, least(a.free, ${CLAIM_SIZES.perEndpoint}::int))
        for update skip locked
      ) due
      limit ${looked}
    ), ${pickedRows(sql, allowed, looked)}
    -- One id for all rows of a claim. Together with the row's own id it identifies what was claimed.
    update outbox o
    set state = 'sending', claim_id = ${options.claimId ?? crypto.randomUUID()},
      lease_until = now() + make_interval(secs => ${options.leaseMs / 1000})
    from picked p, endpoint e
    where o.id = p.id and o.state = 'pending' and e.key_id = o.key_id
    returning o.id, o.claim_id, o.vote_id, o.key_id, o.body, o.is_test, o.attempts, o.tries,
      e.kind, e.url, e.secret, e.previous_secret, e.previous_secret_until,
      p.owner_id, p.destination, p.lane, p.is_slow, p.rate, p.is_good_day, p.last_visited`;
}

/**
 * Selects, if the endpoint `w.key_id` of `waiting` may be tried, its owner, receiver and rate, and how many of its rows
 * may be in flight.
 */
function receiverOf(sql: Sql, { now, rates, perEndpoint, perSlowEndpoint }: ClaimOptions) {
  const today = dayOf(now);
  return sql`
    select s.owner_id, e.destination, known.rate,
      e.paused_at is null and e.disabled_at is null
        and coalesce(e.next_message_at <= ${now}, true) as takes_votes,
      case
        when e.kind = 'chat' then 'chat'
        when known.days > 0 and not e.is_slow then 'quick'
        else 'unproven'
      end as lane,
      e.is_slow,
      coalesce(r.good_on >= ${today}::date, false) as is_good_day,
      case
        when e.open_until > ${now} or r.stopped_until > ${now} then 0
        -- One row of a chat is enough: it takes all others with it (gather_chat.ts).
        when e.open_until is not null or e.kind = 'chat' then 1
        when e.is_slow then ${perSlowEndpoint}::int
        else greatest(${perEndpoint}::int, known.rate / ${CLAIM_SIZES.ratePerRow}::int)
      end as places
    from endpoint e join server s on s.id = e.server_id
    left join receiver r on r.owner_id = s.owner_id and r.destination = e.destination
    cross join lateral (
      select case when r.good_on > ${today}::date - ${GOOD_FOR_DAYS}::int then r.good_days else 0 end as days
    ) good
    cross join lateral (
      select days, least(${rates.top}::int, ${rates.first}::int * 2 ^ least(days, 10))::int as rate
    ) known
    where e.key_id = w.key_id and ${sendsDeliveries(sql)}`;
}

/**
 * Picks the rows to claim from `found` as `picked`: every owner's first row before any second row, with each owner's
 * endpoints in turn.
 */
function pickedRows(sql: Sql, { rows }: Allowance, looked: number) {
  return sql`
    turns as (
      select f.*, row_number() over (partition by key_id order by due_at, id) as turn from found f
    ), ranked as (
      select t.*, row_number() over (partition by owner_id order by turn, key_id) as place,
        row_number() over (partition by owner_id, destination order by turn, key_id) as place_there
      from turns t
    ), picked as materialized (
      select r.*, case when (select count(*) from found) = ${looked}::int
        then (select key_id from found order by key_id desc limit 1) end as last_visited
      from ranked r
      where place_there <= rate
      order by place limit ${rows}
    )`;
}

/** Returns whether there are rows to claim now or later. */
export async function hasPending(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ pending: boolean }[]>`
    -- Two queries, because each has an index: one for both would read the table, including dead rows.
    select exists (select from outbox where state = 'pending')
      or exists (select from outbox where state = 'sending') as pending`;
  return row?.pending ?? false;
}

/**
 * Hands back the rows of claims whose responses never arrived. No process knows about them, so they would wait until
 * the lease expires.
 */
export async function handBackUnheard(sql: Sql, claimIds: string[], now: Date): Promise<void> {
  await giveBack(
    sql,
    sql`outbox o where state = 'sending' and claim_id = any(${claimIds}::uuid[])`,
    now,
  );
}

/** Hands back claimed rows that weren't sent, due at once. A process does this before it stops. */
export async function handBack(sql: Sql, claims: DeliveryClaim[], now: Date): Promise<void> {
  if (claims.length === 0) return;
  const ids = claims.map((claim) => claim.id);
  const claimIds = claims.map((claim) => claim.claimId);
  await giveBack(
    sql,
    sql`
    unnest(${ids}::uuid[], ${claimIds}::uuid[]) as c (id, claim_id)
    join outbox o on o.id = c.id and o.claim_id = c.claim_id`,
    now,
  );
}

async function giveBack(sql: Sql, rows: SqlFragment, now: Date): Promise<void> {
  await sql`
    with held as materialized (
      -- Voiding a vote locks several rows too, so both use the same order.
      select o.id from ${rows} order by o.id for update of o
    )
    update outbox o set state = 'pending', claim_id = null, lease_until = null, due_at = ${now}
    from held h where o.id = h.id`;
}
