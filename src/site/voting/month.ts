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
