import { createInterval } from "../time/interval.ts";
import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../observing/log.ts";
import { type Holding, renewLeases } from "./renew_leases.ts";

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

/** The leases on the rows that a process has claimed, from the claim until they are recorded or handed back. */
export type Leases = ReturnType<typeof createLeases>;

/** A point in time on both clocks of a process: one stops while a machine sleeps, the other can be set. */
interface ClockReading {
  monotonic: number;
  wall: number;
}

/** A holding, and the time from which its lease counts. */
interface Lease extends Holding {
  since: ClockReading;
}

/** Length and clocks of leases. */
interface LeaseOptions {
  leaseMs: number;
  now: () => Date;
  monotonic: () => number;
  /** Called after each renewal with the ids of rows that this process no longer holds. */
  renewed: (lost: ReadonlySet<string>) => void;
}

/**
 * Creates an empty set of leases. `sql` should have a dedicated connection, so that a renewal never waits behind other
 * work.
 */
export function createLeases(sql: Sql, { leaseMs, now, monotonic, renewed }: LeaseOptions) {
  const held = new Map<string, Lease>();
  const everyMs = leaseMs / RENEWALS;
  const beats = createInterval(beat, everyMs);
  let renewing: Promise<void> | undefined;
  let stopped = false;

  /** The time from which a lease counts: just before its statement is sent. */
  const moment = (): ClockReading => ({ monotonic: monotonic(), wall: now().getTime() });

  /** Holds the leases on rows that were claimed by a statement sent at `since`. */
  function hold(claims: readonly Holding[], since: ClockReading): void {
    for (const { id, claimId } of claims) held.set(id, { id, claimId, since });
    if (!stopped && held.size > 0) beats.start();
  }

  /** Never runs twice at once. */
  function beat(): void {
    renewing ??= renew()
      .catch((error) => log("warn", "leases_not_renewed", describeError(error)))
      .finally(() => renewing = undefined);
  }

  async function renew(): Promise<void> {
    const due = [...held.values()].filter(({ since }) => ageOf(since, moment()) >= everyMs / 2);
    if (due.length === 0) return;
    const since = moment();
    const found = new Map(
      (await renewLeases(sql, due, leaseMs)).map(({ id, renewed }) => [id, renewed]),
    );
    renewed(takeRenewals(held, due, { found, since }));
  }

  /** Drops the leases on rows that were recorded or handed back. */
  function release(claims: readonly Holding[]): void {
    for (const { id, claimId } of claims) {
      if (held.get(id)?.claimId === claimId) held.delete(id);
    }
    if (held.size === 0) beats.stop();
  }

  return {
    moment,
    hold,
    release,
    /** Returns whether a POST that starts now ends before its lease expires. */
    outlastsPost({ id, claimId }: Holding) {
      const holding = held.get(id);
      return holding?.claimId === claimId &&
        leaseMs - ageOf(holding.since, moment()) >= leaseMs * POST_SHARE;
    },
    /** Returns whether this process may still be sending rows of a claim, or has not recorded them yet. */
    isHeld: (claimId: string) => held.values().some((holding) => holding.claimId === claimId),
    /** Stops renewing. */
    stop() {
      stopped = true;
      beats.stop();
    },
  };
}

/** Returns the longer of both times. A lease that either clock considers expired is not trusted. */
function ageOf(since: ClockReading, now: ClockReading): number {
  return Math.max(now.monotonic - since.monotonic, now.wall - since.wall);
}

/** Dates the renewed leases, and returns the rows that were lost. */
function takeRenewals(
  held: ReadonlyMap<string, Lease>,
  due: readonly Lease[],
  { found, since }: { found: ReadonlyMap<string, boolean>; since: ClockReading },
): Set<string> {
  const lost = new Set<string>();
  for (const lease of due) {
    if (held.get(lease.id) !== lease) continue; // recorded or claimed again in the meantime
    const isRenewed = found.get(lease.id);
    if (isRenewed === undefined) lost.add(lease.id);
    else if (isRenewed) lease.since = since;
  }
  return lost;
}
