import ipaddr from "ipaddr.js";
import { isIP } from "node:net";

/**
 * Azure's WireServer, which gives out credentials. Registries list it as public, but the cloud that hosts us answers at
 * it.
 */
const CLOUD_INTERNAL = new Set(["168.63.129.16"]);

/** RFC 4291: contains all globally routed unicast addresses. All others are special. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** RFC 6052: a network with NAT64 resolves IPv4-only hosts to these. */
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("64:ff9b::"), 96];

/** RFC 5214: the two middle groups of an ISATAP interface id, which embeds an IPv4 address. */
const ISATAP_GROUPS = [[0x0000, 0x5efe], [0x0200, 0x5efe]] as const;

/**
 * Returns whether an address is routed on the public internet. Loopback, private, link-local, shared (CGNAT),
 * multicast, reserved, documentation and metadata addresses are not public; neither are tunnels (6to4, Teredo, ISATAP),
 * which hide their destination. IPv4-mapped and NAT64 addresses are judged by the IPv4 address they contain. Anything
 * that is not a plain address is not public.
 *
 * @example
 * ```ts
 * import { isPublicAddress } from "./address.ts";
 * import assert from "node:assert/strict";
 * assert.equal(isPublicAddress("9.9.9.9"), true);
 * assert.equal(isPublicAddress("64:ff9b::7f00:1"), false);
 * ```
 */
export function isPublicAddress(ip: string): boolean {
  // ipaddr.js also reads "0x7f.1" and zone ids. Only the strict form is accepted here.
  if (isIP(ip) === 0 || ip.includes("%")) return false;
  const address = ipaddr.parse(ip.includes(":") ? inHexadecimal(ip) : ip);
  return address instanceof ipaddr.IPv4 ? isPublicIpv4(address) : isPublicIpv6(address);
}

/** ipaddr.js takes the dotted `::9.9.9.9` for `::ffff:9.9.9.9`; sockets do not. */
function inHexadecimal(ipv6: string): string {
  return new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !CLOUD_INTERNAL.has(address.toString());
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  const carried = carriedIpv4(address);
  if (carried !== undefined) return isPublicIpv4(carried);
  return address.match(GLOBAL_UNICAST) && address.range() === "unicast" && !isIsatap(address);
}

function carriedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(NAT64)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return undefined;
}

function isIsatap(address: ipaddr.IPv6): boolean {
  return ISATAP_GROUPS.some(([high, low]) => address.parts[4] === high && address.parts[5] === low);
}

/** Endings that never belong to a host on the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const PRIVATE_ENDINGS =
  /\.(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

/**
 * Returns whether a URL's hostname belongs to an internal network: an address that is not public, `localhost`, a
 * metadata host (all end in `internal`), a name with a private ending, or a name without a dot, which a resolver
 * completes with the machine's own domain. Expects lower case without a trailing dot.
 */
export function isInnerHost(hostname: string): boolean {
  const address = literalAddress(hostname);
  if (address !== undefined) return !isPublicAddress(address);
  return !hostname.includes(".") || PRIVATE_ENDINGS.test(hostname);
}

/** Returns the address in a URL's hostname, without IPv6 brackets, or undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  // `new URL` has already turned 2130706433, 0x7f.1 and 127.1 into four decimal parts.
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined;
}
