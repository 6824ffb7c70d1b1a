import type { Completion } from "../../src/deliveries/attempt_claim.ts";
import type { Claim } from "../../src/deliveries/outbox_claim.ts";
import type { AttemptResult } from "../../src/sending/answer.ts";

/** A claim of a row that was never sent, of a key whose URL nobody calls. */
const CLAIM: Claim = {
  id: "00000000-0000-7000-8000-000000000001",
  claimId: "00000000-0000-4000-8000-000000000002",
  voteId: "00000000-0000-7000-8000-000000000003",
  keyId: "00000000-0000-4000-8000-000000000004",
  body: "{}",
  isTest: false,
  attempts: 0,
  tries: 0,
  url: "http://one.invalid/votes",
  secret: new Uint8Array(),
  previousSecret: null,
  previousSecretUntil: null,
};

/** A result in which a receiver accepted, but for what is given. */
export function resultOf(own: Partial<AttemptResult> = {}): AttemptResult {
  return {
    outcome: "delivered",
    status: 204,
    startedAt: new Date("2026-03-10T12:00:00.000Z"),
    durationMs: 3,
    excerpt: null,
    redirectsTo: null,
    retryAfterMs: null,
    ...own,
  };
}

/** A finished attempt with that result, which is not tried again. */
export function finished(own: Partial<AttemptResult>): Completion {
  return { claim: CLAIM, result: resultOf(own), ends: "abandoned", dueAt: null };
}
