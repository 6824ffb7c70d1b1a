import { type ConnectionOptions, openConnection, ServerSilent } from "./open_connection.ts";
import type { Place } from "./transport.ts";

/** Milliseconds that one of several places has for a session: with two, both are tried within the driver's own 2 s. */
const PLACE_WITHIN_MS = 900;

/**
 * Opens the connections of one pool, each when it is called. Of several places the present one is kept while it gives
 * sessions; when it does not, the next one has its turn, and a statement fails only once all have been tried. When one
 * connection turns out to be silent, the idle ones are given up too: whatever lost it has most likely lost them, and
 * each would cost somebody the same wait.
 */
export function createPoolSockets(places: Place[], options: ConnectionOptions) {
  const open = new Set<ReturnType<typeof openConnection>>();
  let turn = 0;
  /** The turn in which the present round of tries began. */
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
