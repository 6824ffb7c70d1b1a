import type { Sql } from "../database/connect.ts";

/*
 * Leases are dated only by the database's clock, in every statement. Whatever the clocks of the processes say, they
 * agree on who holds a row.
 */

/** A row, and the claim through which a process holds it. */
export interface Holding {
  id: string;
  claimId: string;
}

/**
 * Extends leases to `leaseMs` from now and returns the rows that are still held by these claims. `renewed` is false for
 * a row that another transaction is recording or changing. Doesn't wait for any row.
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
