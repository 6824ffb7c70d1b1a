import ipaddr from "ipaddr.js";
import { type Cidr, isTrusted, parseAddress } from "./trusted_proxies.ts";

/** Networks give a customer at least a /64, so one machine may own every address in it. */
const IPV6_CLIENT_BITS = 64;

/** More proxies in a row than any host has. Limits the walk over a header that clients can fill. */
const MAX_HOPS = 32;

/** ipaddr.js's names of the ranges that no client on the internet connects from. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  "loopback",
  "private",
  "uniqueLocal",
  "linkLocal",
  "carrierGradeNat",
]);

/**
 * Returns the client's address. Proxies append to `X-Forwarded-For`, so it is read from the right for as long as the
 * sender is trusted. Addresses further left are only claims. An entry that is not an address ends the walk at the proxy
 * that wrote it.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { parseTrustedProxies } from "./trusted_proxies.ts";
 * const trusted = parseTrustedProxies("10.0.0.0/8");
 * const forwardedFor = "6.6.6.6, 203.0.113.9";
 * assert.equal(clientAddress({ remote: "10.0.0.1", forwardedFor, trusted }), "203.0.113.9");
 * ```
 */
export function clientAddress({ remote, forwardedFor, trusted }: {
  /** Address of the connection's peer. */
  remote: string;
  /** `X-Forwarded-For`, with all its lines joined by commas. */
  forwardedFor?: string | undefined;
  trusted: readonly Cidr[];
}): string {
  if (forwardedFor === undefined || !isTrusted(remote, trusted)) return remote;
  let client = remote;
  for (const entry of forwardedFor.split(",").slice(-MAX_HOPS).reverse()) {
    const address = withoutPort(entry.trim());
    if (parseAddress(address) === undefined) return client;
    client = address;
    if (!isTrusted(client, trusted)) return client;
  }
  return client;
}

/**
 * Returns the key under which an address is limited: an IPv4 address as is, an IPv4-mapped one as its IPv4, any other
 * IPv6 as its /64 network. Text that is not an address is returned unchanged.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(addressKey("::ffff:192.0.2.7"), "192.0.2.7");
 * assert.equal(addressKey("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
 * ```
 */
export function addressKey(ip: string): string {
  const address = parseAddress(ip);
  if (address === undefined || address instanceof ipaddr.IPv4) return address?.toString() ?? ip;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_CLIENT_BITS}`);
  return `${network}/${IPV6_CLIENT_BITS}`;
}

/**
 * Returns the network of an address, or of a key from `addressKey`: an IPv4's /24, or an IPv6's /48, the most that one
 * customer usually gets. Other text is returned unchanged.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(networkKey("192.0.2.7"), "192.0.2.0/24");
 * assert.equal(networkKey("2001:db8:1:2::/64"), "2001:db8:1::/48");
 * ```
 */
export function networkKey(ip: string): string {
  const address = parseAddress(ip.replace(/\/\d+$/, ""));
  if (address === undefined) return ip;
  if (address instanceof ipaddr.IPv4) {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)}/24`;
  }
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`)}/48`;
}

/** Returns whether an address belongs to this machine or a private network, as the host's own proxy usually does. */
export function isPrivate(ip: string): boolean {
  return PRIVATE_RANGES.has(parseAddress(ip)?.range() ?? "");
}

/** Some proxies write `192.0.2.7:443` or `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry);
  if (bracketed) return bracketed[1] ?? "";
  return entry.replace(/^([^:]*):\d+$/, "$1");
}
