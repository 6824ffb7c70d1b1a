import { dayNumber } from "../time/day.ts";

/**
 * Returns whether a player with this last vote has voted "today" (SPEC §2.3), on the UTC day of `now`, and so can't
 * vote again before it ends. A vote on a later day counts too: it was cast by a clock that is ahead.
 * SQL decides the day of a vote that is cast, by the same rule: `(voted_at at time zone 'utc')::date`, in
 * `vote_repository.ts` and, for the votes of a name, in `vote_name.ts`.
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
