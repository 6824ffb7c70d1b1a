import type { Completion } from "../../../src/core/deliveries/judge_attempt.ts";
import type { DeliveryClaim } from "../../../src/core/deliveries/outbox_claim.ts";
import { DELIVERY_RATES } from "../../../src/core/deliveries/policy.ts";
import type { AttemptResult } from "../../../src/core/sending/exchange.ts";

/** A claim of a row that was never sent. Its key's URL is never called. */
export const CLAIM: DeliveryClaim = {
  id: "00000000-0000-7000-8000-000000000001",
  claimId: "00000000-0000-4000-8000-000000000002",
  voteId: "00000000-0000-7000-8000-000000000003",
  keyId: "00000000-0000-4000-8000-000000000004",
  body: "{}",
  isTest: false,
  attempts: 0,
  tries: 0,
  kind: "webhook",
  url: "http://one.invalid/votes",
  secret: new Uint8Array(),
  previousSecret: null,
  previousSecretUntil: null,
  ownerId: "00000000-0000-4000-8000-000000000005",
  destination: "http://one.invalid",
  rate: 10,
  lane: "unproven",
  isSlow: false,
  isGoodDay: true,
  lastVisited: null,
};

/** The sizes of a claim in which no owner has to wait. */
export const CLAIMING = {
  leaseMs: 60_000,
  perEndpoint: 8,
  perSlowEndpoint: 2,
  rates: DELIVERY_RATES,
  allowed: { rows: 100, owners: [], pairs: [], waits: false },
  from: null,
};

/** Returns the result of an accepted vote, with the given differences. */
export function resultOf(own: Partial<AttemptResult> = {}): AttemptResult {
  return {
    outcome: "delivered",
    status: 204,
    startedAt: new Date("2026-03-10T12:00:00.000Z"),
    durationMs: 3,
    excerpt: null,
    headers: null,
    redirectsTo: null,
    retryAfterMs: null,
    ...own,
  };
}

/** Returns a finished attempt with that result, which is not retried. */
export function finished(own: Partial<AttemptResult>): Completion {
  return { kind: "ended", claim: CLAIM, result: resultOf(own), joins: false, state: "abandoned" };
}
