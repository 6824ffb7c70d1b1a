import type { LimitDecision } from "./sliding_window.ts";

/** Name of our only policy. Clients match the two headers by it, so it must never change. */
const POLICY = "minute";

/**
 * Returns `RateLimit-Policy`: the allowance (draft-ietf-httpapi-ratelimit-headers-10 §3) of a limit as stated in the
 * contract. It is the same in every response, so it is built once.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(rateLimitPolicyHeader({ requests: 120, windowSeconds: 60 }), '"minute";q=120;w=60');
 * ```
 */
export function rateLimitPolicyHeader(
  { requests, windowSeconds }: { requests: number; windowSeconds: number },
): string {
  return `"${POLICY}";q=${requests};w=${windowSeconds}`;
}

/**
 * Returns `RateLimit`: the remaining requests (`r`), and the seconds until there are more (`t`; by the draft's §4 this
 * is when the next request becomes free, not when the window is empty). For a refusal, `t` equals `Retry-After`.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(rateLimitHeader({ allowed: true, remaining: 59, resetSeconds: 60 }), '"minute";r=59;t=60');
 * assert.equal(rateLimitHeader({ allowed: false, retryAfterSeconds: 7 }), '"minute";r=0;t=7');
 * ```
 */
export function rateLimitHeader(decision: LimitDecision): string {
  return decision.allowed
    ? `"${POLICY}";r=${decision.remaining};t=${decision.resetSeconds}`
    : `"${POLICY}";r=0;t=${decision.retryAfterSeconds}`;
}
