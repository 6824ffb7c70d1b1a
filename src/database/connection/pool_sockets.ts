import { type ConnectionOptions, openConnection, ServerSilent } from "./open_connection.ts";
import type { Place } from "./transport.ts";

/** Milliseconds that each of several hosts gets to provide a session. Two of them fit into the driver's 2 s. */
const PLACE_WITHIN_MS = 900;

/**
 * Opens the connections of one pool, one per call. Of several hosts, the current one is kept while it provides
 * sessions. When it doesn't, the next one is tried, and a statement fails only after all have been tried. If one
 * connection turns out to be silent, the idle ones are dropped too: the same cause has most likely broken them, and
 * each would cost a statement the same wait.
 */
export function createPoolSockets(places: Place[], options: ConnectionOptions) {
  const open = new Set<ReturnType<typeof openConnection>>();
  let turn = 0;
  /** The index at which the current round of attempts began. */
  let roundFrom = 0;

  function giveUpIdle(): void {
    for (const connection of open) if (connection.isIdle) connection.destroy();
  }

  return function openSocket() {
    const mine = turn;
    const place = places[mine % places.length];
    if (place === undefined) throw new Error("the database address names no server");
    const hasNext = () => mine - roundFrom < places.length - 1;
    const withinMs = places.length > 1 ? PLACE_WITHIN_MS : undefined;
    const stands = () => void (turn === mine && (roundFrom = turn));
    const connection = openConnection(place, options, { hasNext, withinMs, stands });
    open.add(connection);
    let wasSilent = false;
    connection.once("error", (error) => {
      wasSilent = error instanceof ServerSilent;
      if (wasSilent) giveUpIdle();
    });
    connection.once("close", () => {
      open.delete(connection);
      if (turn !== mine || (connection.hasStood && !wasSilent)) return;
      const isRoundOver = connection.hasStood || !hasNext();
      turn++;
      if (isRoundOver) roundFrom = turn;
    });
    return connection;
  };
}
