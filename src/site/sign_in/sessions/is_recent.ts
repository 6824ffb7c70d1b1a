import { MINUTE_MS } from "../../../core/time/day.ts";

/** Milliseconds for which a proof of identity is valid. Signing in is such a proof. */
const PROOF_MS = 10 * MINUTE_MS;

/**
 * Returns whether a session's user proved their identity within the last 10 minutes.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const provedAt = new Date("2026-03-10T12:00:00.000Z");
 * assert.equal(isRecent({ provedAt }, new Date("2026-03-10T12:09:59.000Z")), true);
 * assert.equal(isRecent({ provedAt }, new Date("2026-03-10T12:10:00.000Z")), false);
 * ```
 */
export function isRecent({ provedAt }: { provedAt: Date | null }, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < PROOF_MS;
}
