import { createTrackedKeys } from "./tracked_keys.ts";

/**
 * Default for the most keys one limiter tracks. The service issues API keys itself, so this is only a safety limit: at
 * 120 requests, a million keys hold about 1.2 GiB.
 */
const DEFAULT_MAX_KEYS = 1_000_000;

/** Most requests that a window may allow. */
const REQUESTS_MAX = 65_535;

/** Keys checked per `take`: more than one, so that the sweep outruns any flood of new keys. */
const KEYS_SWEPT_PER_TAKE = 2;

/** Keys checked per `tick`: about 1 ms if every one of them is dropped (limiter bench). */
const KEYS_SWEPT_PER_TICK = 2_048;

/**
 * The decision for one request, in whole seconds, rounded up, and at least 1. `remaining` more requests pass at once.
 * That number grows in `resetSeconds` (0 if no request is counted). A refused key's next request passes after
 * `retryAfterSeconds`, unless another one takes its place.
 */
export type LimitDecision =
  | { allowed: true; remaining: number; resetSeconds: number }
  | { allowed: false; retryAfterSeconds: number };

/** A limiter's allowance, clock and number of keys. */
export type SlidingWindowOptions = {
  /** Requests accepted in any window, 1 to 65,535. */
  requests: number;
  /** Length of the window in milliseconds. */
  windowMs: number;
  /** Most keys tracked at once. All others share a single count until some become idle. */
  maxKeys?: number;
  /** Monotonic milliseconds, cut to 1/1024. A clock that steps back counts as standing still. */
  now?: () => number;
};

/** A limiter over keys; see {@link createSlidingWindow}. */
export type SlidingWindow = ReturnType<typeof createSlidingWindow>;

/**
 * Creates an exact sliding window in memory (SPEC §8): a request passes if fewer than `requests` were accepted in the
 * half-open window (now − windowMs, now]. It keeps the time of every accepted request, owns no timer, and drops keys
 * that were idle for a window in small steps.
 *
 * At `maxKeys` tracked keys, existing ones stay and newcomers share a count with others from their network. The same
 * happens to a network's newcomers once it has opened its share of keys within a window. A flood of invented keys is
 * limited like a single key. It can't exhaust memory, displace other keys, or affect another network.
 *
 * @throws {RangeError} when `requests` or `windowMs` is out of range.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const minute = createSlidingWindow({ requests: 1, windowMs: 60_000, now: () => 0 });
 * assert.deepEqual(minute.take("key"), { allowed: true, remaining: 0, resetSeconds: 60 });
 * assert.deepEqual(minute.take("key"), { allowed: false, retryAfterSeconds: 60 });
 * ```
 */
export function createSlidingWindow(options: SlidingWindowOptions) {
  const { requests, windowMs, maxKeys = DEFAULT_MAX_KEYS } = options;
  if (!(windowMs > 0)) throw new RangeError(`Cannot limit: a window of ${windowMs} ms`);
  if (!Number.isInteger(requests) || requests < 1 || requests > REQUESTS_MAX) {
    throw new RangeError(`Cannot limit: ${requests} requests a window`);
  }
  const clock = neverBack(options.now ?? (() => performance.now()));
  const keys = createTrackedKeys({ windowMs, maxKeys });

  /**
   * Decides, and counts the request if it is allowed. A refused request never counts. `network` is the source of keys
   * that clients can invent.
   */
  function take(key: string, network?: string): LimitDecision {
    const at = clock();
    keys.sweep(KEYS_SWEPT_PER_TAKE, at - windowMs);
    const times = keys.track(key, network, at);
    forget(times, at - windowMs);
    const isRefused = times.length >= requests;
    if (!isRefused) times.push(at);
    return decide(times, at, { isRefused, requests, windowMs });
  }

  /** Returns what `take` would, without counting. For limits that count only some outcomes. */
  function peek(key: string, network?: string): LimitDecision {
    const at = clock();
    const times = keys.find(key, network, at) ?? [];
    forget(times, at - windowMs);
    return decide(times, at, { isRefused: times.length >= requests, requests, windowMs });
  }

  return {
    take,
    peek,
    /** Returns the key that a request counts under: its own, or the one that newcomers of its network share. */
    countedUnder: (key: string, network?: string) => keys.countedUnder(key, network, clock()),
    /** Drops idle keys, a bounded number per call. The service calls it every second. */
    tick: () => keys.sweep(KEYS_SWEPT_PER_TICK, clock() - windowMs),
    /** Keys tracked now, including idle ones not swept yet. */
    get size(): number {
      return keys.size;
    },
  };
}

function decide(
  times: number[],
  at: number,
  { isRefused, requests, windowMs }: { isRefused: boolean; requests: number; windowMs: number },
): LimitDecision {
  const [oldest] = times;
  const wait = oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - at) / 1000));
  return isRefused
    ? { allowed: false, retryAfterSeconds: wait }
    : { allowed: true, remaining: requests - times.length, resetSeconds: wait };
}

/** Drops the times at or before `cutoff`. */
function forget(times: number[], cutoff: number): void {
  if ((times.at(-1) ?? Infinity) <= cutoff) times.length = 0;
  while ((times[0] ?? Infinity) <= cutoff) times.shift();
}

function neverBack(now: () => number): () => number {
  let latest = -Infinity;
  return () => {
    // Cut to 1/1024 ms, because such numbers add without rounding. Otherwise a delay of 60 s would be reported as 61.
    const reading = Math.floor(now() * 1024) / 1024;
    if (reading > latest) latest = reading;
    return latest;
  };
}
