import { connect } from "../../../src/core/database/connect.ts";
import { freePort } from "../network/ports.ts";
import { eventually } from "../processes/processes.ts";
import { Links, type Lost, type Target } from "./proxy_links.ts";

/** A TCP port in front of a Postgres, which a test can make fail. `await using` closes it. */
export interface PostgresProxy extends AsyncDisposable {
  /** The database's address through this proxy. */
  url: string;
  /** Closes the port and every connection. The next connection is refused. */
  stop(): void;
  /** Closes every connection. The next connection is accepted. */
  hangUp(): void;
  /** Opens the same port again, as soon as the system has closed it. */
  start(): Promise<void>;
  /** Holds back all bytes, in both directions, without losing any. */
  hold(): void;
  /** Holds back all bytes once a client has sent that text, which is held back too. Resolves then. */
  holdAt(text: string): Promise<void>;
  /** Forwards the bytes that were held back. */
  release(): void;
  /**
   * Loses all data of the current connections, or only the responses, without closing them, like a firewall that has
   * dropped its state. `of` names the only pool (`application_name`) that is affected. Later connections work, unless
   * `newOnesToo`, until `mend`.
   */
  lose(what: Lost, options?: { newOnesToo?: boolean; of?: string }): void;
  /** Loses data as soon as a client has sent that text. Resolves then. */
  loseAt(text: string, what: Lost): Promise<void>;
  /** Makes new connections work again. */
  mend(): void;
}

/** Listens on a free port of loopback and forwards everything, in chunks, to the server of `databaseUrl`. */
export function startPostgresProxy(
  databaseUrl: string,
  { chunkBytes = 65_536 }: { chunkBytes?: number } = {},
): PostgresProxy {
  // A port that other programs don't get while it is closed.
  const listening = { hostname: "127.0.0.1", port: freePort() };
  let listener: Deno.TcpListener | undefined = Deno.listen(listening);
  const links = new Links(targetOf(databaseUrl), chunkBytes);
  void accept(listener);

  async function accept(from: Deno.TcpListener): Promise<void> {
    for await (const client of from) void links.join(client);
  }

  function stop(): void {
    listener?.close();
    listener = undefined;
    links.hangUp();
  }

  return {
    url: throughPort(databaseUrl, listening.port),
    stop,
    hangUp: () => links.hangUp(),
    async start() {
      await eventually(`port ${listening.port} is free`, () => {
        listener = listenIfFree(listening);
        return Promise.resolve(listener !== undefined);
      });
      if (listener) void accept(listener);
    },
    hold: () => links.hold(),
    holdAt: (text) => links.trapFor(text, () => links.hold()),
    release: () => links.release(),
    lose: (what, options) => links.lose(what, options),
    loseAt: (text, what) => links.trapFor(text, () => links.lose(what)),
    mend: () => links.mend(),
    async [Symbol.asyncDispose]() {
      links.release();
      stop();
      await new Promise((done) => setTimeout(done)); // what was closed is let go a turn later
    },
  };
}

function listenIfFree(listening: { hostname: string; port: number }): Deno.TcpListener | undefined {
  try {
    return Deno.listen(listening);
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) return undefined;
    throw error;
  }
}

/** The driver's own reading of the address. */
function targetOf(databaseUrl: string): Target {
  const { host, port, path } = connect(databaseUrl, { applicationName: "never connects" }).options;
  return path ? { path: String(path) } : { hostname: host[0] ?? "", port: port[0] ?? 5432 };
}

function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.searchParams.delete("port");
  return Object.assign(url, { hostname: "127.0.0.1", port: String(port) }).href;
}
