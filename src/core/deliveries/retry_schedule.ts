import { deliveryLimits } from "../../../generated/limits.ts";

/** Milliseconds to wait before each attempt. */
export type RetrySchedule = readonly number[];

/**
 * Milliseconds to wait before each attempt. Attempt 1 is sent at once and attempt 12 about 76 hours later, so that a
 * receiver may be down from Friday evening to Monday noon.
 *
 * | attempt | 1 | 2   | 3    | 4   | 5    | 6    | 7   | 8   | 9    | 10   | 11   | 12   |
 * |---------|---|-----|------|-----|------|------|-----|-----|------|------|------|------|
 * | wait    | 0 | 5 s | 30 s | 2 m | 10 m | 30 m | 2 h | 5 h | 10 h | 14 h | 20 h | 24 h |
 */
export const RETRY_SCHEDULE: RetrySchedule = deliveryLimits.retryDelaysSeconds.map((seconds) =>
  seconds * 1_000
);

/** Largest random addition to a delay, as a share of it, so that the retries after an outage are spread out. */
const JITTER = 0.2;

/** Longest Retry-After of a receiver that is honored, in milliseconds. */
export const RETRY_AFTER_MAX_MS = deliveryLimits.longestRetryAfterSeconds * 1_000;

/**
 * Returns the milliseconds until the next attempt, or null if the schedule is used up and the delivery is abandoned.
 * Jitter only ever adds; a Retry-After only ever postpones, by 6 hours at most.
 *
 * @example
 * ```ts
 * import { nextAttemptDelayMs } from "./retry_schedule.ts";
 * import assert from "node:assert/strict";
 * const delay = nextAttemptDelayMs({ attemptsMade: 1, retryAfterMs: null, random: () => 0 });
 * assert.equal(delay, 5_000);
 * ```
 */
export function nextAttemptDelayMs(
  { attemptsMade, retryAfterMs, schedule = RETRY_SCHEDULE, random }: {
    /** Number of POSTs so far, including the one that just failed. */
    attemptsMade: number;
    /** The delay requested by the receiver (`AttemptResult.retryAfterMs`, not yet capped). Null if there is none. */
    retryAfterMs: number | null;
    /** Delays in milliseconds, one per attempt. Tests shorten it. */
    schedule?: RetrySchedule;
    /** A number from 0 (included) to 1 (excluded). */
    random: () => number;
  },
): number | null {
  const base = schedule[attemptsMade];
  if (base === undefined) return null;
  const jittered = Math.round(base * (1 + JITTER * random()));
  return postponed(jittered, retryAfterMs);
}

/**
 * Returns the milliseconds until the next attempt at a message that failed this many times in a row. Attempts continue
 * as long as the message is of use, so the last delay of the schedule repeats.
 *
 * @example
 * ```ts
 * import { repeatingDelayMs } from "./retry_schedule.ts";
 * import assert from "node:assert/strict";
 * assert.equal(repeatingDelayMs([60_000, 120_000], { failures: 5 }), 120_000);
 * ```
 */
export function repeatingDelayMs(
  schedule: RetrySchedule,
  { failures, retryAfterMs = null }: { failures: number; retryAfterMs?: number | null },
): number {
  return postponed(schedule[failures - 1] ?? schedule.at(-1) ?? 0, retryAfterMs);
}

function postponed(delayMs: number, retryAfterMs: number | null): number {
  return Math.max(delayMs, Math.min(retryAfterMs ?? 0, RETRY_AFTER_MAX_MS));
}
