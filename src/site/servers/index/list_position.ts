import { COMPARE, type SortKeys } from "./order.ts";
import type { Sort } from "../search/listing_search.ts";

/**
 * A position in a sorted list: the values that a server was sorted by when the list was read. It stays valid when that
 * server moves or leaves the list.
 */
export interface ListPosition extends SortKeys {
  /** How well the server matches a search (`MATCH`). 0 without search terms. */
  match: number;
}

/** How well servers match a search, by id. Undefined if the list isn't sorted by match. */
type Matches = ReadonlyMap<string, number> | undefined;

/** Returns the position of a server in a list. */
export function positionOf(server: SortKeys, matches: Matches): ListPosition {
  const { id, since, votes, votesToday, votesAll, playersOnline, foldedName } = server;
  const match = matches?.get(id) ?? 0;
  return { id, since, votes, votesToday, votesAll, playersOnline, foldedName, match };
}

/** Returns the index of the first server after a position in a sorted list, or the list's length. */
export function indexAfter(
  sorted: readonly SortKeys[],
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
