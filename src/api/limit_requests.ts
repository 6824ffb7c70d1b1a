import type { RateLimit } from "../../generated/limits.ts";
import { rateLimitHeader, rateLimitPolicyHeader } from "../limits/headers.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import type { ApiContext } from "./request_state.ts";
import { problem } from "./error_response.ts";
import { ACCESS } from "./words.ts";

/**
 * Limits an operation per key (SPEC §8). The limit is exact within this process, or across all processes that share
 * limits; its numbers come from the contract. Refused requests don't count, so a client that waits `Retry-After`
 * seconds is never refused twice.
 */
export function createLimitRequests(
  id: string,
  { requests, windowSeconds }: RateLimit,
  limiter: CreateLimiter,
) {
  const window = limiter(id, { requests, windowMs: windowSeconds * 1000 });
  const policy = rateLimitPolicyHeader({ requests, windowSeconds });

  async function limitRequests(c: ApiContext): Promise<Response | undefined> {
    const decision = await window.take(c.env.keyId);
    c.env.rateLimitPolicy = policy;
    c.env.rateLimit = rateLimitHeader(decision);
    if (decision.allowed) return undefined;
    const { retryAfterSeconds } = decision;
    const detail = ACCESS.tooManyOfKey({
      requests,
      windowSeconds,
      waitSeconds: retryAfterSeconds,
    });
    return problem(c, "rate_limited", detail, { retryAfterSeconds });
  }

  return { limitRequests, tick: window.tick };
}
