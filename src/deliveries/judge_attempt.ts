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
    claim_id: claim.claim_id,
    key_id: claim.key_id,
    url: claim.url,
    number: claim.attempts + 1,
    started_at: result.startedAt,
    duration_ms: result.durationMs,
    outcome: result.outcome,
    status: result.status,
    excerpt: result.excerpt,
    redirects_to: result.redirectsTo,
    disables: result.outcome === "gone",
    not_before: notBefore(result, options),
  };
  if (result.outcome === "delivered") return { ...completion, ends: "delivered", due_at: null };
  // A test is an answer to its owner's question: it is not asked again behind the owner's back.
  if (result.outcome === "gone" || claim.is_test) {
    return { ...completion, ends: "abandoned", due_at: null };
  }
  const delayMs = nextAttemptDelayMs({
    attemptsMade: claim.tries + 1,
    retryAfterMs: result.retryAfterMs,
    schedule: options.schedule,
    random: options.random,
  });
  if (delayMs === null) return { ...completion, ends: "abandoned", due_at: null };
  return { ...completion, ends: null, due_at: new Date(options.now.getTime() + delayMs) };
}

/** The end of a claimed row that has nowhere to go: its key was revoked or its URL cleared meanwhile. */
export function withoutDestination(claim: Claim, now: Date): Completion {
  return {
    id: claim.id,
    claim_id: claim.claim_id,
    key_id: claim.key_id,
    url: null,
    number: null,
    started_at: now,
    duration_ms: 0,
    outcome: "no_destination",
    status: null,
    excerpt: null,
    redirects_to: null,
    ends: "abandoned",
    due_at: null,
    disables: false,
    not_before: null,
  };
}
