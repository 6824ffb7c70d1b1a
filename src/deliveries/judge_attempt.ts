import { type BreakerWaits, notBefore } from "./endpoint_health.ts";
import type { Claim } from "./outbox_claim.ts";
import type { Completion } from "./outbox_complete.ts";
import { nextAttemptDelayMs } from "./retry_schedule.ts";
import type { AttemptResult } from "../sending/send_delivery.ts";

/** Inputs of the judgement besides claim and result. */
export interface JudgeOptions {
  now: Date;
  /** Waits between tries, in milliseconds. */
  schedule: readonly number[];
  random: () => number;
  breaker: BreakerWaits;
}

/** Judges an attempt: delivered, abandoned (410, or the schedule is used up), or another try. */
export function judgeAttempt(
  claim: Claim,
  result: AttemptResult,
  options: JudgeOptions,
): Completion {
  const completion = {
    id: claim.id,
    claimId: claim.claimId,
    keyId: claim.keyId,
    url: claim.url,
    number: claim.attempts + 1,
    startedAt: result.startedAt,
    durationMs: result.durationMs,
    outcome: result.outcome,
    status: result.status,
    excerpt: result.excerpt,
    redirectsTo: result.redirectsTo,
    disables: result.outcome === "gone",
    notBefore: notBefore(result, options),
  };
  if (result.outcome === "delivered") return { ...completion, ends: "delivered", dueAt: null };
  // A test is an answer to its owner's question: it is not asked again behind the owner's back.
  if (result.outcome === "gone" || claim.isTest) {
    return { ...completion, ends: "abandoned", dueAt: null };
  }
  const delayMs = nextAttemptDelayMs({
    attemptsMade: claim.tries + 1,
    retryAfterMs: result.retryAfterMs,
    schedule: options.schedule,
    random: options.random,
  });
  if (delayMs === null) return { ...completion, ends: "abandoned", dueAt: null };
  return { ...completion, ends: null, dueAt: new Date(options.now.getTime() + delayMs) };
}

/** The end of a claimed row that has nowhere to go: its key was revoked or its URL cleared meanwhile. */
export function withoutDestination(claim: Claim, now: Date): Completion {
  return {
    id: claim.id,
    claimId: claim.claimId,
    keyId: claim.keyId,
    url: null,
    number: null,
    startedAt: now,
    durationMs: 0,
    outcome: "no_destination",
    status: null,
    excerpt: null,
    redirectsTo: null,
    ends: "abandoned",
    dueAt: null,
    disables: false,
    notBefore: null,
  };
}
