import { describeBug, log } from "../observing/log.ts";
import { UnusableSecret } from "../secrets/unusable_secret.ts";
import type { Outcome } from "./outcome.ts";

/** A result as stored in the attempt log. All texts from the receiver are bounded and safe to print. */
export interface AttemptResult {
  readonly outcome: Outcome;
  /** The response status, even if reading the body failed. Null without a response. */
  readonly status: number | null;
  readonly startedAt: Date;
  /** Whole milliseconds on the monotonic clock. */
  readonly durationMs: number;
  /** Text from the first 4 KB of the response. Null if there was none. */
  readonly excerpt: string | null;
  /** The header lines of the response, without the values of cookies. Null if there was none. */
  readonly headers: string | null;
  /** The target of a 3xx, shown to the owner. It is never called. */
  readonly redirectsTo: string | null;
  /** The delay that the receiver requested, not capped; `nextAttemptDelayMs` caps it. */
  readonly retryAfterMs: number | null;
  /** `X-Votes-Rewarded`, if present: the number of votes that the receiver counted, for its grade. */
  readonly tally?: string;
}

/** A POST in flight. */
export interface Exchange {
  readonly url: string;
  readonly startedAt: Date;
  /** Milliseconds since the start on the monotonic clock. */
  readonly tookMs: () => number;
  /** Called exactly once. `cause` explains a failure, for our own log only, because it contains addresses. */
  readonly settle: (result: AttemptResult, cause?: unknown) => void;
}

/** Starts an exchange, and returns how to end it from outside (deadline, shutdown). */
export type Begin = (exchange: Exchange) => { giveUp(outcome: Outcome): void };

/** Returns the result of an attempt that got no response or was never made. */
export function withoutResponse(
  outcome: Outcome,
  { startedAt, tookMs }: Pick<Exchange, "startedAt" | "tookMs">,
): AttemptResult {
  return {
    outcome,
    status: null,
    startedAt,
    durationMs: Math.round(tookMs()),
    excerpt: null,
    headers: null,
    redirectsTo: null,
    retryAfterMs: null,
  };
}

/** Returns the outcome of an attempt that an error ended before anything was sent. All but bad secrets are bugs. */
export function outcomeOfUnsent(error: unknown): "bad_secret" | "internal_error" {
  return error instanceof UnusableSecret ? "bad_secret" : "internal_error";
}

/** Returns the result of an attempt that an error ended before anything was sent. Logs a bug as `event`. */
export function unsentBecause(
  error: unknown,
  { event, startedAt }: { event: string; startedAt: Date },
): AttemptResult {
  const outcome = outcomeOfUnsent(error);
  if (outcome === "internal_error") log("error", event, describeBug(error));
  return withoutResponse(outcome, { startedAt, tookMs: () => 0 });
}
