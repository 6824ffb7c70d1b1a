/** How often a server is asked, in milliseconds: each once in a round. */
export const POLL_EVERY_MS = 300_000;

/** A server that was asked out of turn (a new one, or after an outage) is left alone this long, in milliseconds. */
const REST_MS = 60_000;

/**
 * When a server is asked next: its own place in the round, which its id decides, so that the servers spread evenly
 * over it and stay there. At least a minute and at most six from `now`.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const id = "00000000-0000-4000-8000-000000001388"; // its place: 5 s after the start of a round
 * assert.equal(nextPollAt(id, new Date("2026-03-10T12:00:05.040Z")).toISOString(), "2026-03-10T12:05:05.000Z");
 * ```
 */
export function nextPollAt(serverId: string, now: Date): Date {
  const place = parseInt(serverId.slice(-8), 16) % POLL_EVERY_MS;
  const rounds = Math.floor((now.getTime() + REST_MS - place) / POLL_EVERY_MS) + 1;
  return new Date(rounds * POLL_EVERY_MS + place);
}
