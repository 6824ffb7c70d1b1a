import type { RateLimit } from "../../../generated/limits.ts";
import type { Scope } from "../keys/scopes.ts";
import { networkKey } from "../limits/client_address.ts";
import type { Cidr } from "../limits/trusted_proxies.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import type { Authenticator, RefusalResponse } from "./authenticate.ts";
import { createLimitRequests } from "./limit_requests.ts";
import { requestAddress } from "./request_address.ts";
import type { ApiContext } from "./request_state.ts";
import { ACCESS } from "./problem_details.ts";

/**
 * Maximum number of addresses that an operation counts separately (about 10 MB). Beyond that, new addresses share one
 * counter per network.
 */
const ADDRESSES_MAX = 20_000;

/** Decides whether a request of an operation may continue, before its input is validated. */
export interface Admission {
  /** Returns the response of a refused request. */
  admit: (c: ApiContext) => Promise<RefusalResponse>;
  /** Returns the response of a request whose key was revoked while its body arrived. */
  admitAgain?: (c: ApiContext) => Promise<RefusalResponse>;
  /** Drops idle limits. Called every second. */
  tick: () => void;
}

/** Creates the admission of an operation: its id, its limit and the scope that it needs. */
export type CreateAdmission = (
  id: string,
  limit: RateLimit,
  scope: Scope | undefined,
) => Admission;

/** Admits requests with an active key, within the limit of that key. */
export function admitByKey(
  { authenticate, limiter }: Pick<Authenticator, "authenticate" | "limiter">,
): CreateAdmission {
  return (id, limit, scope = "read") => {
    const window = limiter(id, windowOf(limit));
    const checkKey = authenticate(scope);
    const limitRequests = createLimitRequests(limit, {
      window,
      clientOf: (c) => [c.env.admittedKey.keyId],
      explain: ACCESS.tooManyOfKey,
    });
    const admit = async (c: ApiContext) => await checkKey(c) ?? await limitRequests(c);
    return { admit, admitAgain: checkKey, tick: window.tick };
  };
}

/** Admits every client within the limit of its address. */
export function admitByAddress(
  limiter: CreateLimiter,
  { trustedProxies }: { trustedProxies: readonly Cidr[] },
): CreateAdmission {
  return (id, limit) => {
    const window = limiter(id, { ...windowOf(limit), maxKeys: ADDRESSES_MAX });
    const limitRequests = createLimitRequests(limit, {
      window,
      clientOf(c) {
        const address = requestAddress(c, trustedProxies);
        const network = networkKey(address);
        c.env.network = network;
        return [address, network];
      },
      explain: ACCESS.tooManyOfAddress,
    });
    return { admit: limitRequests, tick: window.tick };
  };
}

const windowOf = ({ requests, windowSeconds }: RateLimit) => ({
  requests,
  windowMs: windowSeconds * 1000,
});
