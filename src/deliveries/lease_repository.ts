import type { Sql } from "../database/connect.ts";

/**
 * Leases are dated by the database's clock alone, in every statement: whatever the clocks of the processes say, they
 * agree on who holds a row.
 */

/** The advisory lock of the sweep: one process at a time frees the rows of dead ones. "voteboard reaper". */
const REAPER_LOCK = 0x7662_7265;

/** A row, and the claim by which a process holds it. */
export interface Holding {
  id: string;
  claimId: string;
}

/**
 * Makes leases last `leaseMs` from now, and returns the rows that are still held by these claims; of those that somebody
 * is just recording or changing, `renewed` is false. Waits for no row.
 */
export async function renewLeases(
  sql: Sql,
  holdings: readonly Holding[],
  leaseMs: number,
): Promise<{ id: string; renewed: boolean }[]> {
  return await sql<{ id: string; renewed: boolean }[]>`
    with asked as materialized (
      select o.id from unnest(
        ${holdings.map(({ id }) => id)}::uuid[], ${holdings.map(({ claimId }) => claimId)}::uuid[]
      ) as c (id, claim_id)
      join outbox o on o.id = c.id and o.claim_id = c.claim_id
    ), free as materialized (
      select o.id from outbox o join asked a on a.id = o.id for update of o skip locked
    ), renewed as (
      update outbox o set lease_until = now() + make_interval(secs => ${leaseMs / 1000})
      from free f where o.id = f.id and o.state = 'sending'
      returning o.id
    )
    select a.id, r.id is not null as renewed from asked a left join renewed r on r.id = a.id`;
}

/** The claims with a lease that ends within so many milliseconds, or has ended. */
export async function findLapsing(sql: Sql, withinMs: number): Promise<string[]> {
  const claims = await sql<{ claimId: string }[]>`
    select distinct claim_id from outbox
    where state = 'sending' and lease_until < now() + make_interval(secs => ${withinMs / 1000})`;
  return claims.map(({ claimId }) => claimId);
}

/**
 * Frees the rows of these claims whose lease ran out: their process died or hung. The attempt is logged as
 * `interrupted`, for the receiver may have seen it; it takes no turn of the retry schedule. Returns how many rows it
 * freed.
 */
export async function freeLapsed(
  sql: Sql,
  claimIds: readonly string[],
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<number> {
  const freed = await sql`
    with alone as materialized (
      select pg_try_advisory_xact_lock(${REAPER_LOCK}) as alone
    ), expired as (
      select id, lease_until from outbox
      where state = 'sending' and lease_until < now() and claim_id = any(${[...claimIds]}::uuid[])
        and (select alone from alone)
      for update skip locked
    ), freed as (
      update outbox o
      set state = 'pending', claim_id = null, lease_until = null, due_at = ${now},
        attempts = o.attempts + 1, last_outcome = 'interrupted', last_status = null
      from expired x where o.id = x.id
      returning o.id, o.attempts, x.lease_until
    )
    insert into attempt (delivery_id, number, started_at, duration_ms, outcome)
    select id, attempts, lease_until - make_interval(secs => ${
    leaseMs / 1000
  }), 0, 'interrupted' from freed
    returning delivery_id`;
  return freed.length;
}
