import type { RateLimit } from "../../generated/limits.ts";
import { rateLimitHeader, rateLimitPolicyHeader } from "../limits/headers.ts";
import { createSlidingWindow } from "../limits/sliding_window.ts";
import type { ApiContext } from "./visit.ts";
import { problem } from "./error_response.ts";

/**
 * Limits an operation per key (SPEC §8), exactly, within this process; the numbers come from the contract. Refused
 * requests don't count, so a client that waits `Retry-After` seconds is never refused twice.
 */
export function createLimitRequests({ requests, windowSeconds }: RateLimit) {
  const window = createSlidingWindow({ requests, windowMs: windowSeconds * 1000 });
  const policy = rateLimitPolicyHeader({ requests, windowSeconds });

  function limitRequests(c: ApiContext): Response | undefined {
    const decision = window.take(c.env.keyId);
    c.env.rateLimitPolicy = policy;
    c.env.rateLimit = rateLimitHeader(decision);
    if (decision.allowed) return undefined;
    const { retryAfterSeconds } = decision;
    const detail = `This key made ${requests} requests in ${windowSeconds} s. ` +
      `The next one passes in ${retryAfterSeconds} s.`;
    return problem(c, "rate_limited", detail, { retryAfterSeconds });
  }

  return { limitRequests, tick: window.tick };
}
