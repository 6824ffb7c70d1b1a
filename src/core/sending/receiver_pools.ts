import { isIP } from "node:net";
import { type buildConnector, type Dispatcher, Pool } from "undici";
import type { VettingOptions } from "../destinations/vetting_connector.ts";
import { createStatusLines } from "./status_line.ts";
import { reportingConnector } from "./reporting_connector.ts";

/**
 * Origins whose pools are kept. A pool opens as many sockets as its origin has deliveries in flight: with a limit per
 * pool, one owner could delay another with the same host. Sockets idle for 4 s. A host's usual limit is 1,024 open
 * files, and real traffic rarely has a quarter of the 512 in flight connected at once.
 *
 * ```text
 * limit                 value  protects    used up by
 * origins with sockets  512    open files  owners of many webhooks
 *   test: only the most recently used origins keep their connections
 * ```
 */
const MAX_ORIGINS = 512;

/** Milliseconds that a socket idles: short, so that a changed DNS record is noticed soon. */
const KEEP_ALIVE_MS = 4_000;

/** Milliseconds to which a receiver's Keep-Alive header may extend KEEP_ALIVE_MS. */
const KEEP_ALIVE_MAX_MS = 10_000;

/** Maximum bytes of response headers; Node's default for clients. */
const RESPONSE_HEADERS_MAX_BYTES = 16_384;

/** Options for opening connections, and the number of origins whose connections are kept. */
export interface ReceiverPoolOptions extends VettingOptions {
  readonly maxOrigins?: number | undefined;
}

/** The connections to receivers. */
export type ReceiverPools = ReturnType<typeof createReceiverPools>;

/**
 * Creates the pools that keep connections to receivers for reuse: one pool per origin, of which the least recently used
 * is dropped first. undici's Agent is not used, because it only drops an origin when its last socket ends, its
 * `maxOrigins` refuses requests instead of closing idle pools, and it miscounts after a disconnect (7.30.2).
 */
export function createReceiverPools(options: ReceiverPoolOptions) {
  const { maxOrigins = MAX_ORIGINS } = options;
  const pools = new Map<string, Pool>();
  const leaving = createLeaving();
  const addresses = new Map<string, string>();
  const statusLines = createStatusLines();
  const connect = reportingConnector(options, (target, socket) => {
    statusLines.watch(socket);
    const origin = originOf(target);
    if (pools.has(origin)) addresses.set(origin, socket.remoteAddress ?? target.hostname);
  });

  /** Returns the pool of an origin such as `https://play.example.com:8443`, and creates it if necessary. */
  function poolOf(origin: string): Pool {
    const pool = pools.get(origin) ?? openPool(origin, connect);
    pools.delete(origin); // set again: a Map keeps insertion order
    pools.set(origin, pool);
    if (pools.size > maxOrigins) evictOldest();
    return pool;
  }

  function evictOldest(): void {
    for (const [origin, pool] of pools) {
      pools.delete(origin);
      addresses.delete(origin);
      leaving.leave(pool);
      return;
    }
  }

  /** Sends one request on a new connection that no other request uses. */
  function dispatchAlone(
    origin: string,
    request: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): void {
    const pool = openPool(origin, connect);
    pool.dispatch(request, handler);
    leaving.leave(pool);
  }

  /** Waits for requests in flight, then closes every socket. */
  async function close(): Promise<void> {
    await Promise.all([leaving.ended(), ...[...pools.values()].map((pool) => pool.close())]);
    pools.clear();
  }

  return {
    poolOf,
    dispatchAlone,
    /** Called from `onRequestStart`. The reader then gets the bytes that its exchange's socket receives. */
    beginExchange: statusLines.begin,
    /** Returns the address that an origin's last connection went to, or undefined before the first. */
    addressOf: (origin: string) => addresses.get(origin),
    close,
  };
}

/** Creates the set of pools that take no more requests and are closing. */
function createLeaving() {
  const closing = new Set<Promise<void>>();
  return {
    /** Closes a pool once its requests in flight have ended. */
    leave(pool: Pool): void {
      const left = pool.close().finally(() => closing.delete(left));
      closing.add(left);
    },
    /** Waits until all of them are closed. */
    ended: () => Promise.all(closing),
  };
}

function openPool(origin: string, connect: buildConnector.connector): Pool {
  return new Pool(origin, {
    connect,
    pipelining: 1,
    maxHeaderSize: RESPONSE_HEADERS_MAX_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MAX_MS,
    // Idle timeouts never fire on a slow trickle. The sender's own deadline is absolute.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** Formats an origin like `URL.origin`, without the scheme's default port. */
function originOf({ protocol, hostname, port }: buildConnector.Options): string {
  return new URL(`${protocol}//${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port || ""}`)
    .origin;
}
