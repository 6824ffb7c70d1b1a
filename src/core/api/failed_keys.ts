import { failedAuthenticationLimit } from "../../../generated/limits.ts";
import { createSharedLookup } from "../keys/shared_lookup.ts";
import { networkKey } from "../limits/client_address.ts";
import type { Cidr } from "../limits/trusted_proxies.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import { requestAddress } from "./request_address.ts";
import type { ApiContext } from "./request_state.ts";

/**
 * Maximum number of addresses whose failures are counted separately (about 25 MB). Beyond that, new addresses share one
 * counter per network.
 */
const ADDRESSES_MAX = 100_000;

/**
 * Tracks failed keys by address. The contract limits failures, and an address over the limit gets only a few concurrent
 * look-ups.
 *
 * ```text
 * limit       value        protects                used up by
 * failedKeys  30 in 1 min  all keys, the database  an address that guesses
 *   test: the 31st failed authentication in a minute is a 429
 * ```
 */
export function createFailedKeys(trusted: readonly Cidr[], limiter: CreateLimiter) {
  const failures = limiter("failedKeys", {
    requests: failedAuthenticationLimit.requests,
    windowMs: failedAuthenticationLimit.windowSeconds * 1000,
    maxKeys: ADDRESSES_MAX,
  });
  const share = createSharedLookup();

  return {
    /** Looks up a key that was never found before. Fails with QueueFull if too many look-ups are waiting. */
    async lookUp<Value>(c: ApiContext, lookUp: () => Promise<Value>): Promise<Value> {
      const address = requestAddress(c, trusted);
      const { allowed } = await failures.peek(address, networkKey(address));
      return await (allowed ? lookUp() : share(address, lookUp));
    },
    /** Counts a failure. */
    take(c: ApiContext) {
      const address = requestAddress(c, trusted);
      return failures.take(address, networkKey(address));
    },
    tick: failures.tick,
  };
}
