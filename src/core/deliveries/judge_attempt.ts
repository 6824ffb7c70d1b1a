import type { AttemptResult } from "../sending/exchange.ts";
import type { Outcome } from "../sending/outcome.ts";
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

const OUR_FAULT: Consequence = { delivery: "retry", endpoint: "unaffected" };

const CONSEQUENCES: Readonly<Record<Outcome, Consequence>> = {
  delivered: ARRIVED,
  /** The old protocol of Votifier confirms nothing. */
  unconfirmed: ARRIVED,
  posted: ARRIVED,
  rejected: FAILED,
  redirected: FAILED,
  redirected_elsewhere: FAILED,
  apps_script: FAILED,
  /** A 410, as in Standard Webhooks. */
  gone: { delivery: "abandoned", endpoint: "disabled" },
  bad_response: FAILED,
  http2_only: FAILED,
  not_votifier: FAILED,
  votifier_key_missing: FAILED,
  token_refused: FAILED,
  votifier_refused: FAILED,
  /** Votes of this player can't be delivered. Votes of others can. */
  name_refused: { delivery: "abandoned", endpoint: "unaffected" },
  /** A channel that no longer exists. Its votes are held until it has another address. */
  chat_gone: { delivery: "retry", endpoint: "disabled" },
  chat_refused: { delivery: "abandoned", endpoint: "failing" },
  chat_busy: FAILED,
  timeout: FAILED,
  connect_failed: FAILED,
  connection_lost: FAILED,
  dns_failed: FAILED,
  tls_failed: FAILED,
  tls_self_signed: FAILED,
  tls_untrusted: FAILED,
  tls_expired: FAILED,
  tls_other_name: FAILED,
  tls_old: FAILED,
  tls_plain: FAILED,
  tls_expected: FAILED,
  private_address: FAILED,
  bad_url: FAILED,
  /** Usually a process with another secret key. */
  bad_secret: OUR_FAULT,
  interrupted: OUR_FAULT,
  internal_error: OUR_FAULT,
};

/** The end of a claim: nothing was sent, the delivery has ended, or another attempt is scheduled. */
export type Completion = UnsentRow | LastAttempt | RetriedAttempt;

/** Nothing was sent, because the key was revoked, its URL cleared or the vote voided in the meantime. */
interface UnsentRow {
  kind: "unsent";
  claim: DeliveryClaim;
}

/** An attempt that was the delivery's last. */
interface LastAttempt extends SentMessage {
  kind: "ended";
  state: "delivered" | "abandoned";
}

/** An attempt that another one follows. */
interface RetriedAttempt extends SentMessage {
  kind: "retried";
  dueAt: Date;
  /**
   * Whether the attempt doesn't count toward the retry schedule, because a chat's "too many" is not the owner's fault.
   */
  isFree: boolean;
}

/** A message that was sent for a claimed row. */
interface SentMessage {
  claim: DeliveryClaim;
  result: AttemptResult;
  /** Whether it shares the message of another completion. Only that one counts for the endpoint. */
  joins: boolean;
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
  return CONSEQUENCES[outcome];
}

/** Returns whether the receiver has accepted the vote, as far as is known. False for an outcome of a newer version. */
export function hasArrived(outcome: Outcome): boolean {
  return outcome in CONSEQUENCES && consequenceOf(outcome).delivery === "delivered";
}

/** Judges an attempt: delivered, abandoned (after a 410, or when the schedule is used up), or due for a retry. */
export function judgeAttempt(
  claim: DeliveryClaim,
  result: AttemptResult,
  { now, schedule, random, notBefore }: JudgeOptions,
): LastAttempt | RetriedAttempt {
  const attempt = { claim, result, joins: false };
  const { delivery } = consequenceOf(result.outcome);
  if (delivery !== "retry") return { kind: "ended", ...attempt, state: delivery };
  // The owner is waiting for a test's result, so a test is not retried.
  if (claim.isTest) return { kind: "ended", ...attempt, state: "abandoned" };
  const isFree = result.outcome === "chat_busy";
  const delayMs = nextAttemptDelayMs({
    attemptsMade: isFree ? 0 : claim.tries + 1,
    retryAfterMs: result.retryAfterMs,
    schedule,
    random,
  });
  if (delayMs === null) return { kind: "ended", ...attempt, state: "abandoned" };
  const dueAt = Math.max(now().getTime() + delayMs, notBefore?.getTime() ?? 0);
  return { kind: "retried", ...attempt, dueAt: new Date(dueAt), isFree };
}
