import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";

/*
 * Leases are dated by the database's clock alone, in every statement: whatever the clocks of the processes say, they
 * agree on who holds a row.
 */

/** Milliseconds that a claimed row stays its process's own unless renewed; of a dead one it goes out a second later. */
export const LEASE_MS = 13_000;

/** Renewals in the time of one lease: each second. */
const RENEWALS = 13;

/**
 * A POST begins only while so much of its lease is left (10.4 s of 13): it may take 10 s, and then the row may be
 * another process's. So sending stops as soon as renewals have failed for 1.6 s, and goes on with the next one.
 */
const POST_SHARE = 4 / 5;

/** A row, and the claim by which a process holds it. */
export interface Holding {
  id: string;
  claimId: string;
}

/** The leases of the rows that a process has claimed, from the claim until they are recorded or given back. */
export type Leases = ReturnType<typeof createLeases>;

/** An instant by the two clocks of a process: the one stands still while a machine sleeps, the other may be set. */
interface Moment {
  monotonic: number;
  wall: number;
}

/** Makes leases of nothing. `sql` should have a connection of its own: a renewal must not wait behind what keeps the others busy. */
export function createLeases(sql: Sql, options: {
  leaseMs: number;
  now: () => Date;
  monotonic: () => number;
  /** Told after each renewal, with the ids of rows that are no longer this process's own. */
  renewed: (lost: ReadonlySet<string>) => void;
}) {
  const { leaseMs, monotonic, renewed } = options;
  const held = new Map<string, Holding & { since: Moment }>();
  const everyMs = leaseMs / RENEWALS;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isRenewing = false;
  let stopped = false;

  /** A moment from which a lease counts: the one before its statement is sent. */
  function moment(): Moment {
    return { monotonic: monotonic(), wall: options.now().getTime() };
  }

  /** The longer of both times: a lease that either clock calls old is not trusted. */
  function ageOf(since: Moment): number {
    const at = moment();
    return Math.max(at.monotonic - since.monotonic, at.wall - since.wall);
  }

  /** Keeps the leases of rows that were claimed by a statement sent at that moment. */
  function hold(claims: readonly Holding[], since: Moment): void {
    for (const { id, claimId } of claims) held.set(id, { id, claimId, since });
    if (!stopped && held.size > 0) timer ??= setInterval(beat, everyMs);
  }

  /** Never two at once. */
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
      if (held.get(holding.id) !== holding) continue; // recorded meanwhile, or claimed again
      const isRenewed = found.get(holding.id);
      if (isRenewed === undefined) lost.add(holding.id);
      else if (isRenewed) holding.since = since;
    }
    renewed(lost);
  }

  /** Lets go of rows that were recorded or given back. */
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
    /** Whether a POST that begins now is over before its lease is. */
    outlastsPost({ id, claimId }: Holding) {
      const holding = held.get(id);
      return holding?.claimId === claimId &&
        leaseMs - ageOf(holding.since) >= leaseMs * POST_SHARE;
    },
    /** Whether this process may still be sending rows of that claim, or has yet to record them. */
    isHeld: (claimId: string) => held.values().some((holding) => holding.claimId === claimId),
    /** Renews no more. */
    stop() {
      stopped = true;
      rest();
    },
  };
}

/**
 * Makes leases last `leaseMs` from now, and returns the rows that are still held by these claims; of those that somebody
 * is just recording or changing, `renewed` is false. Waits for no row.
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
