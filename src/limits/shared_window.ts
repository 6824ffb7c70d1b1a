import { createHash } from "node:crypto";
import { limitRefused } from "../metrics.ts";
import { createSlidingWindow, type Decision, type SlidingWindowOptions } from "./sliding_window.ts";

/** Decides about requests by key, at once or, where others share the count, a round trip later. */
export interface Limiter {
  /** Decides, and counts the request if it is allowed. */
  take(key: string, network?: string): Decision | Promise<Decision>;
  /** Returns what `take` would, without counting. */
  peek(key: string, network?: string): Decision | Promise<Decision>;
  /** Drops idle keys; called every second. */
  tick(): void;
}

/** Makes a limiter; its name keeps its keys apart from those of others. */
export type CreateLimiter = (name: string, options: SlidingWindowOptions) => Limiter;

/** A window that is asked for: as {@link SlidingWindowOptions}, and whether the request counts. */
export interface Asked {
  requests: number;
  windowMs: number;
  counts: boolean;
}

/** Windows that several processes share. */
export interface SharedCounts {
  /** Whether they are out of reach: then nobody waits for them. */
  isAway(): boolean;
  /** Whether they were, at some moment of the last so many milliseconds. */
  wasAwayWithin(ms: number): boolean;
  /** Decides about one request; undefined when no answer comes in time. */
  decide(key: string, asked: Asked): Promise<Decision | undefined>;
}

/**
 * Makes limiters of one process, or of all that share counts. What passes is noted in this process, too: when the
 * shared counts are away it limits by itself, and for a window after their return refuses what it would have refused.
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

    function decideAs(counts: boolean): Limiter["take"] {
      const byItself = counts ? own.take : own.peek;
      return (key, network) => {
        if (shared?.isAway()) return byItself(key, network);
        if (shared?.wasAwayWithin(windowMs)) {
          const decision = own.peek(key, network);
          if (!decision.allowed) return decision;
        }
        return ask(key, network, counts);
      };
    }

    return noting(name, { take: decideAs(true), peek: decideAs(false), tick: own.tick });
  };
}

/** Has a limiter count what it refuses. */
function noting(limit: string, { take, peek, tick }: Limiter): Limiter {
  const note = (decision: Decision): Decision => {
    if (!decision.allowed) limitRefused(1, { limit });
    return decision;
  };
  const noted = (made: ReturnType<typeof take>) =>
    made instanceof Promise ? made.then(note) : note(made);
  return { take: (...key) => noted(take(...key)), peek: (...key) => noted(peek(...key)), tick };
}

/**
 * Returns the name of a limiter's key on the server. It hides addresses from other programs; the braces keep a key in one
 * slot of a cluster.
 */
export function nameOf(limiter: string, key: string): string {
  const digest = createHash("sha256").update(key).digest("base64url");
  return `voteboard:{${limiter}:${digest.slice(0, 22)}}`;
}
