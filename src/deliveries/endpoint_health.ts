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
  key_id: string;
  url: string | null;
  succeeded: boolean;
  /** Failures after the last success of the batch, or all. */
  failures: number;
  is_slow: boolean;
  /** When an endpoint that said "not now" may be asked again; null when none did. */
  not_before: Date | null;
  /** The outcome word that disables it at once (410), or null. */
  disabled_because: string | null;
}

/** Inputs of a report. */
export interface ReportedAttempt {
  key_id: string;
  url: string | null;
  outcome: string;
  status: number | null;
  duration_ms: number;
  not_before: Date | null;
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
    const report = reports.get(attempt.key_id) ?? emptyReport(attempt);
    reports.set(attempt.key_id, report);
    addTo(report, attempt);
  }
  return [...reports.values()];
}

const OUR_OWN = new Set(["interrupted", "internal_error", "bad_secret"]);

function emptyReport({ key_id, url }: ReportedAttempt): EndpointReport {
  return {
    key_id,
    url,
    succeeded: false,
    failures: 0,
    is_slow: false,
    not_before: null,
    disabled_because: null,
  };
}

function addTo(report: EndpointReport, attempt: ReportedAttempt): void {
  report.is_slow = attempt.duration_ms > SLOW_ANSWER_MS;
  if (attempt.outcome === "delivered") {
    report.succeeded = true;
    report.failures = 0;
    report.not_before = null;
    return;
  }
  report.failures++;
  if (attempt.disables) report.disabled_because = attempt.outcome;
  report.not_before = attempt.not_before ?? report.not_before;
}
