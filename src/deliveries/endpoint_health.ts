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

/** When an endpoint that answered so may be asked again: after its Retry-After (up to 6 h), or 30 s. */
export function notBefore(
  answer: { status: number | null; retryAfterMs: number | null },
  { now, breaker }: { now: Date; breaker: BreakerWaits },
): Date | null {
  if (answer.status === null || !NOT_NOW.has(answer.status)) return null;
  const waitMs = Math.min(answer.retryAfterMs ?? breaker.firstS * 1000, RETRY_AFTER_MAX_MS);
  return new Date(now.getTime() + waitMs);
}

/** Verdict on one endpoint, from its attempts in one batch. */
export interface EndpointReport {
  keyId: string;
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

/** Inputs of a report. */
export interface ReportedAttempt {
  keyId: string;
  url: string | null;
  outcome: string;
  status: number | null;
  durationMs: number;
  notBefore: Date | null;
  disables: boolean;
}

/**
 * Sums up a batch by endpoint, in the order in which its attempts ended. Attempts that were not made, or that
 * we broke off ourselves, say nothing of an endpoint.
 */
export function reportEndpoints(attempts: readonly ReportedAttempt[]): EndpointReport[] {
  const reports = new Map<string, EndpointReport>();
  for (const attempt of attempts) {
    if (attempt.url === null || OUR_OWN.has(attempt.outcome)) continue;
    const report = reports.get(attempt.keyId) ?? emptyReport(attempt);
    reports.set(attempt.keyId, report);
    addTo(report, attempt);
  }
  return [...reports.values()];
}

const OUR_OWN = new Set(["interrupted", "internal_error", "bad_secret"]);

function emptyReport({ keyId, url }: ReportedAttempt): EndpointReport {
  return {
    keyId,
    url,
    succeeded: false,
    failures: 0,
    isSlow: false,
    notBefore: null,
    disabledBecause: null,
  };
}

function addTo(report: EndpointReport, attempt: ReportedAttempt): void {
  report.isSlow = attempt.durationMs > SLOW_ANSWER_MS;
  if (attempt.outcome === "delivered") {
    report.succeeded = true;
    report.failures = 0;
    report.notBefore = null;
    return;
  }
  report.failures++;
  if (attempt.disables) report.disabledBecause = attempt.outcome;
  report.notBefore = attempt.notBefore ?? report.notBefore;
}
