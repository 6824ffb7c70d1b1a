import { createServer, type Socket } from "node:net";

/** A server on a port of loopback. `await using` ends it. */
export interface LoopbackServer extends AsyncDisposable {
  port: number;
  /** Its origin for HTTP, without a trailing slash. */
  origin: string;
}

/** Serves HTTP, on a free port by default. */
export function serve(
  answer: (request: Request) => Response | Promise<Response>,
  options: { port?: number; cert?: string; key?: string } = {},
): LoopbackServer {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {}, ...options }, answer);
  const { port } = server.addr as Deno.NetAddr;
  return {
    port,
    origin: `${options.cert ? "https" : "http"}://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** Accepts connections, on a free port by default. Closing the server closes open connections. */
export async function takeConnections(
  converse: (socket: Socket) => void,
  port = 0,
): Promise<Omit<LoopbackServer, "origin">> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => {}); // the other side hung up
    converse(socket);
  });
  await new Promise<void>((listens) => server.listen(port, "127.0.0.1", listens));
  return {
    port: Object(server.address()).port,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
