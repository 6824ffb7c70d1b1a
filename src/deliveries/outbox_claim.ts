import type { Query, Sql } from "../database/connect.ts";
import type { Allowance } from "./pacing.ts";
import type { Paced } from "./places.ts";
import { type DeliveryRates, GOOD_FOR_DAYS } from "./rates.ts";

/** A row that this process may send until its lease runs out. */
export interface Claim extends Paced {
  id: string;
  claimId: string;
  voteId: string;
  body: string;
  isTest: boolean;
  attempts: number;
  tries: number;
  /** Null when the key was revoked or its URL cleared after the row was queued. */
  url: string | null;
  /** Whether its owner's votes were accepted at its destination today. */
  isGoodDay: boolean;
  /** Where the next claim goes on, when this one found more than it looked at. */
  lastVisited: string | null;
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  previousSecretUntil: Date | null;
}

/** The size of a claim, and its duration. */
interface ClaimOptions {
  now: Date;
  leaseMs: number;
  /** Rows of one endpoint claimed at most, in all processes, and of a slow one; a fast one's rate may allow more. */
  perEndpoint: number;
  perSlowEndpoint: number;
  rates: DeliveryRates;
  /** Rows at most, and those for whom this process has no place now. */
  allowed: Allowance;
  /** Endpoints are visited in the order of their ids, beginning here: whoever was last is not always last. */
  from: string;
  /** Names this claim, so that it can be given back when the answer never comes; random unless told. */
  claimId?: string;
}

/** Rows of one endpoint claimed at most, however high its rate; and by one claim: the fewer, the fewer sockets to one host. */
const PER_FAST_ENDPOINT_MAX = 64;
const PER_CLAIM_MAX = 8;

/** Rates per second for each row that may be claimed: a POST takes about 0.15 s from its claim to its record. */
const RATE_PER_ROW = 6;

/** Rows that a claim looks at, if it wants fewer: of those of one owner or destination it takes only a part. */
const LOOK_AT_LEAST = 128;

/**
 * Claims due rows fairly: an index skip scan over the endpoints with pending rows, a few rows of each, so
 * that 20,000 rows of one endpoint do not hold up the next. Of what it finds each owner gets the first row before any
 * gets a second. An open breaker gets none, a half-open one a probe.
 * Rows that another process is claiming are skipped.
 * The cap per endpoint is approximate when two processes claim at the same moment.
 */
export async function claimDue(sql: Sql, options: ClaimOptions): Promise<Claim[]> {
  const { now, allowed } = options;
  const looked = Math.max(LOOK_AT_LEAST, allowed.rows);
  return await sql<Claim[]>`
    with recursive waiting (key_id) as (
      (
        -- Ordered as outbox_due is: any other way leads past rows that are held or being sent.
        select key_id from outbox where state = 'pending' and key_id >= ${options.from}
        order by key_id, due_at, id limit 1
      )
      union all
      select (
        select o.key_id from outbox o where o.state = 'pending' and o.key_id > w.key_id
        order by o.key_id, o.due_at, o.id limit 1
      )
      from waiting w where w.key_id is not null
    ), busy as materialized (
      -- Counted once and looked up in a map. A count for each endpoint tempts the planner, whose statistics seldom
      -- see a row being sent, to read all of them by outbox_lease every time. Leases that ran out are dead rows', most
      -- of them long gone: the walk begins behind them.
      select jsonb_object_agg(key_id, rows) as sending
      from (
        select key_id, count(*) as rows from outbox where state = 'sending' and lease_until >= now() group by key_id
      ) sending
    ), askable as materialized (
      select w.key_id, ready.*, ready.places - coalesce((busy.sending -> w.key_id::text)::int, 0) as free
      from waiting w cross join busy
      -- The limit keeps this a loop: endpoints are visited in order, and no more of them than rows are wanted.
      cross join lateral (${receiverOf(sql, options)} limit 1) ready
      where ready.owner_id <> all(${allowed.owners}::uuid[])
        and ready.owner_id::text || ' ' || coalesce(ready.destination, '') <> all(${allowed.pairs}::text[])
        and (ready.lane = 'quick' or ready.owner_id <> all(${allowed.unprovenOwners}::uuid[]))
    ), found as materialized (
      select due.id, due.due_at, a.key_id, a.owner_id, a.destination, a.lane, a.rate, a.is_good_day
      from askable a
      cross join lateral (
        select o.id, o.due_at from outbox o
        where o.state = 'pending' and o.key_id = a.key_id and o.due_at <= ${now}
          and (o.is_test or a.takes_votes)
        order by o.due_at, o.id
        limit greatest(0, least(a.free, ${PER_CLAIM_MAX}::int))
        for update skip locked
      ) due
      limit ${looked}
    ), ${pickedRows(sql, allowed, looked)}
    -- One id for all rows of one claim: with the row's own it names what was claimed.
    update outbox o
    set state = 'sending', claim_id = ${options.claimId ?? crypto.randomUUID()},
      lease_until = now() + make_interval(secs => ${options.leaseMs / 1000})
    from picked p, endpoint e
    where o.id = p.id and o.state = 'pending' and e.key_id = o.key_id
    returning o.id, o.claim_id, o.vote_id, o.key_id, o.body, o.is_test, o.attempts, o.tries,
      e.url, e.secret, e.previous_secret, e.previous_secret_until,
      p.owner_id, p.destination, p.lane, p.rate, p.is_good_day, p.last_visited`;
}

/** The owner and receiver of an endpoint that may be asked, how fast it may be sent to, and how many rows at once. */
function receiverOf(sql: Sql, { now, rates, perEndpoint, perSlowEndpoint }: ClaimOptions) {
  const today = now.toISOString().slice(0, 10);
  return sql`
    select s.owner_id, e.destination, e.paused_at is null and e.disabled_at is null as takes_votes, known.rate,
      case when e.is_slow then 'slow' when known.days > 0 then 'quick' else 'fresh' end as lane,
      coalesce(r.good_on >= ${today}::date, false) as is_good_day,
      case
        when e.open_until > ${now} then 0
        when e.open_until is not null then 1
        when e.is_slow then ${perSlowEndpoint}::int
        else greatest(${perEndpoint}::int, least(${PER_FAST_ENDPOINT_MAX}::int, known.rate / ${RATE_PER_ROW}::int))
      end as places
    from endpoint e join server s on s.id = e.server_id
    left join receiver r on r.owner_id = s.owner_id and r.destination = e.destination
    cross join lateral (
      select case when r.good_on > ${today}::date - ${GOOD_FOR_DAYS}::int then r.good_days else 0 end as days
    ) good
    cross join lateral (
      select days, least(${rates.top}::int, ${rates.first}::int * 2 ^ least(days, 10))::int as rate
    ) known
    where e.key_id = w.key_id and s.status = 'approved'`;
}

/** The rows to claim of those `found`: each owner's first before any second, each owner's endpoints in turn. */
function pickedRows(sql: Sql, { rows, unproven }: Allowance, looked: number) {
  return sql`
    turns as (
      select f.*, row_number() over (partition by key_id order by due_at, id) as turn from found f
    ), ranked as (
      select t.*, row_number() over (partition by owner_id order by turn, key_id) as place,
        row_number() over (partition by owner_id, destination order by turn, key_id) as place_there
      from turns t
    ), allowed as (
      select r.*, row_number() over (partition by lane = 'quick' order by place) as place_in_lane
      from ranked r where place_there <= rate
    ), picked as materialized (
      select a.*, case when (select count(*) from found) = ${looked}::int
        then (select key_id from found order by key_id desc limit 1) end as last_visited
      from allowed a
      where lane = 'quick' or place_in_lane <= ${unproven}::int
      order by place limit ${rows}
    )`;
}

/** Whether any row waits that could be claimed now or later. */
export async function hasPending(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ pending: boolean }[]>`
    -- Two questions, for each has an index: one for both reads the table, dead rows and all.
    select exists (select from outbox where state = 'pending')
      or exists (select from outbox where state = 'sending') as pending`;
  return row?.pending ?? false;
}

/** Gives back what claims got whose answers never came: nobody knows of it, and it would wait for its lease. */
export async function handBackUnheard(sql: Sql, claimIds: string[], now: Date): Promise<void> {
  await giveBack(
    sql,
    sql`outbox o where state = 'sending' and claim_id = any(${claimIds}::uuid[])`,
    now,
  );
}

/** Gives claimed rows back unsent, due at once: what a process does that is about to stop. */
export async function handBack(sql: Sql, claims: Claim[], now: Date): Promise<void> {
  if (claims.length === 0) return;
  const [ids, claimIds] = [claims.map((claim) => claim.id), claims.map((claim) => claim.claimId)];
  await giveBack(
    sql,
    sql`
    unnest(${ids}::uuid[], ${claimIds}::uuid[]) as c (id, claim_id)
    join outbox o on o.id = c.id and o.claim_id = c.claim_id`,
    now,
  );
}

async function giveBack(sql: Sql, rows: ReturnType<Query>, now: Date): Promise<void> {
  await sql`
    with held as materialized (
      -- In one order everywhere: whoever voids a vote locks several rows too.
      select o.id from ${rows} order by o.id for update of o
    )
    update outbox o set state = 'pending', claim_id = null, lease_until = null, due_at = ${now}
    from held h where o.id = h.id`;
}
