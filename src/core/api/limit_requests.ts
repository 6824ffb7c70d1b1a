import type { RateLimit } from "../../../generated/limits.ts";
import { rateLimitHeader, rateLimitPolicyHeader } from "../limits/headers.ts";
import type { Limiter } from "../limits/shared_window.ts";
import type { ApiContext } from "./request_state.ts";
import { problem } from "./error_response.ts";

/** The caller whose requests are counted together. */
interface LimitedClients {
  window: Limiter;
  /** Returns the client, and its network if the window limits addresses. */
  clientOf: (c: ApiContext) => [client: string, network?: string];
  /** Tells a client that its limit is used up. */
  explain: (limit: RateLimit & { waitSeconds: number }) => string;
}

/**
 * Limits an operation per client (SPEC §8). The limit is exact within this process, or across all processes that share
 * limits; its numbers come from the contract. Refused requests don't count, so a client that waits `Retry-After`
 * seconds is never refused twice.
 */
export function createLimitRequests(
  limit: RateLimit,
  { window, clientOf, explain }: LimitedClients,
) {
  const policy = rateLimitPolicyHeader(limit);

  return async function limitRequests(c: ApiContext): Promise<Response | undefined> {
    const decision = await window.take(...clientOf(c));
    c.env.rateLimit = { policy, left: rateLimitHeader(decision) };
    if (decision.allowed) return undefined;
    const { retryAfterSeconds } = decision;
    const detail = explain({ ...limit, waitSeconds: retryAfterSeconds });
    return problem(c, "rate_limited", { detail, retryAfterSeconds });
  };
}
