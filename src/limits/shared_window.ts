import { createHash } from "node:crypto";
import { limitRefused } from "../observing/metrics.ts";
import {
  createSlidingWindow,
  type LimitDecision,
  type SlidingWindowOptions,
} from "./sliding_window.ts";

/** Limits requests by key, within this process or across all that share counts. */
export interface Limiter {
  /** Decides, and counts the request if it is allowed. */
  take(key: string, network?: string): Promise<LimitDecision>;
  /** Returns what `take` would, without counting. */
  peek(key: string, network?: string): Promise<LimitDecision>;
  /** Drops idle keys. Called every second. */
  tick(): void;
}

/** Creates a limiter. Its name separates its keys from those of other limiters. */
export type CreateLimiter = (name: string, options: SlidingWindowOptions) => Limiter;

/** A window to check: {@link SlidingWindowOptions}, and whether the request counts. */
export interface WindowRequest {
  requests: number;
  windowMs: number;
  counts: boolean;
}

/** Windows that several processes share. */
export interface SharedCounts {
  /** Returns whether they are unreachable. Requests then don't wait for them. */
  isAway(): boolean;
  /** Returns whether they were unreachable at any time in the last `ms` milliseconds. */
  wasAwayWithin(ms: number): boolean;
  /** Decides on one request. Returns undefined if no response arrives in time. */
  decide(key: string, asked: WindowRequest): Promise<LimitDecision | undefined>;
}

/**
 * Creates limiters for one process, or for all processes that share counts. Accepted requests are recorded in this
 * process as well: while the shared counts are unreachable it limits by itself, and for one window after their return
 * it still refuses what it would have refused.
 */
export function createLimiters(shared?: SharedCounts): CreateLimiter {
  return (name, options) => {
    const own = createSlidingWindow(options);
    if (shared === undefined) return noting(name, own);
    const { requests, windowMs } = options;

    async function ask(key: string, network: string | undefined, counts: boolean) {
      const place = nameOf(name, own.countedUnder(key, network));
      const decision = await shared?.decide(place, { requests, windowMs, counts });
      if (decision === undefined) return counts ? own.take(key, network) : own.peek(key, network);
      if (counts && decision.allowed) own.take(key, network);
      return decision;
    }

    function decideAs(counts: boolean): Decide {
      const byItself = counts ? own.take : own.peek;
      return async (key, network) => {
        if (shared?.isAway()) return byItself(key, network);
        if (shared?.wasAwayWithin(windowMs)) {
          const decision = own.peek(key, network);
          if (!decision.allowed) return decision;
        }
        return await ask(key, network, counts);
      };
    }

    return noting(name, { take: decideAs(true), peek: decideAs(false), tick: own.tick });
  };
}

type Decide = (key: string, network?: string) => LimitDecision | Promise<LimitDecision>;

/** Counts what a limiter refuses in the metrics. */
function noting(
  limit: string,
  { take, peek, tick }: { take: Decide; peek: Decide; tick: () => void },
): Limiter {
  const noted = (decide: Decide): Limiter["take"] => async (key, network) => {
    const decision = await decide(key, network);
    if (!decision.allowed) limitRefused(1, { limit });
    return decision;
  };
  return { take: noted(take), peek: noted(peek), tick };
}

/**
 * Returns the name of a limiter's key on the server. The hash hides addresses from other programs; the braces keep a
 * key in one slot of a cluster.
 */
export function nameOf(limiter: string, key: string): string {
  const digest = createHash("sha256").update(key).digest("base64url");
  return `voteboard:{${limiter}:${digest.slice(0, 22)}}`;
}
