import { isIP } from "node:net";
import { buildConnector } from "undici";
import { refusedDestination, type Resolver, vettingLookup } from "./resolver.ts";

/** Options of the connector. `connectTimeoutMs` covers lookup, TCP and TLS. `ca` adds a PEM authority (for tests). */
export interface VettingOptions {
  readonly resolver: Resolver;
  readonly connectTimeoutMs: number;
  readonly ca?: string | undefined;
  /**
   * Accepts every certificate in order to examine it. Nothing may be sent over such a connection. `http2`: also offers
   * HTTP/2.
   */
  readonly unverified?: { readonly http2: boolean } | undefined;
}

/**
 * Creates the part of an HTTP client that opens its sockets: only to addresses that the resolver vetted. Connecting to
 * any other fails with `DestinationRefused`. Sockets skip `lookup` for literal addresses, so those are vetted here, at
 * every connect.
 */
export function vettingConnector(
  { resolver, connectTimeoutMs, ca, unverified }: VettingOptions,
): buildConnector.connector {
  const open = buildConnector({
    lookup: vettingLookup(resolver),
    timeout: connectTimeoutMs,
    ...(ca === undefined ? {} : { ca }),
    ...(unverified === undefined ? {} : { rejectUnauthorized: false, allowH2: unverified.http2 }),
  });
  return function connect(target, callback) {
    if (isIP(target.hostname) === 0) return open(target, callback);
    resolver.resolve(target.hostname).then((resolution) => {
      if (resolution.kind === "vetted") open(target, callback);
      else callback(refusedDestination(resolution), null);
    });
  };
}
