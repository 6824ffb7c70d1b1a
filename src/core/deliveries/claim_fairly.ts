import type { Clock } from "../time/clock.ts";
import type { Sql } from "../database/connect.ts";
import type { ClaimedWork } from "../work/work_loop.ts";
import type { Leases } from "./leases.ts";
import { claimDueDeliveries, type DeliveryClaim, handBackUnheard } from "./outbox_claim.ts";
import type { Allowance, Pacing } from "./pacing.ts";
import { type DeliveryRates, PER_ENDPOINT_CLAIMED } from "./policy.ts";

/** Milliseconds until rows that had to wait are checked again. */
const HELD_BACK_MS = 100;

/** Dependencies of the claims of one process. policy.ts defines the size of a claim. */
interface FairClaimOptions {
  leases: Leases;
  pacing: Pacing;
  rates: DeliveryRates;
  leaseMs: number;
  /** The time on this host's clock, and whether it is right. */
  now: () => Date;
  clock: Clock;
}

/** Creates the claims of one process, in turns that reach every endpoint. */
export function createFairClaims(sql: Sql, options: FairClaimOptions) {
  const { leases, pacing, rates, leaseMs, clock, now } = options;
  const unheard = new Set<string>(); // claims whose response hasn't arrived, including the one in flight
  const walk = createWalk();

  /** Claims up to `rows` rows and holds their leases. Claims nothing while the clock is off. */
  async function claim(rows: number): Promise<ClaimedWork<DeliveryClaim>> {
    const at = now();
    if (!await clock.isRight(at)) return { claims: [], more: false };
    await handBackLost();
    // Walking past the rows of owners at their limit is expensive. Unless there was a nudge, no other rows can follow
    // them.
    if (walk.hasSeenAll() && !pacing.hasRoom()) {
      return { claims: [], more: false, againMs: HELD_BACK_MS };
    }
    const allowed = pacing.allow();
    const step = walk.begin();
    const wanted = Math.max(1, Math.min(rows, allowed.rows));
    const question = { now: at, allowed: { ...allowed, rows: wanted }, from: step.from };
    const claims = await claimHeard(question);
    pacing.claimed(claims);
    const last = claims[0]?.lastVisited ?? (claims.length < wanted ? null : lastEndpoint(claims));
    return {
      claims,
      more: step.end(last),
      againMs: allowed.waits || allowed.owners.length > 0 ? HELD_BACK_MS : undefined,
    };
  }

  async function claimHeard(question: { now: Date; allowed: Allowance; from: string | null }) {
    const claimId = crypto.randomUUID();
    unheard.add(claimId);
    const since = leases.moment();
    const claims = await claimDueDeliveries(sql, {
      ...question,
      claimId,
      leaseMs,
      rates,
      perEndpoint: PER_ENDPOINT_CLAIMED.usual,
      perSlowEndpoint: PER_ENDPOINT_CLAIMED.slow,
    });
    leases.hold(claims, since);
    unheard.delete(claimId);
    return claims;
  }

  /** Hands back rows claimed by statements whose responses never arrived. */
  async function handBackLost(): Promise<void> {
    if (unheard.size === 0) return;
    await handBackUnheard(sql, [...unheard], clock.corrected(now()));
    unheard.clear();
  }

  return {
    claim,
    /** Records that there may be rows which no claim has looked for yet. */
    nudged: walk.nudged,
    handBackLost,
  };
}

/** Remembers how far the claims have walked over the endpoints, and whether they have seen all since the last nudge. */
function createWalk() {
  let from: string | null = null; // null for the first endpoint
  let nudges = 0;
  let seen: number | undefined; // number of nudges before the last pass over all endpoints
  return {
    nudged: () => void nudges++,
    hasSeenAll: () => seen === nudges,
    begin() {
      const nudgesBefore = nudges;
      const first = from;
      return {
        from: first,
        /** Ends a step at an endpoint, or after the last one (null). Returns whether there are more to walk over. */
        end(last: string | null): boolean {
          // If the walk didn't start at the first endpoint, those before it are next.
          const hasMore = first !== null || last !== null;
          if (!hasMore) seen = nudgesBefore;
          from = last;
          return hasMore;
        },
      };
    },
  };
}

/** Returns the last endpoint of which rows were claimed, or null if there were no rows. */
function lastEndpoint(claims: DeliveryClaim[]): string | null {
  return claims.map(({ keyId }) => keyId).sort().at(-1) ?? null;
}
