import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import { type Holding, renewLeases } from "./lease_repository.ts";

/**
 * Milliseconds that a claimed row stays its process's own unless the process renews it. Whatever died with a process
 * goes out again a second later.
 */
export const LEASE_MS = 13_000;

/** Renewals in the time of one lease: each second. */
const RENEWALS = 13;

/**
 * A POST begins only while so much of its lease is left (10.4 s of 13): it may take 10 s, and then the row may be
 * another process's. So sending stops as soon as renewals have failed for 1.6 s, and goes on with the next one.
 */
const POST_SHARE = 4 / 5;

/** Keeps the leases of the rows that a process has claimed, from the claim until they are recorded or given back. */
export interface Leases {
  /** A moment from which a lease counts: the one before its statement is sent. */
  moment(): Moment;
  /** Keeps the leases of rows that were claimed by a statement sent at that moment. */
  hold(claims: readonly Holding[], since: Moment): void;
  /** Lets go of rows that were recorded or given back. */
  release(claims: readonly Holding[]): void;
  /** Whether a POST that begins now is over before its lease is. */
  outlastsPost(claim: Holding): boolean;
  /** Whether this process may still be sending rows of that claim, or has yet to record them. */
  isHeld(claimId: string): boolean;
  /** Renews no more. */
  stop(): void;
}

/** An instant by the two clocks of a process: the one stands still while a machine sleeps, the other may be set. */
interface Moment {
  monotonic: number;
  wall: number;
}

/** Dependencies of the leases. */
export interface LeaseOptions {
  leaseMs: number;
  now: () => Date;
  monotonic: () => number;
  /** Told after each renewal, with the ids of rows that are no longer this process's own. */
  renewed: (lost: ReadonlySet<string>) => void;
}

/** `sql` should have a connection of its own: a renewal must not wait behind what keeps the others busy. */
export function createLeases(sql: Sql, options: LeaseOptions): Leases {
  const { leaseMs, monotonic, renewed } = options;
  const held = new Map<string, Holding & { since: Moment }>();
  const everyMs = leaseMs / RENEWALS;
  const heart = createHeart(renew, { everyMs, isNeeded: () => held.size > 0 });

  function moment(): Moment {
    return { monotonic: monotonic(), wall: options.now().getTime() };
  }

  /** The longer of both times: a lease that either clock calls old is not trusted. */
  function ageOf(since: Moment): number {
    const at = moment();
    return Math.max(at.monotonic - since.monotonic, at.wall - since.wall);
  }

  function hold(claims: readonly Holding[], since: Moment): void {
    for (const { id, claimId } of claims) held.set(id, { id, claimId, since });
    heart.arm();
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

  function release(claims: readonly Holding[]): void {
    for (const { id, claimId } of claims) {
      if (held.get(id)?.claimId === claimId) held.delete(id);
    }
    if (held.size === 0) heart.rest();
  }

  return {
    moment,
    hold,
    release,
    outlastsPost({ id, claimId }) {
      const holding = held.get(id);
      return holding?.claimId === claimId &&
        leaseMs - ageOf(holding.since) >= leaseMs * POST_SHARE;
    },
    isHeld: (claimId) => held.values().some((holding) => holding.claimId === claimId),
    stop: heart.stop,
  };
}

/** Calls a renewal again and again while it is needed, never two at once. */
function createHeart(
  renew: () => Promise<void>,
  { everyMs, isNeeded }: { everyMs: number; isNeeded: () => boolean },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beating = false;
  let stopped = false;

  function arm(): void {
    if (stopped || beating || !isNeeded()) return;
    timer ??= setTimeout(beat, everyMs);
  }

  async function beat(): Promise<void> {
    timer = undefined;
    beating = true;
    await renew().catch((error) => log("warn", "leases_not_renewed", describeError(error)));
    beating = false;
    arm();
  }

  function rest(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function stop(): void {
    stopped = true;
    rest();
  }

  return { arm, rest, stop };
}
