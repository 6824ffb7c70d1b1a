import type { Sql } from "../database/connect.ts";

/** A row that this process may send until its lease runs out. */
export interface Claim {
  id: string;
  claimId: string;
  voteId: string;
  keyId: string;
  body: string;
  isTest: boolean;
  attempts: number;
  tries: number;
  /** Null when the key was revoked or its URL cleared after the row was queued. */
  url: string | null;
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  previousSecretUntil: Date | null;
}

/** The size of a claim, and its duration. */
export interface ClaimOptions {
  now: Date;
  leaseMs: number;
  /** Rows at most; and rows in flight of one endpoint at most, in all processes, and of a slow one. */
  rows: number;
  perEndpoint: number;
  perSlowEndpoint: number;
  /** Keys whose endpoints must wait, for this process has no place for them now. */
  without: readonly string[];
  /** Endpoints are visited in the order of their ids, beginning here: whoever was last is not always last. */
  from: string;
  /** Names this claim, so that it can be given back when the answer never comes; random unless told. */
  claimId?: string;
}

/**
 * Claims due rows fairly: an index skip scan over the endpoints with pending rows, a few rows of each, so
 * that 20,000 rows of one endpoint do not hold up the next. An open breaker gets none, a half-open one a probe.
 * Rows that another process is claiming are skipped.
 * The cap per endpoint is approximate when two processes claim at the same moment.
 */
export async function claimDue(sql: Sql, options: ClaimOptions): Promise<Claim[]> {
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
      -- see a row being sent, to read all of them by outbox_lease every time.
      select jsonb_object_agg(key_id, rows) as sending
      from (select key_id, count(*) as rows from outbox where state = 'sending' group by key_id) sending
    ), askable as materialized (
      select w.key_id, ready.takes_votes,
        ready.places - coalesce((busy.sending -> w.key_id::text)::int, 0) as places
      from waiting w cross join busy
      -- The limit keeps this a loop: endpoints are visited in order, and no more of them than rows are wanted.
      cross join lateral (
        select e.paused_at is null and e.disabled_at is null as takes_votes,
          case
            when e.open_until > ${options.now} then 0
            when e.open_until is not null then 1
            when e.is_slow then ${options.perSlowEndpoint}::int
            else ${options.perEndpoint}::int
          end as places
        from endpoint e join server s on s.id = e.server_id
        where e.key_id = w.key_id and s.status = 'approved'
        limit 1
      ) ready
      where w.key_id <> all(${[...options.without]}::uuid[])
    ), picked as materialized (
      select due.id from askable a
      cross join lateral (
        select o.id from outbox o
        where o.state = 'pending' and o.key_id = a.key_id and o.due_at <= ${options.now}
          and (o.is_test or a.takes_votes)
        order by o.due_at, o.id
        limit greatest(0, a.places)
        for update skip locked
      ) due
      limit ${options.rows}
    )
    -- One id for all rows of one claim: with the row's own it names what was claimed.
    update outbox o
    set state = 'sending', claim_id = ${options.claimId ?? crypto.randomUUID()},
      lease_until = now() + make_interval(secs => ${options.leaseMs / 1000})
    from picked p, endpoint e
    where o.id = p.id and o.state = 'pending' and e.key_id = o.key_id
    returning o.id, o.claim_id, o.vote_id, o.key_id, o.body, o.is_test, o.attempts, o.tries,
      e.url, e.secret, e.previous_secret, e.previous_secret_until`;
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
  await sql`
    update outbox set state = 'pending', claim_id = null, lease_until = null, due_at = ${now}
    where state = 'sending' and claim_id = any(${claimIds}::uuid[])`;
}

/** Gives claimed rows back unsent, due at once: what a process does that is about to stop. */
export async function handBack(sql: Sql, claims: Claim[], now: Date): Promise<void> {
  if (claims.length === 0) return;
  await sql`
    with held as materialized (
      select o.id from unnest(
        ${claims.map((claim) => claim.id)}::uuid[], ${claims.map((claim) => claim.claimId)}::uuid[]
      ) as c (id, claim_id)
      join outbox o on o.id = c.id and o.claim_id = c.claim_id
      -- In one order everywhere: whoever voids a vote locks several rows too.
      order by o.id for update of o
    )
    update outbox o set state = 'pending', claim_id = null, lease_until = null, due_at = ${now}
    from held h where o.id = h.id`;
}
