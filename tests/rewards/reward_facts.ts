import assert from "node:assert/strict";
import type { VoteKey } from "../../src/site/voting/moderation/vote_keys.ts";

/** Seconds of a lease. */
export const LEASE_S = 120;

/** Milliseconds after a lease in which only its key may claim the reward again. */
export const OWN_KEY_FIRST_MS = 600_000;

/** All that a schedule knows of a vote's reward. */
export interface Fact {
  vote: VoteKey;
  ended?: "granted" | "refused" | "voided" | "expired" | undefined;
  /** The last lease. */
  lease?: { keyId: string; claimId: string; until: number; othersAfter: number } | undefined;
  availableAt: number;
  /** Keys that told that they gave it. */
  tellers: Set<string>;
  /** The void batch of the vote. */
  voidedBy?: string | undefined;
}

/** The answer to a grant, by all that is known. */
export function expectedOf({ ended, tellers }: Fact, keyId: string): string {
  if (ended === undefined) return "recorded";
  if (ended !== "granted") return ended;
  const [first] = tellers;
  return first === keyId ? "already_recorded" : "duplicate";
}

/**
 * A lease in force belongs to no one but its key, not even another claim's; after it only its key comes, for ten
 * minutes.
 */
export function requireFree(
  { ended, lease, availableAt }: Fact,
  { keyId, claimId, now }: { keyId: string; claimId: string; now: number },
): void {
  assert.equal(ended, undefined, `leased after it was ${ended}`);
  assert.ok(availableAt <= now, "leased too early");
  if (!lease || lease.claimId === claimId) return;
  assert.ok(lease.until <= now, "leased twice");
  assert.ok(lease.keyId === keyId || lease.othersAfter <= now, "leased to another too early");
}
