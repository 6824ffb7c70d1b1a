import { connect } from "../../../src/core/database/connect.ts";
import { freePort } from "../network/ports.ts";
import { eventually } from "../processes/processes.ts";

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

/** The losses of a broken connection: bytes of both directions, or only those of the server. */
export type Lost = "everything" | "answers";

/** A client's connection and the corresponding one to the server. */
interface Link {
  lost?: Lost;
  /** The client's `application_name`, once it was received. */
  application?: string | undefined;
}

/** The name within a start-up message (PostgreSQL 15, §55.7). */
const APPLICATION = /\0application_name\0([^\0]*)\0/;

/** Listens on a free port of loopback and forwards everything, in chunks, to the server of `databaseUrl`. */
export function startPostgresProxy(
  databaseUrl: string,
  { chunkBytes = 65_536 }: { chunkBytes?: number } = {},
): PostgresProxy {
  const target = targetOf(databaseUrl);
  const open = new Set<Deno.Conn>();
  // A port that other programs don't get while it is closed.
  const listening = { hostname: "127.0.0.1", port: freePort() };
  let listener: Deno.TcpListener | undefined = Deno.listen(listening);
  let gate = opened();
  let trap: { text: string; sprung: () => void } | undefined;
  const links = new Set<Link>();
  let newLinks: Link = {};
  void accept(listener);

  async function accept(from: Deno.TcpListener): Promise<void> {
    for await (const client of from) void join(client);
  }

  async function join(client: Deno.Conn): Promise<void> {
    open.add(client);
    const server = await connectTo(target).catch(() => undefined);
    if (!server) return close(client);
    open.add(server);
    const link: Link = { ...newLinks };
    links.add(link);
    const look = (bytes: Uint8Array) => {
      link.application ??= APPLICATION.exec(new TextDecoder().decode(bytes))?.[1];
      springTrap(bytes);
    };
    const requests = { from: client, to: server, look };
    const answers = { from: server, to: client, look: () => {} };
    await Promise.race([
      pump(requests, () => link.lost === "everything"),
      pump(answers, () => link.lost !== undefined),
    ]);
    links.delete(link);
    close(client);
    close(server);
  }

  async function pump({ from, to, look }: Pipe, isLost: () => boolean): Promise<void> {
    const buffer = new Uint8Array(chunkBytes);
    try {
      for (let length; (length = await from.read(buffer)) !== null;) {
        look(buffer.subarray(0, length));
        await gate.promise;
        if (!isLost()) await writeAll(to, buffer.subarray(0, length));
      }
    } catch {
      // One side disconnected, as tests provoke.
    }
  }

  function springTrap(bytes: Uint8Array): void {
    if (!trap || !new TextDecoder().decode(bytes).includes(trap.text)) return;
    const { sprung } = trap;
    trap = undefined;
    sprung();
  }

  function trapFor(text: string, spring: () => void): Promise<void> {
    return new Promise((resolve) => trap = { text, sprung: () => (spring(), resolve()) });
  }

  function lose(
    what: Lost,
    { newOnesToo = false, of }: { newOnesToo?: boolean; of?: string } = {},
  ): void {
    for (const link of links) {
      if (of === undefined || link.application === of) link.lost = what;
    }
    if (newOnesToo) newLinks = { lost: what };
  }

  function hold(): void {
    gate.resolve();
    gate = Promise.withResolvers();
  }

  function close(connection: Deno.Conn): void {
    if (open.delete(connection)) connection.close();
  }

  function stop(): void {
    listener?.close();
    listener = undefined;
    hangUp();
  }

  function hangUp(): void {
    for (const connection of open) close(connection);
  }

  return {
    url: throughPort(databaseUrl, listening.port),
    stop,
    hangUp,
    async start() {
      await eventually(`port ${listening.port} is free`, () => {
        listener = listenIfFree(listening);
        return Promise.resolve(listener !== undefined);
      });
      if (listener) void accept(listener);
    },
    hold,
    holdAt: (text) => trapFor(text, hold),
    release: () => gate.resolve(),
    lose,
    loseAt: (text, what) => trapFor(text, () => lose(what)),
    mend: () => void (newLinks = {}),
    async [Symbol.asyncDispose]() {
      gate.resolve();
      stop();
      await new Promise((done) => setTimeout(done)); // what was closed is let go a turn later
    },
  };
}

/** One direction of a link. */
interface Pipe {
  from: Deno.Conn;
  to: Deno.Conn;
  look: (bytes: Uint8Array) => void;
}

function listenIfFree(listening: { hostname: string; port: number }): Deno.TcpListener | undefined {
  try {
    return Deno.listen(listening);
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) return undefined;
    throw error;
  }
}

async function writeAll(to: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let rest = bytes; rest.length > 0;) rest = rest.subarray(await to.write(rest));
}

type Target = { path: string } | { hostname: string; port: number };

/** The driver's own reading of the address. */
function targetOf(databaseUrl: string): Target {
  const { host, port, path } = connect(databaseUrl, { applicationName: "never connects" }).options;
  return path ? { path: String(path) } : { hostname: host[0] ?? "", port: port[0] ?? 5432 };
}

async function connectTo(target: Target): Promise<Deno.Conn> {
  return "path" in target
    ? await Deno.connect({ transport: "unix", path: target.path })
    : await Deno.connect(target);
}

function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.searchParams.delete("port");
  return Object.assign(url, { hostname: "127.0.0.1", port: String(port) }).href;
}

function opened(): PromiseWithResolvers<void> {
  const gate = Promise.withResolvers<void>();
  gate.resolve();
  return gate;
}
