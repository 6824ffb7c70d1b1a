import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";

/*
 * Leases are dated only by the database's clock, in every statement. Whatever the clocks of the processes say, they
 * agree on who holds a row.
 */

/**
 * Milliseconds for which a process holds a claimed row unless it renews the lease. A dead process's lease expires a
 * second later.
 */
export const LEASE_MS = 13_000;

/** Renewals per lease: one a second. */
const RENEWALS = 13;

/**
 * A POST starts only while this much of its lease is left (10.4 s of 13). It may take 10 s, after which the row may
 * belong to another process. So sending stops once renewals have failed for 1.6 s, and resumes with the next successful
 * one.
 */
const POST_SHARE = 4 / 5;

/** A row, and the claim through which a process holds it. */
export interface Holding {
  id: string;
  claimId: string;
}

/** The leases on the rows that a process has claimed, from the claim until they are recorded or handed back. */
export type Leases = ReturnType<typeof createLeases>;

/** A point in time on both clocks of a process: one stops while a machine sleeps, the other can be set. */
interface Moment {
  monotonic: number;
  wall: number;
}

/**
 * Creates an empty set of leases. `sql` should have a dedicated connection, so that a renewal never waits behind other
 * work.
 */
export function createLeases(sql: Sql, options: {
  leaseMs: number;
  now: () => Date;
  monotonic: () => number;
  /** Called after each renewal with the ids of rows that this process no longer holds. */
  renewed: (lost: ReadonlySet<string>) => void;
}) {
  const { leaseMs, monotonic, renewed } = options;
  const held = new Map<string, Holding & { since: Moment }>();
  const everyMs = leaseMs / RENEWALS;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isRenewing = false;
  let stopped = false;

  /** The time from which a lease counts: just before its statement is sent. */
  function moment(): Moment {
    return { monotonic: monotonic(), wall: options.now().getTime() };
  }

  /** Returns the longer of both times. A lease that either clock considers expired is not trusted. */
  function ageOf(since: Moment): number {
    const at = moment();
    return Math.max(at.monotonic - since.monotonic, at.wall - since.wall);
  }

  /** Keeps the leases on rows claimed by a statement that was sent at that time. */
  function hold(claims: readonly Holding[], since: Moment): void {
    for (const { id, claimId } of claims) held.set(id, { id, claimId, since });
    if (!stopped && held.size > 0) timer ??= setInterval(beat, everyMs);
  }

  /** Never runs twice at once. */
  async function beat(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    await renew().catch((error) => log("warn", "leases_not_renewed", describeError(error)));
    isRenewing = false;
  }

  async function renew(): Promise<void> {
    const due = [...held.values()].filter(({ since }) => ageOf(since) >= everyMs / 2);
    if (due.length === 0) return;
    const since = moment();
    const found = new Map(
      (await renewLeases(sql, due, leaseMs)).map(({ id, renewed }) => [id, renewed]),
    );
    const lost = new Set<string>();
    for (const holding of due) {
      if (held.get(holding.id) !== holding) continue; // recorded or claimed again meanwhile
      const isRenewed = found.get(holding.id);
      if (isRenewed === undefined) lost.add(holding.id);
      else if (isRenewed) holding.since = since;
    }
    renewed(lost);
  }

  /** Drops the leases on rows that were recorded or handed back. */
  function release(claims: readonly Holding[]): void {
    for (const { id, claimId } of claims) {
      if (held.get(id)?.claimId === claimId) held.delete(id);
    }
    if (held.size === 0) rest();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    moment,
    hold,
    release,
    /** Returns whether a POST that starts now ends before its lease expires. */
    outlastsPost({ id, claimId }: Holding) {
      const holding = held.get(id);
      return holding?.claimId === claimId &&
        leaseMs - ageOf(holding.since) >= leaseMs * POST_SHARE;
    },
    /** Returns whether this process may still be sending rows of that claim, or has not recorded them yet. */
    isHeld: (claimId: string) => held.values().some((holding) => holding.claimId === claimId),
    /** Stops renewing. */
    stop() {
      stopped = true;
      rest();
    },
  };
}

/**
 * Extends leases to `leaseMs` from now and returns the rows that are still held by these claims. `renewed` is false for
 * a row that another transaction is recording or changing. Doesn't wait for any row.
 */
async function renewLeases(
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
