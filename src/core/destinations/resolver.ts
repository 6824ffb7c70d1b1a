import * as dns from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isPublicAddress, literalAddress } from "./address.ts";
import { inTime } from "../time/in_time.ts";

/** One A or AAAA record. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Result of resolving a name. Addresses are returned only if all of them may be called. */
type Resolution =
  | { readonly kind: "vetted"; readonly addresses: readonly ResolvedAddress[] }
  | { readonly kind: "private_address" }
  | { readonly kind: "dns_failed" };

/** Resolves host names to addresses that we are willing to call. Never throws. */
export interface Resolver {
  resolve(hostname: string): Promise<Resolution>;
}

/** Milliseconds for a whole lookup. The operating system itself would wait 5 to 30 s. */
const DNS_TIMEOUT_MS = 3_000;

/**
 * Lookups that the system runs at once, including those whose caller has given up. Each takes one of the 32 threads
 * that Deno has for blocking work; 40 that hung once kept passwords from being hashed for 10 s.
 *
 * ```text
 * limit                   value       protects                     used up by
 * look-ups of the system  16 at once  threads that hash passwords  names whose servers hang
 *   test: look-ups that hang take no more than their threads
 * ```
 */
const THREADS_MAX = 16;

/**
 * Creates a resolver that queries the system (so /etc/hosts counts) for A and AAAA, and refuses the whole name if any
 * address is not allowed: picking the allowed ones would let a name probe internal networks one address at a time.
 * Literal addresses get the same verdict without a lookup.
 */
export function createResolver(
  { timeoutMs = DNS_TIMEOUT_MS, lookup = lookupBySystem, allows = isPublicAddress }: {
    timeoutMs?: number;
    lookup?: Lookup;
    /** Returns whether an address may be called. By default only public ones may. */
    allows?: (ip: string) => boolean;
  } = {},
): Resolver {
  async function resolve(hostname: string): Promise<Resolution> {
    // A lookup that fails or is late counts as one that finds nothing, because both mean to the owner that the name
    // isn't there.
    const found = literalOf(hostname) ?? await inTime(lookup(hostname), timeoutMs, []);
    if (found.length === 0) return { kind: "dns_failed" };
    const allGood = found.every(({ address }) => allows(address));
    return allGood ? { kind: "vetted", addresses: found } : { kind: "private_address" };
  }
  return { resolve };
}

function literalOf(hostname: string): readonly ResolvedAddress[] | undefined {
  const address = literalAddress(hostname);
  if (hostname.includes(":")) return [{ address: address ?? hostname, family: 6 }];
  return address === undefined ? undefined : [{ address, family: 4 }];
}

/** Looks up a name's A and AAAA records. */
type Lookup = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/**
 * Creates a lookup that uses the system or, if too many lookups hang there, the name servers, which takes no thread.
 */
export function createHostLookup(
  { system = askSystem, servers = dns, threads = THREADS_MAX }: {
    system?: Lookup;
    servers?: Pick<typeof dns, "resolve4" | "resolve6">;
    threads?: number;
  } = {},
): Lookup {
  let taken = 0;
  const askServers = async (hostname: string) =>
    (await Promise.all([
      servers.resolve4(hostname).then((found) => familyOf(found, 4), () => []),
      servers.resolve6(hostname).then((found) => familyOf(found, 6), () => []),
    ])).flat();
  return async (hostname) => {
    if (taken >= threads) return await askServers(hostname);
    taken++;
    return await system(hostname).finally(() => taken--);
  };
}

function familyOf(addresses: string[], family: 4 | 6): ResolvedAddress[] {
  return addresses.map((address) => ({ address, family }));
}

const lookupBySystem = createHostLookup();

async function askSystem(hostname: string): Promise<readonly ResolvedAddress[]> {
  const answers = await dns.lookup(hostname, { all: true });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/** A refusal to connect to an address. `code` is the delivery's outcome. */
export class DestinationRefused extends Error {
  override readonly name = "DestinationRefused";

  constructor(readonly code: "private_address" | "dns_failed") {
    super(`Cannot call this host: ${code}`);
  }
}

/**
 * Creates a `lookup` for sockets that returns only vetted addresses. The address that was vetted is the address
 * connected to, so a name that changes in between (DNS rebinding) gains nothing.
 *
 * It always calls back in a later turn: an error from a synchronous callback would escape the socket and end the
 * process (seen on Deno 2.9 under --deny-net). Sockets skip it for literal addresses, so callers check those with the
 * resolver before they connect (`vetting_connector.ts`).
 */
export function vettingLookup(resolver: Resolver): LookupFunction {
  return function lookup(hostname, options, callback) {
    resolver.resolve(hostname).then((resolution) => {
      const addresses = resolution.kind === "vetted" ? resolution.addresses : [];
      const [first] = addresses;
      if (!first) callback(refusedDestination(resolution), "", 0);
      else if (options.all) callback(null, addresses.map((found) => ({ ...found })));
      else callback(null, first.address, first.family);
    });
  };
}

/** Returns the error for a refused resolution. */
export function refusedDestination(resolution: Resolution): DestinationRefused {
  return new DestinationRefused(
    resolution.kind === "private_address" ? "private_address" : "dns_failed",
  );
}
