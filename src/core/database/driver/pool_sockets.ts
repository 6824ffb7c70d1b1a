import type { ServerAddress } from "../database_address.ts";
import { PostgresSocket, ServerSilent, type SocketOptions } from "./postgres_socket.ts";

/** Milliseconds that each of several hosts has to provide a session. A single host has the driver's 2 s. */
const SERVER_WITHIN_MS = 900;

/**
 * Opens the sockets of one pool, one per call. Of several hosts, the current one is kept while it provides sessions.
 * When it doesn't, the next one is tried, and a statement fails only after all have been tried. If one socket turns out
 * to be silent, the idle ones in `open`, which pools may share, are dropped too: the same cause has most likely broken
 * them, and each would cost a statement the same wait. Given several hosts, the driver would try them forever, without
 * a pause (postgres.js issue 1174).
 */
export function createPoolSockets(
  servers: ServerAddress[],
  { onSessionLost, open, ...options }: SocketOptions & {
    onSessionLost: () => void;
    open: Set<PostgresSocket>;
  },
) {
  let turn = 0;
  /** The index at which the current pass over the hosts began. */
  let passFrom = 0;

  function dropIdle(): void {
    for (const socket of open) if (socket.isIdle) socket.destroy();
  }

  return function openSocket(): PostgresSocket {
    const mine = turn;
    const server = servers[mine % servers.length];
    if (server === undefined) throw new Error("the database address names no server");
    const hasNext = () => mine - passFrom < servers.length - 1;
    const withinMs = servers.length > 1 ? SERVER_WITHIN_MS : undefined;
    const socket = new PostgresSocket(server, options, { hasNext, withinMs });
    open.add(socket);
    socket.once("error", (error) => {
      if (error instanceof ServerSilent) dropIdle();
    });
    socket.once("close", () => {
      open.delete(socket);
      if (socket.hasSession) onSessionLost();
      if (turn !== mine || socket.hasSession) return;
      const isPassOver = !hasNext();
      turn++;
      if (isPassOver) passFrom = turn;
    });
    return socket;
  };
}
