import type { LookupFunction } from "node:net";
import type { Resolution, Resolver } from "./resolver.ts";

/** A refusal to connect at all; `code` is the delivery's outcome word. */
export class DestinationRefused extends Error {
  override readonly name = "DestinationRefused";

  constructor(readonly code: "private_address" | "dns_failed") {
    super(`Cannot call this host: ${code}`);
  }
}

/**
 * Makes a `lookup` for sockets that returns only vetted addresses, so that the address judged is the address connected
 * to and a name that changes in between (DNS rebinding) gains nothing.
 *
 * It always calls back in a later turn: an error from a synchronous callback would escape the socket and end the
 * process (seen on Deno 2.9 under --deny-net). Sockets skip it for literal addresses, so anyone who connects asks the
 * resolver about those first (`receiver_pools.ts`).
 */
export function vettingLookup(resolver: Resolver): LookupFunction {
  return function lookup(hostname, options, callback) {
    resolver.resolve(hostname).then((resolution) => {
      const addresses = resolution.kind === "vetted" ? resolution.addresses : [];
      const [first] = addresses;
      if (!first) callback(refusal(resolution), "", 0);
      else if (options.all) callback(null, addresses.map((found) => ({ ...found })));
      else callback(null, first.address, first.family);
    });
  };
}

/** Returns the error for a refused resolution. */
export function refusal(resolution: Resolution): DestinationRefused {
  return new DestinationRefused(
    resolution.kind === "private_address" ? "private_address" : "dns_failed",
  );
}
