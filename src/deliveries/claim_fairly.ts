import type { Clock } from "../clock.ts";
import type { Sql } from "../database/connect.ts";
import type { Claimed } from "../work/work_loop.ts";
import type { Leases } from "./leases.ts";
import { type Claim, claimDue, handBackUnheard } from "./outbox_claim.ts";
import type { Allowance, Pacing } from "./pacing.ts";
import type { DeliveryRates } from "./rates.ts";

/** Rows of one endpoint in flight at most, in all processes; and of one that answers slower than 2 s. */
const PER_ENDPOINT_MAX = 8;
const PER_SLOW_ENDPOINT_MAX = 2;

/** Milliseconds until those who have to wait are looked at again. */
const HELD_BACK_MS = 100;

const FIRST_ENDPOINT = "00000000-0000-0000-0000-000000000000";

/** Makes the claims of one process, in turns that reach every endpoint. */
export function createFairClaims(
  sql: Sql,
  { leases, pacing, rates, leaseMs, clock, now }: {
    leases: Leases;
    pacing: Pacing;
    rates: DeliveryRates;
    leaseMs: number;
    /** The time as this host tells it, and whether that is right. */
    now: () => Date;
    clock: Clock;
  },
) {
  /** Claims whose answers are not here; the one on its way among them. */
  const unheard = new Set<string>();
  let from = FIRST_ENDPOINT;
  let nudges = 0;
  let seen = -1; // nudges before the last walk past all endpoints

  /** Claims up to so many rows and holds their leases; none while the clock is off. */
  async function claim(rows: number): Promise<Claimed<Claim>> {
    const at = now();
    if (!await clock.isRight(at)) return { claims: [], more: false };
    await handBackLost();
    // A walk past the rows of those who have all they may is dear: without a nudge nobody else is behind them.
    if (seen === nudges && !pacing.hasRoom()) {
      return { claims: [], more: false, againMs: HELD_BACK_MS };
    }
    const allowed = pacing.allow();
    const nudgesBefore = nudges;
    const wanted = Math.max(1, Math.min(rows, allowed.rows));
    const claims = await claimHeard({ now: at, allowed: { ...allowed, rows: wanted }, from });
    pacing.claimed(claims);
    const isFull = claims.length === wanted;
    const last = claims[0]?.lastVisited ?? (isFull ? lastEndpoint(claims) : FIRST_ENDPOINT);
    // Endpoints before `from` have not been asked when it was not the first: ask them next.
    const hasMore = from !== FIRST_ENDPOINT || last !== FIRST_ENDPOINT;
    if (!hasMore) seen = nudgesBefore;
    from = last;
    return { claims, more: hasMore, againMs: isAnyHeld(allowed) ? HELD_BACK_MS : undefined };
  }

  async function claimHeard(question: { now: Date; allowed: Allowance; from: string }) {
    const claimId = crypto.randomUUID();
    unheard.add(claimId);
    const since = leases.moment();
    const claims = await claimDue(sql, {
      ...question,
      claimId,
      leaseMs,
      rates,
      perEndpoint: PER_ENDPOINT_MAX,
      perSlowEndpoint: PER_SLOW_ENDPOINT_MAX,
    });
    leases.hold(claims, since);
    unheard.delete(claimId);
    return claims;
  }

  /** Gives back what was claimed by statements whose answers never came. */
  async function handBackLost(): Promise<void> {
    if (unheard.size === 0) return;
    await handBackUnheard(sql, [...unheard], clock.corrected(now()));
    unheard.clear();
  }

  return {
    claim,
    /** Says that somebody may wait who has not been looked for yet. */
    nudged: () => void nudges++,
    handBackLost,
  };
}

function isAnyHeld({ owners, unprovenOwners, waits }: Allowance): boolean {
  return waits || owners.length + unprovenOwners.length > 0;
}

function lastEndpoint(claims: Claim[]): string {
  return claims.reduce((last, claim) => claim.keyId > last ? claim.keyId : last, FIRST_ENDPOINT);
}
