import type { AttemptResult } from "../sending/exchange.ts";
import { hasArrived, type Outcome } from "../sending/outcome.ts";
import type { DeliveryClaim } from "./outbox_claim.ts";
import { nextAttemptDelayMs, type RetrySchedule } from "./retry_schedule.ts";

/** The consequences of an attempt's outcome for its delivery and for the endpoint. */
interface Consequence {
  /** A `retry` becomes abandoned once the schedule is used up. */
  delivery: "delivered" | "retry" | "abandoned";
  /**
   * `disabled` also holds the endpoint's other rows. `unaffected` means that the outcome says nothing about the
   * endpoint.
   */
  endpoint: "healthy" | "failing" | "disabled" | "unaffected";
}

const ARRIVED: Consequence = { delivery: "delivered", endpoint: "healthy" };
const FAILED: Consequence = { delivery: "retry", endpoint: "failing" };

/** Failures that differ from `FAILED`. */
const EXCEPTIONS: Readonly<Partial<Record<Outcome, Consequence>>> = {
  /** A 410, as in Standard Webhooks. */
  gone: { delivery: "abandoned", endpoint: "disabled" },
  /** Votes of this player can't be delivered. Votes of others can. */
  name_refused: { delivery: "abandoned", endpoint: "unaffected" },
  /** A channel that no longer exists. Its votes are held until it has another address. */
  chat_gone: { delivery: "retry", endpoint: "disabled" },
  chat_refused: { delivery: "abandoned", endpoint: "failing" },
  bad_secret: { delivery: "retry", endpoint: "unaffected" },
  interrupted: { delivery: "retry", endpoint: "unaffected" },
  internal_error: { delivery: "retry", endpoint: "unaffected" },
};

/** A finished attempt: its claim, its result, and what happens to the delivery. */
export interface Completion {
  claim: DeliveryClaim;
  /** Null if nothing was sent because the key was revoked or its URL cleared in the meantime. */
  result: AttemptResult | null;
  /** The final state of the delivery, or null for another attempt at `dueAt`. */
  ends: "delivered" | "abandoned" | null;
  dueAt: Date | null;
  /**
   * Whether the attempt doesn't count toward the retry schedule, because a chat's "too many" is not the owner's fault.
   */
  isFree?: boolean;
  /** Whether it shares the message of another completion. Only that one counts for the endpoint. */
  joins?: boolean;
}

/** Inputs for judging an attempt. */
export interface JudgeOptions {
  now: () => Date;
  random: () => number;
  /** Milliseconds to wait before each attempt. */
  schedule: RetrySchedule;
  /** The earliest time of another attempt. */
  notBefore?: Date | undefined;
}

/** Returns what an outcome means for the delivery and the endpoint. */
export function consequenceOf(outcome: Outcome): Consequence {
  return hasArrived(outcome) ? ARRIVED : EXCEPTIONS[outcome] ?? FAILED;
}

/** Judges an attempt: delivered, abandoned (after a 410, or when the schedule is used up), or due for a retry. */
export function judgeAttempt(
  claim: DeliveryClaim,
  result: AttemptResult,
  { now, schedule, random, notBefore }: JudgeOptions,
): Completion {
  const finished = { claim, result, dueAt: null };
  const { delivery } = consequenceOf(result.outcome);
  if (delivery !== "retry") return { ...finished, ends: delivery };
  // The owner is waiting for a test's result, so a test is not retried.
  if (claim.isTest) return { ...finished, ends: "abandoned" };
  const isFree = result.outcome === "chat_busy";
  const delayMs = nextAttemptDelayMs({
    attemptsMade: isFree ? 0 : claim.tries + 1,
    retryAfterMs: result.retryAfterMs,
    schedule,
    random,
  });
  if (delayMs === null) return { ...finished, ends: "abandoned" };
  const dueAt = Math.max(now().getTime() + delayMs, notBefore?.getTime() ?? 0);
  return { ...finished, ends: null, dueAt: new Date(dueAt), isFree };
}
