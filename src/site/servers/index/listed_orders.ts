import type { IndexEntry } from "./index_entry.ts";
import { COMPARE, type SortKeys } from "./order.ts";
import type { Neighbour, Ranks, RankTrend, Standing, WeekAgo } from "../ranking/ranks.ts";
import type { Search, Sort } from "../search/listing_search.ts";

/** The servers in one sort order, all together and by game. */
export interface Order {
  sort: Sort;
  sorted: readonly IndexEntry[];
  byGame?: Map<string, readonly IndexEntry[]>;
  /** The servers whose votes changed since, with the values that they were sorted by. */
  moved: Map<IndexEntry, SortKeys>;
}

/** The sort orders that were requested. */
export type Orders = ReturnType<typeof createOrders>;

/** If more than one in `FEW` servers moved, all are sorted again. */
const FEW = 8;

/** Keeps the servers in the sort orders that were requested. */
export function createOrders(entries: ReadonlyMap<string, IndexEntry>) {
  const orders = new Map<Sort, Order>();
  let weekAgo: WeekAgo = { ranks: new Map(), until: 0 };

  /** Returns the servers in an order. Sorts all servers once, and then only moves those whose votes changed. */
  function by(sort: Sort): Order {
    const known = orders.get(sort);
    if (known?.moved.size === 0) return known;
    const order = known ? moveAll(known) : sortAll(entries, sort);
    orders.set(sort, order);
    return order;
  }

  return {
    by,
    drop: (sort: Sort) => void orders.delete(sort),
    /**
     * Records the servers whose votes changed, with the values that they were sorted by. `isOther`: more than votes
     * changed.
     */
    change(moved: ReadonlyMap<IndexEntry, SortKeys>, isOther: boolean): void {
      if (isOther) orders.clear();
      for (const [sort, order] of orders) {
        if (!sort.startsWith("votes")) continue;
        for (const [entry, was] of moved) if (!order.moved.has(entry)) order.moved.set(entry, was);
        if (order.moved.size * FEW >= order.sorted.length) orders.delete(sort);
      }
    },
    recall: (past: WeekAgo) => void (weekAgo = past),
    /** Returns a server's ranks by the votes of 30 days. */
    rank(entry: IndexEntry): RankTrend {
      return { ...ranksIn(by("votes_30"), entry), weekAgo: rankedThen(weekAgo, entry) };
    },
  };
}

function sortAll(entries: ReadonlyMap<string, IndexEntry>, sort: Sort): Order {
  return { sort, sorted: [...entries.values()].sort(COMPARE[sort]), moved: new Map() };
}

/**
 * Moves the servers whose votes changed, which takes a tenth of the time of sorting, because most others aren't
 * compared.
 */
function moveAll({ sort, sorted, byGame, moved }: Order): Order {
  const order: Order = { sort, sorted: moveIn(sorted, moved, sort), moved: new Map() };
  if (!byGame) return order;
  const movedByGame = Map.groupBy(moved, ([{ game }]) => game);
  for (const [game, some] of movedByGame) {
    byGame.set(game, moveIn(byGame.get(game) ?? [], new Map(some), sort));
  }
  return { ...order, byGame };
}

function moveIn(sorted: readonly IndexEntry[], moved: Order["moved"], sort: Sort): IndexEntry[] {
  const then = (entry: IndexEntry) => moved.get(entry) ?? entry;
  const left = [...moved.values()].map((was) => placeIn(sorted, was, { sort, then }))
    .sort((one, other) => one - other);
  const rest = joined(sorted, left.map((at) => ({ until: at, from: at + 1, added: [] })));
  const entered = [...moved.keys()].sort(COMPARE[sort]).map((entry) => {
    const at = placeIn(rest, entry, { sort });
    return { until: at, from: at, added: [entry] };
  });
  return joined(rest, entered);
}

/** Returns a copy of a list: its part before `until`, then `added`, then its part from `from` on. */
function joined(
  list: readonly IndexEntry[],
  changes: { until: number; added: IndexEntry[]; from: number }[],
): IndexEntry[] {
  let at = 0;
  const parts = changes.flatMap(({ until, added, from }) => {
    const stays = list.slice(at, until);
    at = from;
    return [stays, added];
  });
  const none: IndexEntry[] = [];
  return none.concat(...parts, list.slice(at));
}

/**
 * Returns how many servers of a sorted list precede one, which may be part of the list. `then`: the values that the
 * list was sorted by.
 */
function placeIn(
  sorted: readonly IndexEntry[],
  own: SortKeys,
  { sort, then = (entry) => entry }: { sort: Sort; then?: (entry: IndexEntry) => SortKeys },
): number {
  let from = 0;
  let until = sorted.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    const other = sorted[middle];
    if (other && COMPARE[sort](then(other), own) < 0) from = middle + 1;
    else until = middle;
  }
  return from;
}

function ranksIn(order: Order, entry: IndexEntry): Ranks {
  return {
    rank: placeIn(order.sorted, entry, order) + 1,
    rankInGame: placeIn(ofGame(order, entry.game), entry, order) + 1,
  };
}

function rankedThen({ ranks, until }: WeekAgo, { id, since }: IndexEntry): RankTrend["weekAgo"] {
  const isNew = ranks.size > 0 && since >= until;
  return ranks.get(id) ?? (isNew ? null : undefined);
}

/** Returns the sort order of a search. */
export function orderOf(orders: Orders, { sort }: Search): Order {
  return orders.by(sort === "match" ? "votes_30" : sort);
}

/** Returns a game's servers, which many visitors request. */
export function ofGame(order: Order, game: string): readonly IndexEntry[] {
  if (game === "") return order.sorted;
  order.byGame ??= Map.groupBy(order.sorted, (entry) => entry.game);
  return order.byGame.get(game) ?? [];
}

/** Sorts a few servers in the given order. */
export function sortBy(sort: Sort, found: IndexEntry[]): IndexEntry[] {
  return found.sort(COMPARE[sort]);
}

/** Returns a server's rank and the number of listed servers. */
export function standingIn(orders: Orders, entry: IndexEntry | undefined): Standing | undefined {
  if (!entry) return undefined;
  const order = orders.by("votes_30");
  const listedInGame = ofGame(order, entry.game).length;
  return { ...orders.rank(entry), listed: order.sorted.length, listedInGame };
}

/** Lists a server and its neighbours in its game, in order. */
export function neighboursOf(order: Order, own: IndexEntry | undefined): Neighbour[] {
  if (!own) return [];
  const inGame = ofGame(order, own.game);
  const at = placeIn(inGame, own, order);
  const from = Math.max(0, at - 1);
  return inGame.slice(from, at + 2).map(({ id, name, votes }, place) => (
    { name, rankInGame: from + place + 1, votes, isOwn: id === own.id }
  ));
}
