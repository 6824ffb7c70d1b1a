import { addressKey, type Cidr, isPrivate, isTrusted } from "../limits/client_address.ts";
import { describeError, log } from "../log.ts";
import { createConnections } from "./connections.ts";
import { findServeConnection, type ServeConnection } from "./runtime_http.ts";

/** Milliseconds between looks for connections whose time is over. */
const TICK_MS = 1_000;

/** Milliseconds until the next try when no connection can be accepted: out of file descriptors, mostly. */
const ACCEPT_AGAIN_MS = 100;

/** Milliseconds between two lines in the log about refused connections. */
const LOG_EVERY_MS = 60_000;

/** Answers a request that came by a connection. */
export type Answer = (
  request: Request,
  peer: { readonly remoteAddress: string },
) => Promise<Response>;

/** Where to listen, and whom to believe. */
export interface ListenOptions {
  host: string;
  port: number;
  trustedProxies: readonly Cidr[];
  onListen: (port: number) => void;
  /** Limits of connections; those of a service unless a test says otherwise. */
  connections?: ReturnType<typeof createConnections>;
  /** Serves a connection by the runtime; null where it can't. */
  serveConnection?: ServeConnection | null;
}

/** A service that listens. */
export interface Listening {
  port: number;
  /** Takes no more requests; resolves when the last one is answered. */
  shutdown(): Promise<void>;
}

/**
 * Listens, ends connections that ask for nothing, and lets no address have too many. In a Deno that cannot, it only
 * listens and says so in the log.
 */
export function listen(
  answer: Answer,
  { serveConnection = findServeConnection(), ...options }: ListenOptions,
): Listening {
  if (serveConnection !== null) return acceptAll(answer, { ...options, serveConnection });
  log("warn", "connections_not_limited", { deno: Deno.version.deno });
  const { host: hostname, port, onListen } = options;
  const server = Deno.serve(
    { hostname, port, onListen: (local) => onListen(local.port) },
    (request, info) => answer(request, { remoteAddress: info.remoteAddr.hostname }),
  );
  return { port: server.addr.port, shutdown: () => server.shutdown() };
}

function acceptAll(
  answer: Answer,
  { host, port, trustedProxies, onListen, connections = createConnections(), serveConnection }:
    & ListenOptions
    & { serveConnection: ServeConnection },
): Listening {
  const listener = Deno.listen({ hostname: host, port });
  const servers = new Set<ReturnType<ServeConnection>>();
  const ticking = setInterval(connections.tick, TICK_MS);
  const noteRefusal = createRefusalLog();
  const countedAs = createCountedAs(trustedProxies);
  let closed = false;

  async function accept(): Promise<void> {
    while (!closed) {
      try {
        serve(await listener.accept());
      } catch (error) {
        if (closed) return;
        log("warn", "connection_not_accepted", describeError(error));
        await new Promise((resolve) => setTimeout(resolve, ACCEPT_AGAIN_MS));
      }
    }
  }

  function serve(socket: Deno.TcpConn): void {
    const remoteAddress = socket.remoteAddr.hostname;
    const cutting = new AbortController();
    const connection = connections.admit({
      address: countedAs(remoteAddress),
      cut: () => cutting.abort(),
    });
    if (connection === undefined) {
      socket.close();
      return noteRefusal(remoteAddress);
    }
    socket.setNoDelay(true);
    const peer = { remoteAddress };
    // Not async: each request passes here.
    const handle = (request: Request): Promise<Response> => {
      connection.begin();
      const answered = answer(request, peer);
      answered.then(
        (response) => connection.end(request.method === "POST" && isLast(response)),
        () => connection.end(),
      );
      return answered;
    };
    const server = serveConnection(socket, cutting.signal, handle, onError, () => {});
    servers.add(server);
    void server.finished.catch(() => {}).then(() => {
      servers.delete(server);
      connection.close();
    });
  }

  void accept();
  onListen(listener.addr.port);
  return {
    port: listener.addr.port,
    async shutdown() {
      closed = true;
      listener.close();
      await Promise.all([...servers].map((server) => server.shutdown()));
      clearInterval(ticking);
    },
  };
}

/** Tells under which key an address counts. Remembers the last one: a proxy connects again and again. */
function createCountedAs(trusted: readonly Cidr[]) {
  let last: { remote: string; key: string | undefined } = { remote: "", key: undefined };
  return (remote: string): string | undefined => {
    if (remote !== last.remote) {
      const isOwn = isPrivate(remote) || isTrusted(remote, trusted);
      last = { remote, key: isOwn ? undefined : addressKey(remote) };
    }
    return last.key;
  };
}

function isLast(response: Response): boolean {
  return response.headers.get("connection") === "close";
}

/** The app answers its own errors; this one is the runtime's. */
function onError(error: unknown): Response {
  log("error", "request_failed", describeError(error));
  return new Response(null, { status: 500 });
}

/** Tells the log that an address has too many connections, once a minute and not for each. */
function createRefusalLog() {
  let refused = 0;
  let loggedAt = -Infinity;
  return (address: string): void => {
    refused++;
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log("warn", "connections_refused", { address, refused });
    refused = 0;
  };
}
