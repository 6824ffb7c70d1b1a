/** Milliseconds in a UTC day; UTC has no daylight saving time. */
const DAY_MS = 86_400_000;

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

/**
 * Returns whether a player with this last vote has voted "today" (SPEC §2.3), on the UTC day of `now`, and so can't
 * vote again before it ends. A vote on a later day counts too: it was cast by a clock that is ahead.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const lastVotedAt = new Date("2026-03-10T23:59:59.999Z");
 * assert.ok(votedToday(lastVotedAt, new Date("2026-03-10T00:00:00.000Z")));
 * assert.ok(!votedToday(lastVotedAt, new Date("2026-03-11T00:00:00.000Z")));
 * assert.ok(!votedToday(null, lastVotedAt));
 * ```
 */
export function votedToday(lastVotedAt: Date | null, now: Date): boolean {
  return lastVotedAt !== null && dayNumber(lastVotedAt) >= dayNumber(now);
}

/** Returns the start of the next UTC day, when the player may vote again. */
export function dayEnd(at: Date): Date {
  return new Date((dayNumber(at) + 1) * DAY_MS);
}

/** Formats the UTC day of a moment as `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Formats the UTC month of a moment as `YYYY-MM`. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/**
 * Returns the month that is `months` after another, or before it if negative. Both are `YYYY-MM`.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(monthsAfter("2026-12", 1), "2027-01");
 * assert.equal(monthsAfter("2026-03", -3), "2025-12");
 * ```
 */
export function monthsAfter(month: string, months: number): string {
  const start = monthStart(month);
  start.setUTCMonth(start.getUTCMonth() + months);
  return monthOf(start);
}

/** Returns the first moment of a month (`YYYY-MM`). */
export function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}
