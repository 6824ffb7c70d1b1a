import { createHash } from "node:crypto";
import { limitRefused } from "../observing/metrics.ts";
import {
  createSlidingWindow,
  type LimitDecision,
  type SlidingWindow,
  type SlidingWindowOptions,
} from "./sliding_window.ts";

/** Limits requests by key, within this process or across all processes that share counts. */
export interface Limiter {
  /** Decides, and counts the request if it is allowed. */
  take(key: string, network?: string): LimitDecision | Promise<LimitDecision>;
  /** Returns what `take` would, without counting. */
  peek(key: string, network?: string): LimitDecision | Promise<LimitDecision>;
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
  /** Returns whether the shared counts are unreachable. If so, requests don't wait for them. */
  isAway(): boolean;
  /** Returns whether the shared counts were unreachable at any time in the last `ms` milliseconds. */
  wasAwayWithin(ms: number): boolean;
  /** Decides on one request. Returns undefined if no response arrives in time. */
  decide(key: string, request: WindowRequest): Promise<LimitDecision | undefined>;
}

/**
 * Creates limiters for one process, or for all processes that share counts. Accepted requests are recorded in this
 * process as well: it limits by itself while the shared counts are unreachable, and for one window after their return
 * it still applies its own limit as well.
 */
export function createLimiters(shared?: SharedCounts): CreateLimiter {
  return (name, options) => {
    const own = createSlidingWindow(options);
    const { tick } = own;

    /** Counts a refusal in the metrics. */
    function note(decision: LimitDecision): LimitDecision {
      if (!decision.allowed) limitRefused(1, { limit: name });
      return decision;
    }

    if (shared === undefined) {
      return {
        take: (key, network) => note(own.take(key, network)),
        peek: (key, network) => note(own.peek(key, network)),
        tick,
      };
    }
    const decide = decideTogether(shared, own, { name, ...options });
    return {
      take: async (key, network) => note(await decide(key, network, true)),
      peek: async (key, network) => note(await decide(key, network, false)),
      tick,
    };
  };
}

/** Decides by the shared counts while they are reachable, and by this process's own otherwise. */
function decideTogether(
  shared: SharedCounts,
  own: SlidingWindow,
  { name, requests, windowMs }: SlidingWindowOptions & { name: string },
) {
  return async (key: string, network: string | undefined, counts: boolean) => {
    const byItself = () => counts ? own.take(key, network) : own.peek(key, network);
    if (shared.isAway()) return byItself();
    if (shared.wasAwayWithin(windowMs)) {
      const decision = own.peek(key, network);
      if (!decision.allowed) return decision;
    }
    const sharedKey = nameOf(name, own.countedUnder(key, network));
    const decision = await shared.decide(sharedKey, { requests, windowMs, counts });
    if (decision === undefined) return byItself();
    if (counts && decision.allowed) own.take(key, network);
    return decision;
  };
}

/**
 * Returns the name of a limiter's key on the server. The hash hides addresses from other programs; the braces keep a
 * key in one slot of a cluster.
 */
export function nameOf(limiter: string, key: string): string {
  const digest = createHash("sha256").update(key).digest("base64url");
  return `voteboard:{${limiter}:${digest.slice(0, 22)}}`;
}
