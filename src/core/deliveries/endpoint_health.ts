/**
 * The limits that an endpoint's responses set. judged_endpoints.ts has those of its failures.
 *
 * ```text
 * limit                    value           protects                 used up by
 * wait of an open breaker  30 s to 15 min  a receiver that is down  failed probes: each doubles it
 *   test: an open breaker's probes wait from 30 s to 15 min
 * wait by Retry-After      up to 6 h       the votes of its owner   a receiver that asks for more
 *   test: an endpoint waits for its Retry-After, but no longer than 6 hours
 * quick response           2,000 ms        other owners' slots      an endpoint that takes longer
 *   test: the last answer decides whether an endpoint is slow
 *   test: an endpoint slower than 2 s gets two slots, not eight
 * ```
 */

import type { AttemptResult } from "../sending/exchange.ts";
import type { Outcome } from "../sending/outcome.ts";
import { type Completion, consequenceOf } from "./judge_attempt.ts";
import { RETRY_AFTER_MAX_MS } from "./retry_schedule.ts";

/** Delays of an open breaker in seconds. Each failed probe doubles the first one, up to the longest. */
export const BREAKER_WAITS = { firstS: 30, longestS: 15 * 60 };

/** Breaker delays. Tests pass shorter ones. */
export type BreakerWaits = typeof BREAKER_WAITS;

/** A response time in milliseconds above which an endpoint counts as slow and gets fewer slots. */
const SLOW_RESPONSE_MS = 2_000;

/** Statuses that mean "not now". The whole endpoint waits. */
const NOT_NOW = new Set([429, 502, 503, 504]);

/** Report on one endpoint, from its attempts in one batch. */
export interface EndpointReport {
  keyId: string;
  /** The URL that was used. A 410 disables the endpoint only if its URL hasn't changed since. */
  url: string | null;
  succeeded: boolean;
  /** Failures after the batch's last success, or all failures if there was none. */
  failures: number;
  isSlow: boolean;
  /** Time from which an endpoint that said "not now" may be tried again. Null if it didn't. */
  notBefore: Date | null;
  /** The outcome that disables the endpoint at once (a 410, or a channel that is gone), or null. */
  disabledBecause: Outcome | null;
}

/** The time of a report, from which the pauses requested by endpoints are counted. */
export interface HealthContext {
  now: Date;
  breaker: BreakerWaits;
}

/** Groups a batch by endpoint, in the order in which its attempts ended. */
export function reportEndpoints(completions: readonly Completion[], options: HealthContext) {
  const reports = new Map<string, EndpointReport>();
  for (const completion of completions) {
    if (completion.kind === "unsent" || completion.joins) continue;
    const { claim: { keyId, url }, result } = completion;
    if (consequenceOf(result.outcome).endpoint === "unaffected") continue;
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

function addTo(report: EndpointReport, result: AttemptResult, options: HealthContext): void {
  report.isSlow = result.durationMs > SLOW_RESPONSE_MS;
  const { endpoint } = consequenceOf(result.outcome);
  if (endpoint === "healthy") {
    report.succeeded = true;
    report.failures = 0;
    report.notBefore = null;
    return;
  }
  report.failures++;
  if (endpoint === "disabled") report.disabledBecause = result.outcome;
  report.notBefore = notBefore(result, options) ?? report.notBefore;
}

/**
 * Returns when an endpoint that said "not now" may be tried again: after its Retry-After (up to 6 h), or after 30 s.
 */
function notBefore({ status, retryAfterMs }: AttemptResult, { now, breaker }: HealthContext) {
  if (status === null || !NOT_NOW.has(status)) return null;
  const waitMs = Math.min(retryAfterMs ?? breaker.firstS * 1000, RETRY_AFTER_MAX_MS);
  return new Date(now.getTime() + waitMs);
}
