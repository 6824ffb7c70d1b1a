import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address range. IPv4-mapped ranges are stored as IPv4. */
export type Cidr = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Bits before the IPv4 address in an IPv4-mapped one (RFC 4291 §2.5.5.2). */
const MAPPED_PREFIX_BITS = 96;

/** Addresses from which only programs on the same machine can connect. */
const LOOPBACK = parseTrustedProxies("127.0.0.0/8, ::1");

/**
 * Parses `TRUSTED_PROXIES`: addresses and CIDR ranges separated by commas. Blank means none.
 *
 * @throws {Error} naming the first entry that is neither.
 */
export function parseTrustedProxies(list: string): Cidr[] {
  return list.split(",").map((entry) => entry.trim()).filter((entry) => entry !== "").map(
    parseCidr,
  );
}

/**
 * Adds loopback to the trusted proxies of a service that listens only there: only programs on the same machine can
 * reach it, so remote clients must come through a proxy.
 */
export function trustLoopback(trusted: readonly Cidr[], host: string): Cidr[] {
  const isLoopback = host.toLowerCase() === "localhost" || isTrusted(host, LOOPBACK);
  return isLoopback ? [...trusted, ...LOOPBACK] : [...trusted];
}

function parseCidr(entry: string): Cidr {
  const [ip = "", prefix, ...rest] = entry.split("/");
  const written = isPlainAddress(ip) ? ipaddr.parse(ip) : undefined;
  const address = parseAddress(ip);
  if (written === undefined || address === undefined || rest.length > 0) throw notARange(entry);
  const most = written.toByteArray().length * 8;
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) throw notARange(entry);
  const bits = prefix === undefined ? most : Number(prefix);
  const outside = written.kind() === address.kind() ? 0 : MAPPED_PREFIX_BITS;
  if (bits < outside || bits > most) throw notARange(entry);
  return [address, bits - outside];
}

function notARange(entry: string): Error {
  return new Error(`"${entry}" is neither an address nor a CIDR range such as 10.0.0.0/8`);
}

/** Returns whether an address is among the trusted proxies. */
export function isTrusted(ip: string, trusted: readonly Cidr[]): boolean {
  const address = trusted.length > 0 ? parseAddress(ip) : undefined;
  return address !== undefined &&
    trusted.some(([network, bits]) =>
      address.kind() === network.kind() && address.match(network, bits)
    );
}

/** Converts IPv4-mapped addresses to IPv4, so that a client has only one spelling. */
export function parseAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return isPlainAddress(ip) ? ipaddr.process(ip) : undefined;
}

/** ipaddr.js also reads octal and shortened IPv4. No proxy writes those, so they don't count as addresses. */
function isPlainAddress(ip: string): boolean {
  return isIP(ip) !== 0 && !ip.includes("%");
}
