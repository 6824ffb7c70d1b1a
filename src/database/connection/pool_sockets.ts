import { type ConnectionOptions, openConnection, ServerSilent } from "./open_connection.ts";
import type { Place } from "./transport.ts";

/**
 * Opens the connections of one pool, each when it is called. Of several places the present one is kept until a
 * connection to it ends; then the next one has its turn. When one connection turns out to be silent, the idle ones
 * are given up too: whatever lost it has most likely lost them, and each would cost somebody the same wait.
 */
export function createPoolSockets(places: Place[], options: ConnectionOptions) {
  const open = new Set<ReturnType<typeof openConnection>>();
  let turn = 0;

  function giveUpIdle(): void {
    for (const connection of open) if (connection.isIdle) connection.destroy();
  }

  return function openSocket() {
    const mine = turn;
    const place = places[mine % places.length];
    if (place === undefined) throw new Error("the database address names no server");
    const connection = openConnection(place, options);
    open.add(connection);
    connection.once("error", (error) => error instanceof ServerSilent && giveUpIdle());
    connection.once("close", () => {
      open.delete(connection);
      if (turn === mine) turn++;
    });
    return connection;
  };
}
