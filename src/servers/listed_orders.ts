import type { IndexEntry } from "./index_entry.ts";
import { COMPARE } from "./order.ts";
import { type Neighbour, rank, type Standing, type WeekAgo } from "./ranks.ts";
import type { Search, Sort } from "./search.ts";

/** Sorted servers, in all and by game. */
export interface Order {
  sorted: IndexEntry[];
  isStale: boolean;
  byGame?: Map<string, IndexEntry[]>;
}

/** The orders of the listed servers that were requested. */
export type Orders = ReturnType<typeof createOrders>;

/** Keeps the servers in the orders that were requested. */
export function createOrders(entries: ReadonlyMap<string, IndexEntry>) {
  const orders = new Map<Sort, Order>();
  let weekAgo: WeekAgo = { ranks: new Map(), until: 0 };
  return {
    /** Re-sorts the previous order, which is fast after a few changes. */
    by(sort: Sort): Order {
      const known = orders.get(sort);
      if (known?.isStale === false) return known;
      const sorted = (known?.sorted ?? [...entries.values()]).sort(COMPARE[sort]);
      if (sort === "votes_30") rank(sorted, weekAgo);
      const order = { sorted, isStale: false };
      orders.set(sort, order);
      return order;
    },
    drop: (sort: Sort) => void orders.delete(sort),
    /** Marks what is out of date: all orders, or those by votes. */
    change(isOther: boolean): void {
      if (isOther) orders.clear();
      for (const [sort, order] of orders) order.isStale ||= sort.startsWith("votes");
    },
    recall(past: WeekAgo): void {
      weekAgo = past;
      orders.delete("votes_30");
    },
  };
}

/** Returns the order that a search is picked from. Ranks the votes of 30 days first. */
export function orderOf(orders: Orders, { sort }: Search): Order {
  const ranked = orders.by("votes_30");
  return sort === "match" ? ranked : orders.by(sort);
}

/** Selects a game's servers, a frequent request. */
export function ofGame(order: Order, game: string): readonly IndexEntry[] {
  if (game === "") return order.sorted;
  order.byGame ??= Map.groupBy(order.sorted, (entry) => entry.game);
  return order.byGame.get(game) ?? [];
}

/** Sorts a few servers, as their order sorts all. */
export function sortBy(sort: Sort, found: IndexEntry[]): IndexEntry[] {
  const isRanked = sort === "match" || sort === "votes_30";
  return found.sort(isRanked ? (one, other) => one.rank - other.rank : COMPARE[sort]);
}

/** Returns a server's rank, and how many servers are listed. */
export function standingIn(order: Order, entry: IndexEntry | undefined): Standing | undefined {
  if (!entry) return undefined;
  const { rank, rankInGame, weekAgo, game } = entry;
  const [listed, listedInGame] = [order.sorted.length, ofGame(order, game).length];
  return { rank, rankInGame, weekAgo, listed, listedInGame };
}

/** Lists a server between its neighbours in its game, in order. */
export function neighboursOf(order: Order, own: IndexEntry | undefined): Neighbour[] {
  if (!own) return [];
  const from = Math.max(0, own.rankInGame - 2);
  return ofGame(order, own.game).slice(from, own.rankInGame + 1)
    .map(({ id, name, rankInGame, votes }) => ({ name, rankInGame, votes, isOwn: id === own.id }));
}
