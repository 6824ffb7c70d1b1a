import type { AttemptResult } from "../sending/answer.ts";
import { hasArrived } from "../sending/outcome.ts";
import type { Completion } from "./attempt_claim.ts";
import { RETRY_AFTER_MAX_MS } from "./retry_schedule.ts";

/**
 * The breaker of an endpoint, kept in its row so that all processes share it.
 *
 * ```text
 *            5 failures in a row, or one 429, 502, 503, 504
 *   closed ───────────────────────────────────────────────► open: nothing is sent, no attempt is spent
 *     ▲                                                      │ 30 s, then 1 m, 2 m … 15 m
 *     │                                                      ▼
 *     └────────── a success ─────────── half-open: one row goes as a probe ──a failure──► open
 * ```
 *
 * A 410, or 120 hours and 20 attempts without a success, disables the endpoint: its rows and its server's
 * further votes are held. A test that arrives enables it again.
 */

/** Failures in a row that open the breaker. */
export const BREAKER_FAILURES = 5;

/** The waits of an open breaker, in seconds: each failed probe doubles the first one, up to the longest. */
export interface BreakerWaits {
  readonly firstS: number;
  readonly longestS: number;
}

/** Their production values. */
export const BREAKER_WAITS: BreakerWaits = { firstS: 30, longestS: 15 * 60 };

/** An endpoint without a success for so long, and over so many attempts, is disabled. */
export const DISABLE_AFTER_HOURS = 120;
export const DISABLE_AFTER_ATTEMPTS = 20;

/** An answer that takes longer makes an endpoint slow, in milliseconds: it then gets fewer places. */
const SLOW_ANSWER_MS = 2_000;

/** Statuses by which a receiver says "not now": the whole endpoint waits. */
const NOT_NOW = new Set([429, 502, 503, 504]);

/** Verdict on one endpoint, from its attempts in one batch. */
export interface EndpointReport {
  keyId: string;
  /** Where it was sent: a 410 disables the endpoint only while it still points there. */
  url: string | null;
  succeeded: boolean;
  /** Failures after the last success of the batch, or all. */
  failures: number;
  isSlow: boolean;
  /** When an endpoint that said "not now" may be asked again; null when none did. */
  notBefore: Date | null;
  /** The outcome word that disables it at once (410), or null. */
  disabledBecause: string | null;
}

/** Outcomes that are our own doing, or the vote's, and say nothing of an endpoint. */
const NOT_ITS_OWN = new Set(["interrupted", "internal_error", "bad_secret", "name_refused"]);

/** The moment of a report, by which the pauses that endpoints asked for are counted. */
interface ReportOptions {
  now: Date;
  breaker: BreakerWaits;
}

/** Sums up a batch by endpoint, in the order in which its attempts ended. */
export function reportEndpoints(
  completions: readonly Completion[],
  options: ReportOptions,
): EndpointReport[] {
  const reports = new Map<string, EndpointReport>();
  for (const { claim: { keyId, url }, result } of completions) {
    if (result === null || NOT_ITS_OWN.has(result.outcome)) continue;
    const report = reports.get(keyId) ?? { keyId, url, ...NOTHING_YET };
    reports.set(keyId, report);
    addTo(report, result, options);
  }
  return [...reports.values()];
}

const NOTHING_YET = {
  succeeded: false,
  failures: 0,
  isSlow: false,
  notBefore: null,
  disabledBecause: null,
};

function addTo(report: EndpointReport, result: AttemptResult, options: ReportOptions): void {
  report.isSlow = result.durationMs > SLOW_ANSWER_MS;
  if (hasArrived(result.outcome)) {
    report.succeeded = true;
    report.failures = 0;
    report.notBefore = null;
    return;
  }
  report.failures++;
  if (result.outcome === "gone") report.disabledBecause = result.outcome;
  report.notBefore = notBefore(result, options) ?? report.notBefore;
}

/** Returns the time from which such an endpoint may be asked again: after its Retry-After (up to 6 h), or 30 s. */
function notBefore(
  { status, retryAfterMs }: AttemptResult,
  { now, breaker }: ReportOptions,
): Date | null {
  if (status === null || !NOT_NOW.has(status)) return null;
  const waitMs = Math.min(retryAfterMs ?? breaker.firstS * 1000, RETRY_AFTER_MAX_MS);
  return new Date(now.getTime() + waitMs);
}
