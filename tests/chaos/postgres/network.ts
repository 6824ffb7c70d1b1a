import { socketOf } from "../../../src/core/database/database_address.ts";

/** A port on loopback that forwards to a server, such as Postgres, and fails as networks do. */
export interface Network extends AsyncDisposable {
  port: number;
  /**
   * From now on, established connections lose all bytes in both directions, and neither end learns that the other has
   * disconnected. New ones work.
   */
  silence(): void;
  /** Simulates the loss of the database's host: connections are silent, and new ones get no response until `light`. */
  goDark(): void;
  /** Makes new connections work again. Those opened in between stay silent. */
  light(): void;
  /** Holds back all bytes and ends of connections until `thaw`, without losing any. */
  freeze(): void;
  thaw(): void;
  /** Loses the server's responses on existing and new connections until `hear`. These connections stay silent. */
  swallowAnswers(): void;
  hear(): void;
}

/** A client and its server, once there is one. */
interface Link {
  ends: Deno.Conn[];
  silent: boolean;
  mute: boolean;
}

/** The network in front of a database, and the database's address through it. */
export type DatabaseNetwork = Network & { url: string };

/** Listens on a free port and forwards all data to the socket that `databaseUrl` names. */
export function startNetwork(databaseUrl: string): DatabaseNetwork {
  const path = socketOf(databaseUrl);
  if (path === undefined) throw new Error("the network leads to a Unix socket");
  const network = startNetworkTo({ transport: "unix", path });
  return { ...network, url: throughPort(databaseUrl, network.port) };
}

/** Listens on a free port and forwards all data to an address. */
export function startNetworkTo(target: Deno.ConnectOptions | Deno.UnixConnectOptions): Network {
  const links = new Set<Link>();
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const weather: Weather = { dark: false, deaf: false, gate: opened() };
  void accept();

  async function accept(): Promise<void> {
    for await (const client of listener) void join(client);
  }

  async function join(client: Deno.Conn): Promise<void> {
    const link: Link = { ends: [client], silent: weather.dark, mute: weather.deaf };
    links.add(link);
    if (link.silent) return void await swallow(client);
    const server = await connectTo(target).catch(() => undefined);
    if (!server) return close(link);
    link.ends.push(server);
    await Promise.race([
      pump({ from: client, to: server, weather }, () => link.silent),
      pump({ from: server, to: client, weather }, () => link.silent || link.mute),
    ]);
    if (!link.silent) close(link);
  }

  function silence(): void {
    for (const link of links) link.silent = true;
  }

  function close(link: Link): void {
    if (!links.delete(link)) return;
    for (const end of link.ends) end.close();
  }

  return {
    port: listener.addr.port,
    silence,
    goDark() {
      weather.dark = true;
      silence();
    },
    light: () => void (weather.dark = false),
    freeze: () => void (weather.gate = Promise.withResolvers()),
    thaw: () => weather.gate.resolve(),
    swallowAnswers() {
      weather.deaf = true;
      for (const link of links) link.mute = true;
    },
    hear: () => void (weather.deaf = false),
    async [Symbol.asyncDispose]() {
      weather.gate.resolve();
      listener.close();
      for (const link of links) close(link);
      await new Promise((done) => setTimeout(done)); // what was closed is let go a turn later
    },
  };
}

/** What a network does to new connections, and to all data while its gate is closed. */
interface Weather {
  dark: boolean;
  deaf: boolean;
  gate: PromiseWithResolvers<void>;
}

/** One direction of a link. */
interface Pipe {
  from: Deno.Conn;
  to: Deno.Conn;
  weather: Weather;
}

/** Forwards data until one end disconnects. Data is read and dropped while `isLost` returns true. */
async function pump({ from, to, weather }: Pipe, isLost: () => boolean): Promise<void> {
  const buffer = new Uint8Array(65_536);
  for (;;) {
    const length = await from.read(buffer).catch(() => null);
    await weather.gate.promise;
    if (length === null) return;
    if (isLost()) continue;
    if (!await writeAll(to, buffer.subarray(0, length))) return;
  }
}

function connectTo(target: Deno.ConnectOptions | Deno.UnixConnectOptions): Promise<Deno.Conn> {
  return "path" in target ? Deno.connect(target) : Deno.connect(target);
}

async function swallow(client: Deno.Conn): Promise<void> {
  const buffer = new Uint8Array(4_096);
  while (await client.read(buffer).catch(() => null) !== null);
}

async function writeAll(to: Deno.Conn, bytes: Uint8Array): Promise<boolean> {
  try {
    for (let rest = bytes; rest.length > 0;) rest = rest.subarray(await to.write(rest));
    return true;
  } catch {
    return false;
  }
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
