import { isPublicAddress } from "./address.ts";

/** Endings that never name a host on the open internet (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const PRIVATE_ENDINGS = [
  "localhost",
  "localdomain",
  "local",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "home.arpa",
  "onion",
];

/**
 * Whether a name can only mean a host on an internal network: `localhost` and the like, metadata hosts (all end in
 * `internal`, or have no dot), and every name without a dot, which a resolver completes with the machine's own domain.
 * Expects lower case without a trailing dot.
 */
function isPrivateHostname(hostname: string): boolean {
  if (!hostname.includes(".")) return true;
  return PRIVATE_ENDINGS.some((ending) => hostname.endsWith(`.${ending}`));
}

/** Whether a URL's hostname, a name or an address, is that of a host on an internal network. */
export function isInnerHost(hostname: string): boolean {
  const address = literalAddress(hostname);
  return address === undefined ? isPrivateHostname(hostname) : !isPublicAddress(address);
}

/** Returns the address in a URL's hostname, without IPv6 brackets; undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  // `new URL` has already turned 2130706433, 0x7f.1 and 127.1 into four decimal parts.
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined;
}
