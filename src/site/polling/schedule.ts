/** Milliseconds between queries of a server. */
export const POLL_EVERY_MS = 300_000;

/** Minimum milliseconds after a query outside its slot, of a new server or after an outage. */
const REST_MS = 60_000;

/**
 * Returns when a server is queried next: at its slot of the five minutes, one to six minutes from `now`. The slot is
 * derived from its id, so servers are spread evenly and keep their slots.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const id = "00000000-0000-4000-8000-000000001388"; // its offset: 5 s after each fifth minute
 * assert.equal(nextPollAt(id, new Date("2026-03-10T12:00:05.040Z")).toISOString(), "2026-03-10T12:05:05.000Z");
 * ```
 */
export function nextPollAt(serverId: string, now: Date): Date {
  const offset = parseInt(serverId.slice(-8), 16) % POLL_EVERY_MS;
  const slots = Math.floor((now.getTime() + REST_MS - offset) / POLL_EVERY_MS) + 1;
  return new Date(slots * POLL_EVERY_MS + offset);
}
