/** Milliseconds in a minute. */
export const MINUTE_MS = 60_000;

/** Milliseconds in an hour. */
export const HOUR_MS = 3_600_000;

/** Milliseconds in a UTC day. UTC has no daylight saving time. */
export const DAY_MS = 86_400_000;

/**
 * Returns the number of the UTC day that contains a moment, counted from 1970-01-01: "today" in SPEC §2.3.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(dayNumber(new Date("1970-01-02T00:00:00.000Z")), 1);
 * assert.equal(dayNumber(new Date("1970-01-01T23:59:59.999Z")), 0);
 * ```
 */
export function dayNumber(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

/** Returns the start of the next UTC day. */
export function dayEnd(at: Date): Date {
  return new Date((dayNumber(at) + 1) * DAY_MS);
}

/** Formats the UTC day of a moment as `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Returns the time `days` days before `at`. */
export function daysBefore(at: Date, days: number): Date {
  return daysAfter(at, -days);
}

/** Returns the time `days` days after `at`. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}
