import { type Choices, chooseFrom } from "./choices.ts";
import { countsSince, type Presence } from "./presence.ts";
import { type Place, rank, type Standing, type WeekAgo } from "./places.ts";
import type { Names, RankingChange } from "./rank_servers.ts";
import { matchAll, type Search, type Sort, type Sought, soughtOf } from "./search.ts";

/** A server that a search found. */
export interface Found extends Place {
  id: string;
  votes: number;
  votesToday: number;
  votesAll: number;
}

/** What all servers have that a search found, on all its pages. */
export interface Sums {
  servers: number;
  playersOnline: number;
  /** In the last 30 UTC days. */
  votes: number;
}

/** A listed server; instants are numbers, as they are compared ten thousand at a time. */
interface Entry extends Omit<RankingChange, "since" | "answeredAt">, Place {
  sought: Sought;
  since: number;
  /** 0: never. */
  answeredAt: number;
}

/** Servers as they were sorted, and those of each game apart. */
interface Order {
  sorted: Entry[];
  isStale: boolean;
  byGame?: Map<string, Entry[]>;
}

type Compare = (one: Entry, other: Entry) => number;

/** Keeps approved servers in memory, sorted as they were asked for. */
export function createListedIndex() {
  const entries = new Map<string, Entry>();
  const orders = new Map<Sort, Order>();
  const choices = new Map<string, Choices>();
  let weekAgo: WeekAgo = { ranks: new Map(), until: 0 };
  let names: Names = { games: new Map(), tags: new Map() };

  /** Sorts what was sorted before: after a few changes that is quick. */
  function sortedBy(sort: Sort): Order {
    const known = orders.get(sort);
    if (known?.isStale === false) return known;
    const sorted = (known?.sorted ?? [...entries.values()]).sort(COMPARE[sort]);
    if (sort === "votes_30") rank(sorted, weekAgo);
    const order = { sorted, isStale: false };
    orders.set(sort, order);
    return order;
  }

  /** Picks a game's servers: that many visitors ask for. */
  function ofGame(order: Order, game: string): readonly Entry[] {
    if (game === "") return order.sorted;
    order.byGame ??= Map.groupBy(order.sorted, (entry) => entry.game);
    return order.byGame.get(game) ?? [];
  }

  return {
    /** Takes in what changed; `gamesAndTags` are all there are. */
    change(changes: readonly RankingChange[], gamesAndTags: Names) {
      names = gamesAndTags;
      let isOther = false;
      for (const change of changes) {
        const { id, listed, votes, votesToday, votesAll } = change;
        const known = entries.get(id);
        const entry = entryOf(change, names);
        if (!listed) isOther = entries.delete(id) || isOther;
        else if (known && isAlike(known, entry)) {
          // The votes alone: who is online is looked at apart, and later.
          Object.assign(known, { votes, votesToday, votesAll });
        } else isOther = entries.set(id, entry).size > 0;
      }
      if (isOther) orders.clear();
      if (isOther) choices.clear();
      for (const [sort, order] of orders) order.isStale ||= sort.startsWith("votes");
    },
    /** Takes in who answered lately, and with how many players; who has been silent for long has none. */
    see(presences: readonly Presence[], now: Date) {
      for (const { id, answeredAt, playersOnline } of presences) {
        const entry = entries.get(id);
        if (entry) Object.assign(entry, { answeredAt: answeredAt?.getTime() ?? 0, playersOnline });
      }
      const since = countsSince(now).getTime();
      for (const entry of entries.values()) if (entry.answeredAt <= since) entry.playersOnline = 0;
      orders.delete("players");
    },
    /** Takes in the ranks of a week ago. */
    recall(past: WeekAgo) {
      weekAgo = past;
      orders.delete("votes_30");
    },
    /** Finds a page of a search. */
    find(search: Search, { perPage, now }: { perPage: number; now: Date }) {
      const { game, page, text, sort } = search;
      const since = countsSince(now).getTime();
      const ranked = sortedBy("votes_30");
      const sorted = sort === "match" ? ranked : sortedBy(sort);
      const chosen = filter(ofGame(sorted, game), search, since);
      const matching = text === "" ? chosen : match(chosen, text, sort);
      const known = choices.get(game) ?? chooseFrom([...entries.values()], game, names);
      // Not for each name of a game that somebody makes up.
      if (game === "" || names.games.has(game)) choices.set(game, known);
      return {
        servers: matching.slice((page - 1) * perPage, page * perPage) as readonly Found[],
        sums: sum(matching, since),
        choices: known,
      };
    },
    /** Finds a server's place, and how many are listed. */
    placeOf(id: string): Standing | undefined {
      const order = sortedBy("votes_30");
      const entry = entries.get(id);
      if (!entry) return undefined;
      const { rank, rankInGame, weekAgo, game } = entry;
      const [listed, listedInGame] = [entries.size, ofGame(order, game).length];
      return { rank, rankInGame, weekAgo, listed, listedInGame };
    },
    count: () => entries.size,
    /** Returns the name of a game or a tag; undefined when there is none of that slug. */
    nameOf: (kind: "games" | "tags", slug: string) => names[kind].get(slug),
  };
}

function entryOf(change: RankingChange, { tags }: Names): Entry {
  const tagNames = change.tags.map((slug) => tags.get(slug) ?? slug);
  return {
    ...change,
    rank: 0,
    rankInGame: 0,
    sought: soughtOf({ ...change, tagNames }),
    since: change.since.getTime(),
    answeredAt: change.answeredAt?.getTime() ?? 0,
  };
}

/** Whether at most votes and players are others: no choice, and no order but theirs. */
function isAlike(one: Entry, other: Entry): boolean {
  return one.sought.text === other.sought.text && one.game === other.game &&
    one.country === other.country && one.version === other.version && one.since === other.since;
}

/** Keeps what matches a text; the best match comes first where nothing else is asked for. */
function match(entries: readonly Entry[], text: string, sort: Sort): Entry[] {
  const matches = matchAll(text, entries);
  if (sort === "match") matches.sort((one, other) => other.score - one.score);
  return matches.map(({ entry }) => entry);
}

/** Who was listed first, among equals. */
const byAge: Compare = (one, other) => one.since - other.since || (one.id < other.id ? -1 : 1);

const byVotes: Compare = (one, other) => other.votes - one.votes || byAge(one, other);

const COMPARE: Record<Sort, Compare> = {
  match: byVotes,
  votes_30: byVotes,
  votes_today: (one, other) => other.votesToday - one.votesToday || byVotes(one, other),
  votes_all: (one, other) => other.votesAll - one.votesAll || byVotes(one, other),
  players: (one, other) => other.playersOnline - one.playersOnline || byAge(one, other),
  newest: (one, other) => byAge(other, one),
  name: (one, other) => compareTexts(one.sought.name, other.sought.name) || byAge(one, other),
};

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function filter(entries: readonly Entry[], search: Search, since: number): readonly Entry[] {
  const { tag, country, version, isOnline } = search;
  if (!isOnline && [tag, country, version].every((value) => value === "")) return entries;
  return entries.filter((entry) =>
    (!isOnline || entry.answeredAt > since) &&
    (country === "" || entry.country === country) &&
    (tag === "" || entry.tags.includes(tag)) &&
    (version === "" || entry.version === version || entry.version.startsWith(`${version}.`))
  );
}

function sum(entries: readonly Entry[], since: number): Sums {
  const sums = { servers: entries.length, playersOnline: 0, votes: 0 };
  for (const entry of entries) {
    sums.votes += entry.votes;
    if (entry.answeredAt > since) sums.playersOnline += entry.playersOnline;
  }
  return sums;
}
