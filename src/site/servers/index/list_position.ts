import { COMPARE, type Sorted } from "./order.ts";
import type { Sort } from "../search/search.ts";

/**
 * A position in a sorted list: what its server was sorted by when it was read. It stays the same when the server moves
 * on, or leaves the list.
 */
export interface ListPosition extends Sorted {
  /** The server's match with a search (`MATCH`); 0 without search terms. */
  match: number;
}

/** Servers' matches with a search, by id; undefined if the list is not sorted by it. */
type Matches = ReadonlyMap<string, number> | undefined;

/** Returns the position of a server in a list. */
export function positionOf(server: Sorted, matches: Matches): ListPosition {
  const { id, since, votes, votesToday, votesAll, playersOnline, foldedName } = server;
  const match = matches?.get(id) ?? 0;
  return { id, since, votes, votesToday, votesAll, playersOnline, foldedName, match };
}

/** Returns the index of the first server after a position in a sorted list, or the list's length. */
export function indexAfter(
  sorted: readonly Sorted[],
  position: ListPosition,
  { sort, matches }: { sort: Sort; matches: Matches },
): number {
  const matchOf = (id: string) => matches?.get(id) ?? 0;
  const index = sorted.findIndex((server) =>
    server.id !== position.id &&
    (matchOf(server.id) - position.match || COMPARE[sort](server, position)) > 0
  );
  return index === -1 ? sorted.length : index;
}
