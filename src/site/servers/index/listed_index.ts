import type { IndexEntry } from "./index_entry.ts";
import { type Choice, type Choices, choicesOf, chooseFrom } from "../search/choices.ts";
import { indexAfter, type ListPosition, positionOf } from "./list_position.ts";
import { applyChanges, applyPresences, type Contents, createContents } from "./listed_contents.ts";
import {
  createOrders,
  neighboursOf,
  ofGame,
  type Order,
  orderOf,
  type Orders,
  standingIn,
} from "./listed_orders.ts";
import { pick, type Selection } from "./pick_listed.ts";
import { countsSince } from "../../../core/servers/presence.ts";
import type { Presence } from "../ranking/presences.ts";
import type { CatalogNames, RankingChange } from "../ranking/ranking_changes.ts";
import type { RankTrend } from "../ranking/ranks.ts";
import type { Search, Sort } from "../search/listing_search.ts";
import { sum, type Sums } from "./sums.ts";

/** A server in a search's result. */
export interface SearchHit extends RankTrend {
  id: string;
  votes: number;
  votesToday: number;
  votesAll: number;
}

/** A game, its servers, and the players on them. */
export interface PlayedGame extends Choice {
  playersOnline: number;
}

/** The approved servers in memory, in the sort orders that were requested. */
export type ListedIndex = ReturnType<typeof createListedIndex>;

/** Creates an empty index. */
export function createListedIndex() {
  const contents = createContents();
  const { entries } = contents;
  const orders = createOrders(entries);
  const choices = createChoices(entries);
  const sums = createSums();
  let names: CatalogNames = { games: new Map(), tags: new Map() };

  return {
    /** Applies changes. `gamesAndTags` are the names of all games and tags. */
    change(changes: readonly RankingChange[], gamesAndTags: CatalogNames) {
      names = gamesAndTags;
      const { moved, isOther } = applyChanges(contents, changes, names);
      if (isOther) choices.clear();
      orders.change(moved, isOther);
      sums.clear();
    },
    /**
     * Updates which servers responded recently, and with how many players. A server that hasn't responded for a long
     * time becomes offline.
     */
    see(presences: readonly Presence[], now: Date) {
      applyPresences(contents, presences, now);
      orders.drop("players");
      sums.clear();
    },
    /** Sets the ranks of a week ago. */
    recall: orders.recall,
    /** Returns a page of a search. */
    find: (search: Search, page: { perPage: number; now: Date }) =>
      findPage({ contents, orders, choices, sums, names }, search, page),
    /** Returns the servers of a search after a position, or the first ones. `next` is undefined at the end. */
    findAfter(search: Search, { now, ...part }: ListPart & { now: Date }) {
      const since = countsSince(now).getTime();
      const found = pick(contents, orderOf(orders, search), { ...search, since });
      const { servers, ...rest } = cut(found, search.sort, part);
      return { servers: servers.map((entry) => foundOf(orders, entry)), ...rest };
    },
    /** Lists the games with servers, by name, with their numbers of players. */
    games: (now: Date): PlayedGame[] =>
      withPlayers(choices.of("", names).games, { order: orders.by("votes_30"), sums, now }),
    /** Lists the tags with servers, most frequent first. */
    tags: () => choices.of("", names).tags,
    /** Returns a listed server with its ranks and votes. */
    get(id: string): SearchHit | undefined {
      const entry = entries.get(id);
      return entry && foundOf(orders, entry);
    },
    /** Returns a server's rank and the number of listed servers. */
    standingOf: (id: string) => standingIn(orders, entries.get(id)),
    /** Lists a server and its neighbours in its game, in order. Empty if it isn't listed. */
    near: (id: string) => neighboursOf(orders.by("votes_30"), entries.get(id)),
    count: () => entries.size,
    /** Returns the name of a game or a tag, or undefined if no such slug exists. */
    nameOf: (kind: "games" | "tags", slug: string) => names[kind].get(slug),
  };
}

function withPlayers(
  games: readonly Choice[],
  { order, sums, now }: {
    order: Order;
    sums: ReturnType<typeof createSums>;
    now: Date;
  },
): PlayedGame[] {
  const since = countsSince(now).getTime();
  return games.map((game) => ({
    ...game,
    playersOnline: sums.of(ofGame(order, game.slug), since).playersOnline,
  }));
}

/** Caches the sums of all servers and of each game, which many visitors request. */
function createSums() {
  let known = new WeakMap<readonly IndexEntry[], Sums>();
  return {
    of(found: readonly IndexEntry[], since: number): Sums {
      const sums = known.get(found) ?? sum(found, since);
      known.set(found, sums);
      return sums;
    },
    clear: () => void (known = new WeakMap()),
  };
}

interface IndexParts {
  contents: Contents;
  orders: Orders;
  choices: ReturnType<typeof createChoices>;
  sums: ReturnType<typeof createSums>;
  names: CatalogNames;
}

function findPage(
  { contents, orders, choices, sums, names }: IndexParts,
  search: Search,
  { perPage, now }: { perPage: number; now: Date },
) {
  const { game, page } = search;
  const since = countsSince(now).getTime();
  const sorted = orderOf(orders, search);
  const { picked } = pick(contents, sorted, { ...search, since });
  const servers = picked.slice((page - 1) * perPage, page * perPage)
    .map((entry) => foundOf(orders, entry));
  const known = choices.of(game, names);
  return {
    servers,
    sums: sums.of(picked, since),
    // Number of servers that would remain with one more tag.
    choices: picked === ofGame(sorted, game)
      ? known
      : { ...known, tags: tagsLeft(contents, { matching: picked, chosen: search.tags, names }) },
  };
}

function foundOf(orders: Orders, entry: IndexEntry): SearchHit {
  const { id, votes, votesToday, votesAll } = entry;
  return { id, votes, votesToday, votesAll, ...orders.rank(entry) };
}

/** A part of a list: `limit` servers after a position, or the first ones. */
interface ListPart {
  after: ListPosition | undefined;
  limit: number;
}

function cut({ picked, matches }: Selection, sort: Sort, { after, limit }: ListPart) {
  const from = after ? indexAfter(picked, after, { sort, matches }) : 0;
  const servers = picked.slice(from, from + limit);
  const last = from + limit < picked.length ? picked[from + limit - 1] : undefined;
  return { servers, total: picked.length, next: last && positionOf(last, matches) };
}

/** Caches the choices of each game. */
function createChoices(entries: Contents["entries"]) {
  const choices = new Map<string, Choices>();
  return {
    of(game: string, names: CatalogNames): Choices {
      const known = choices.get(game) ?? chooseFrom([...entries.values()], game, names);
      // Made-up games aren't cached.
      if (game === "" || names.games.has(game)) choices.set(game, known);
      return known;
    },
    clear: () => choices.clear(),
  };
}

/** Counts the tags of the servers that were found. Tags in the search are included even if nothing was found. */
function tagsLeft(
  { tagNumbers }: Contents,
  { matching, chosen, names }: {
    matching: readonly IndexEntry[];
    chosen: readonly string[];
    names: CatalogNames;
  },
): Choice[] {
  const counts = new Uint32Array(tagNumbers.size);
  for (const { tagNumbers } of matching) {
    for (const number of tagNumbers) counts[number] = (counts[number] ?? 0) + 1;
  }
  const counted = [...tagNumbers].map(([slug, number]) => [slug, counts[number] ?? 0] as const);
  const isShown = ([slug, servers]: readonly [string, number]) =>
    servers > 0 || (matching.length === 0 && chosen.includes(slug));
  return choicesOf(counted.filter(isShown), names.tags);
}
