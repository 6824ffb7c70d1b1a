import { addressKey, clientAddress } from "../limits/client_address.ts";
import type { Cidr } from "../limits/trusted_proxies.ts";
import type { ApiContext } from "./request_state.ts";

/** Returns the address under which a request's client is limited (IPv6: its /64). */
export function requestAddress(c: ApiContext, trusted: readonly Cidr[]): string {
  const forwardedFor = c.req.header("x-forwarded-for");
  return addressKey(
    clientAddress({ remote: c.env.remoteAddress ?? "unknown", forwardedFor, trusted }),
  );
}
