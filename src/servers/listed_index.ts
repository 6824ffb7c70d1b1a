import { type Choice, type Choices, choicesOf, chooseFrom } from "./choices.ts";
import { countsSince, type Presence } from "./presence.ts";
import { type Neighbour, rank, type RankTrend, type Standing, type WeekAgo } from "./ranks.ts";
import type { Names, RankingChange } from "./rank_servers.ts";
import { sum, type Sums } from "./sums.ts";
import { indexAfter, type ListPosition, positionOf } from "./list_position.ts";
import { COMPARE } from "./order.ts";
import type { Locale } from "../locales/locale.ts";
import { hasFacets, type Search, type Sort } from "./search.ts";
import { fold } from "./search_terms.ts";
import { type NamedGroup, namesIn } from "./search_names.ts";
import {
  createTextIndex,
  MATCH,
  type Match,
  type ServersByName,
  type Sought,
  soughtOf,
} from "./text_index.ts";

/** A server that a search found. */
export interface Found extends RankTrend {
  id: string;
  votes: number;
  votesToday: number;
  votesAll: number;
}

/** A listed server. Times are numbers, because ten thousand are compared at once. */
interface IndexEntry extends Omit<RankingChange, "since" | "answeredAt">, RankTrend {
  foldedName: string;
  tagNumbers: readonly number[];
  sought: Sought;
  since: number;
  /** 0 means never. */
  answeredAt: number;
}

/** A game, its servers, and the players on them. */
export interface PlayedGame extends Choice {
  playersOnline: number;
}

/** Sorted servers, in all and by game. */
interface Order {
  sorted: IndexEntry[];
  isStale: boolean;
  byGame?: Map<string, IndexEntry[]>;
}

/** Approved servers in memory, sorted in the orders that were requested. */
export type ListedIndex = ReturnType<typeof createListedIndex>;

/** The listed servers, by id and by what a search finds them by. */
interface Contents {
  entries: Map<string, IndexEntry>;
  texts: ReturnType<typeof createTextIndex>;
  /** A number for each tag: counting numbers takes a tenth of the time. */
  tagNumbers: Map<string, number>;
  /** In no order. Undefined until they are first needed after a change besides votes. */
  groups?: Record<NamedGroup["kind"], Groups> | undefined;
}

type Groups = ReadonlyMap<string, readonly IndexEntry[]>;

/** Creates an index without servers. */
export function createListedIndex() {
  const contents: Contents = {
    entries: new Map(),
    texts: createTextIndex(),
    tagNumbers: new Map(),
  };
  const { entries } = contents;
  const orders = createOrders(entries);
  const choices = createChoices(entries);
  const sums = createSums();
  let names: Names = { games: new Map(), tags: new Map() };

  return {
    /** Applies changes. `gamesAndTags` is the complete list. */
    change(changes: readonly RankingChange[], gamesAndTags: Names) {
      names = gamesAndTags;
      const isOther = applyChanges(contents, changes, names);
      if (isOther) choices.clear();
      orders.change(isOther);
      sums.clear();
    },
    /** Applies which servers responded lately, and with how many players. Those silent for long get none. */
    see(presences: readonly Presence[], now: Date) {
      applyPresences(contents, presences, now);
      orders.drop("players");
      sums.clear();
    },
    /** Applies the ranks of a week ago. */
    recall: orders.recall,
    /** Finds a page of a search. */
    find: (search: Search, page: { perPage: number; now: Date }) =>
      findPage({ contents, orders, choices, sums, names }, search, page),
    /** Finds the next servers of a search after a position, or its first ones; `next` is undefined at the end. */
    findAfter(search: Search, { now, ...part }: ListPart & { now: Date }) {
      const since = countsSince(now).getTime();
      return cut(pick(contents, orderOf(orders, search), { ...search, since }), search.sort, part);
    },
    /** Lists the games with servers, by name, and how many play them. */
    games(now: Date): PlayedGame[] {
      const order = orders.by("votes_30");
      const since = countsSince(now).getTime();
      return choices.of("", names).games.map((game) => ({
        ...game,
        playersOnline: sums.of(ofGame(order, game.slug), since).playersOnline,
      }));
    },
    /** Lists the tags with servers, most frequent first. */
    tags: () => choices.of("", names).tags,
    /** Finds a listed server with its ranks and votes. */
    get(id: string): Found | undefined {
      orders.by("votes_30");
      return entries.get(id);
    },
    /** Finds a server's rank, and how many servers are listed. */
    standingOf: (id: string) => standingIn(orders.by("votes_30"), entries.get(id)),
    /** Lists a server between its neighbours in its game, in order. Empty if it is not listed. */
    near: (id: string) => neighboursOf(orders.by("votes_30"), entries.get(id)),
    count: () => entries.size,
    /** Returns the name of a game or a tag, or undefined if no such slug exists. */
    nameOf: (kind: "games" | "tags", slug: string) => names[kind].get(slug),
  };
}

/** Caches the sums that many visitors request: those of all servers, or of a game. */
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

/** What the index is made of. */
interface Parts {
  contents: Contents;
  orders: ReturnType<typeof createOrders>;
  choices: ReturnType<typeof createChoices>;
  sums: ReturnType<typeof createSums>;
  names: Names;
}

function findPage(
  { contents, orders, choices, sums, names }: Parts,
  search: Search,
  { perPage, now }: { perPage: number; now: Date },
) {
  const { game, page } = search;
  const since = countsSince(now).getTime();
  const sorted = orderOf(orders, search);
  const { picked } = pick(contents, sorted, { ...search, since });
  const servers: readonly Found[] = picked.slice((page - 1) * perPage, page * perPage);
  const known = choices.of(game, names);
  return {
    servers,
    sums: sums.of(picked, since),
    // How many servers another tag would leave.
    choices: picked === ofGame(sorted, game)
      ? known
      : { ...known, tags: tagsLeft(contents, { matching: picked, chosen: search.tags, names }) },
  };
}

/** Which servers of a list are wanted: `limit` after a position, or the first ones. */
interface ListPart {
  after: ListPosition | undefined;
  limit: number;
}

function cut({ picked, matches }: ReturnType<typeof pick>, sort: Sort, { after, limit }: ListPart) {
  const from = after ? indexAfter(picked, after, { sort, matches }) : 0;
  const servers: readonly Found[] = picked.slice(from, from + limit);
  const last = from + limit < picked.length ? picked[from + limit - 1] : undefined;
  return { servers, total: picked.length, next: last && positionOf(last, matches) };
}

/** Returns the order that a search is picked from. Ranks the votes of 30 days first. */
function orderOf(orders: ReturnType<typeof createOrders>, { sort }: Search): Order {
  const ranked = orders.by("votes_30");
  return sort === "match" ? ranked : orders.by(sort);
}

/** Caches what the servers of each game can be narrowed down to. */
function createChoices(entries: Contents["entries"]) {
  const choices = new Map<string, Choices>();
  return {
    of(game: string, names: Names): Choices {
      const known = choices.get(game) ?? chooseFrom([...entries.values()], game, names);
      // Made-up names of games are not cached.
      if (game === "" || names.games.has(game)) choices.set(game, known);
      return known;
    },
    clear: () => choices.clear(),
  };
}

function applyPresences({ entries }: Contents, presences: readonly Presence[], now: Date): void {
  for (const { id, answeredAt, playersOnline } of presences) {
    const entry = entries.get(id);
    if (entry) Object.assign(entry, { answeredAt: answeredAt?.getTime() ?? 0, playersOnline });
  }
  const since = countsSince(now).getTime();
  for (const entry of entries.values()) if (entry.answeredAt <= since) entry.playersOnline = 0;
}

function standingIn(order: Order, entry: IndexEntry | undefined): Standing | undefined {
  if (!entry) return undefined;
  const { rank, rankInGame, weekAgo, game } = entry;
  const [listed, listedInGame] = [order.sorted.length, ofGame(order, game).length];
  return { rank, rankInGame, weekAgo, listed, listedInGame };
}

function neighboursOf(order: Order, own: IndexEntry | undefined): Neighbour[] {
  if (!own) return [];
  const from = Math.max(0, own.rankInGame - 2);
  return ofGame(order, own.game).slice(from, own.rankInGame + 1)
    .map(({ id, name, rankInGame, votes }) => ({ name, rankInGame, votes, isOwn: id === own.id }));
}

/** Returns whether anything changed besides votes. */
function applyChanges(
  contents: Contents,
  changes: readonly RankingChange[],
  names: Names,
): boolean {
  const { entries, texts, tagNumbers } = contents;
  let isOther = false;
  for (const change of changes) {
    const { id, listed, votes, votesToday, votesAll } = change;
    const known = entries.get(id);
    const entry = entryOf(change, names, tagNumbers);
    if (!listed) {
      texts.drop(id);
      isOther = entries.delete(id) || isOther;
    } else if (known && isAlike(known, entry)) {
      // Only the votes: presences are read separately, and later.
      Object.assign(known, { votes, votesToday, votesAll });
    } else {
      entries.set(id, entry);
      texts.put(entry.sought);
      isOther = true;
    }
  }
  if (isOther) contents.groups = undefined;
  return isOther;
}

/** Keeps the servers in the orders that were requested. */
function createOrders(entries: Contents["entries"]) {
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

/** Selects a game's servers, a frequent request. */
function ofGame(order: Order, game: string): readonly IndexEntry[] {
  if (game === "") return order.sorted;
  order.byGame ??= Map.groupBy(order.sorted, (entry) => entry.game);
  return order.byGame.get(game) ?? [];
}

/**
 * Selects what is searched for, in order, and returns how well it matched words if they determine the order. The votes of
 * 30 days have been ranked.
 */
function pick(
  contents: Contents,
  order: Order,
  { since, ...search }: Search & { since: number },
): { picked: readonly IndexEntry[]; matches?: ReadonlyMap<string, Match> } {
  const { entries, texts } = contents;
  const { game, tags, country, language, version, isOnline, text, sort } = search;
  const inGame = ofGame(order, game);
  const filters = [...tags, country, language, version, text].join("");
  if (!isOnline && filters === "") return { picked: inGame };
  const isWanted = (entry: IndexEntry) =>
    hasFacets(entry, search) && (!isOnline || entry.answeredAt > since);
  if (text === "") {
    const group = smallestGroup(contents, search);
    const picked = group === undefined || group.length >= inGame.length / 2
      ? inGame.filter(isWanted)
      : sortBy(sort, group.filter(isWanted));
    return { picked };
  }
  const matches = texts.find(text, {
    byName: byNameIn(contents, search.locale),
    isAllowed(id) {
      const entry = entries.get(id);
      return entry !== undefined && isWanted(entry);
    },
  });
  const found = sortBy(sort, [...matches.keys()].flatMap((id) => entries.get(id) ?? []));
  return sort === "match" ? { picked: byMatch(found, matches), matches } : { picked: found };
}

/** Counts the tags of the servers that were found, and those that were searched for even if nothing was found. */
function tagsLeft(
  { tagNumbers }: Contents,
  { matching, chosen, names }: {
    matching: readonly IndexEntry[];
    chosen: readonly string[];
    names: Names;
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

/** Selects the servers with a tag, or in the country, of a search, whichever are fewest. Undefined if it has neither. */
function smallestGroup(contents: Contents, { tags, country }: Search) {
  if (tags.length === 0 && country === "") return undefined;
  const { tag, country: byCountry } = groupsIn(contents);
  const groups = tags.map((slug) => tag.get(slug) ?? []);
  if (country !== "") groups.push(byCountry.get(country) ?? []);
  return groups.reduce((least, group) => group.length < least.length ? group : least);
}

/** Finds servers by what a language calls their country, game and tags. */
function byNameIn(contents: Contents, locale: Locale): ServersByName {
  const names = namesIn(locale);
  const idsOf = (named: readonly NamedGroup[]) =>
    named.flatMap(({ kind, slug }) => groupsIn(contents)[kind].get(slug) ?? [])
      .map(({ id }) => id);
  return {
    having: (word, options) => idsOf(names.having(word, options)),
    called: (letters) => new Set(idsOf(names.called(letters))),
  };
}

function groupsIn(contents: Contents): Record<NamedGroup["kind"], Groups> {
  return contents.groups ??= groupsOf(contents.entries);
}

function groupsOf(entries: Contents["entries"]) {
  const tag = new Map<string, IndexEntry[]>();
  for (const entry of entries.values()) {
    for (const slug of entry.tags) {
      const tagged = tag.get(slug);
      if (tagged === undefined) tag.set(slug, [entry]);
      else tagged.push(entry);
    }
  }
  return {
    tag,
    country: Map.groupBy(entries.values(), ({ country }) => country ?? ""),
    game: Map.groupBy(entries.values(), ({ game }) => game),
  };
}

/** Sorts a few servers, as their order sorts all. */
function sortBy(sort: Sort, found: IndexEntry[]): IndexEntry[] {
  const isRanked = sort === "match" || sort === "votes_30";
  return found.sort(isRanked ? (one, other) => one.rank - other.rank : COMPARE[sort]);
}

function entryOf(
  change: RankingChange,
  { games, tags }: Names,
  tagNumbers: Map<string, number>,
): IndexEntry {
  for (const tag of change.tags) if (!tagNumbers.has(tag)) tagNumbers.set(tag, tagNumbers.size);
  const tagNames = change.tags.map((slug) => tags.get(slug) ?? slug);
  return {
    ...change,
    rank: 0,
    rankInGame: 0,
    foldedName: fold(change.name),
    tagNumbers: change.tags.map((tag) => tagNumbers.get(tag) ?? 0),
    sought: soughtOf({ ...change, tagNames, gameName: games.get(change.game) ?? change.game }),
    since: change.since.getTime(),
    answeredAt: change.answeredAt?.getTime() ?? 0,
  };
}

/** Returns whether at most votes and players differ, so that the choices and the other orders are unaffected. */
function isAlike(one: IndexEntry, other: IndexEntry): boolean {
  return one.name === other.name && one.sought.terms === other.sought.terms &&
    one.game === other.game && `${one.languages}` === `${other.languages}` &&
    one.country === other.country && one.version === other.version && one.since === other.since;
}

/** Puts the best matches first. Equal matches keep their order. */
function byMatch(found: readonly IndexEntry[], matches: ReadonlyMap<string, Match>): IndexEntry[] {
  return Object.values(MATCH).flatMap((match) =>
    found.filter(({ id }) => matches.get(id) === match)
  );
}
