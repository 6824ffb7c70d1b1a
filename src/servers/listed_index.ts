import { byName } from "./by_name.ts";
import { countsSince, type Presence } from "./presence.ts";
import type { Names, RankingChange } from "./rank_servers.ts";
import { matchAll, type Search, type Sort, type Sought, soughtOf } from "./search.ts";

/** Something to choose from, and how many listed servers have it. */
export interface Choice {
  slug: string;
  name: string;
  servers: number;
}

/** What a search can be narrowed down to, by the number of servers of its game; games by name, whatever the search. */
export interface Choices {
  games: readonly Choice[];
  tags: readonly Choice[];
  /** By their code; it is the name too. */
  countries: readonly Choice[];
  /** By their first two numbers: "1.21". */
  versions: readonly Choice[];
}

/** A server's place by the votes of 30 days: among all, and among those of its game. */
export interface Place {
  rank: number;
  rankInGame: number;
}

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

interface Entry extends RankingChange, Place {
  sought: Sought;
  /** The server's name without case and accents. */
  key: string;
}

type Compare = (one: Entry, other: Entry) => number;

/** Keeps approved servers in memory, sorted as they were asked for. */
export function createListedIndex() {
  const entries = new Map<string, Entry>();
  const orders = new Map<Sort, { sorted: Entry[]; isStale: boolean }>();
  const choices = new Map<string, Choices>();
  let names: Names = { games: new Map(), tags: new Map() };

  /** Sorts what was sorted before: after a few changes that is quick. */
  function sortedBy(sort: Sort): Entry[] {
    const order = orders.get(sort) ?? { sorted: [...entries.values()], isStale: true };
    if (order.isStale) order.sorted.sort(COMPARE[sort]);
    if (order.isStale && sort === "votes_30") rank(order.sorted);
    orders.set(sort, { ...order, isStale: false });
    return order.sorted;
  }

  function choose(game: string): Choices {
    const found = [...entries.values()].filter((entry) => game === "" || entry.game === game);
    return {
      games: count([...entries.values()].map((entry) => entry.game), names.games).sort(byName),
      tags: count(found.flatMap(({ tags }) => tags), names.tags),
      countries: count(found.flatMap(({ country }) => country ?? [])),
      versions: count(found.flatMap(({ version }) => version === "" ? [] : shortOf(version))),
    };
  }

  return {
    /** Takes in what changed; `gamesAndTags` are all there are. */
    change(changes: readonly RankingChange[], gamesAndTags: Names) {
      names = gamesAndTags;
      const before = entries.size;
      let added = 0;
      for (const change of changes) {
        const known = entries.get(change.id);
        const tagNames = change.tags.map((slug) => names.tags.get(slug) ?? slug);
        const sought = soughtOf({ ...change, tagNames });
        const entry = { rank: 0, rankInGame: 0, ...change, sought, key: sought.name };
        if (!change.listed) entries.delete(change.id);
        else if (known) Object.assign(known, change, { sought, key: entry.key });
        else added += entries.set(change.id, entry) ? 1 : 0;
      }
      if (added > 0 || entries.size !== before) orders.clear();
      for (const order of orders.values()) order.isStale = true;
      choices.clear();
    },
    /** Takes in who answered lately, and with how many players; who has been silent for long has none. */
    see(presences: readonly Presence[], now: Date) {
      for (const { id, ...presence } of presences) {
        const entry = entries.get(id);
        if (entry) Object.assign(entry, presence);
      }
      const since = countsSince(now);
      for (const entry of entries.values()) if (!isPresent(entry, since)) entry.playersOnline = 0;
      const byPlayers = orders.get("players");
      if (byPlayers) byPlayers.isStale = true;
    },
    /** Finds a page of a search. */
    find(search: Search, { perPage, now }: { perPage: number; now: Date }) {
      const since = countsSince(now);
      const ranked = sortedBy("votes_30");
      const sort = search.sort === "match" ? "votes_30" : search.sort;
      const rows = sort === "votes_30" ? ranked : sortedBy(sort);
      const chosen = filter(rows, search, since);
      const scores = search.text === "" ? undefined : matchAll(search.text, chosen);
      const matching = scores ? chosen.filter((entry) => scores.has(entry)) : chosen;
      if (scores && search.sort === "match") {
        matching.sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
      }
      const { game, page } = search;
      const known = choices.get(game) ?? choose(game);
      choices.set(game, known);
      return {
        servers: matching.slice((page - 1) * perPage, page * perPage) as readonly Found[],
        sums: sum(matching, since),
        choices: known,
      };
    },
    /** Finds a server's place, and how many are listed. */
    placeOf(id: string): Place & { listed: number } | undefined {
      sortedBy("votes_30");
      const entry = entries.get(id);
      return entry && { rank: entry.rank, rankInGame: entry.rankInGame, listed: entries.size };
    },
    /** Returns the name of a game or a tag; undefined when there is none of that slug. */
    nameOf: (kind: "games" | "tags", slug: string) => names[kind].get(slug),
  };
}

/** Who was listed first, among equals. */
const byAge: Compare = (one, other) =>
  one.since.getTime() - other.since.getTime() || (one.id < other.id ? -1 : 1);

const byVotes: Compare = (one, other) => other.votes - one.votes || byAge(one, other);

const COMPARE: Record<Sort, Compare> = {
  match: byVotes,
  votes_30: byVotes,
  votes_today: (one, other) => other.votesToday - one.votesToday || byVotes(one, other),
  votes_all: (one, other) => other.votesAll - one.votesAll || byVotes(one, other),
  players: (one, other) => other.playersOnline - one.playersOnline || byVotes(one, other),
  newest: (one, other) => byAge(other, one),
  name: (one, other) => one.key < other.key ? -1 : one.key > other.key ? 1 : byAge(one, other),
};

function rank(sorted: readonly Entry[]): void {
  const inGame = new Map<string, number>();
  sorted.forEach((entry, at) => {
    entry.rank = at + 1;
    entry.rankInGame = (inGame.get(entry.game) ?? 0) + 1;
    inGame.set(entry.game, entry.rankInGame);
  });
}

function filter(entries: Entry[], search: Search, since: Date): Entry[] {
  const { game, tag, country, version, isOnline } = search;
  return entries.filter((entry) =>
    (game === "" || entry.game === game) &&
    (tag === "" || entry.tags.includes(tag)) &&
    (country === "" || entry.country === country) &&
    (version === "" || entry.version === version || entry.version.startsWith(`${version}.`)) &&
    (!isOnline || isPresent(entry, since))
  );
}

function isPresent({ answeredAt }: Entry, since: Date): boolean {
  return answeredAt !== null && answeredAt > since;
}

function sum(entries: readonly Entry[], since: Date): Sums {
  const sums = { servers: entries.length, playersOnline: 0, votes: 0 };
  for (const entry of entries) {
    sums.votes += entry.votes;
    if (isPresent(entry, since)) sums.playersOnline += entry.playersOnline;
  }
  return sums;
}

/** Counts equal slugs, the most frequent first. */
function count(slugs: readonly string[], names?: ReadonlyMap<string, string>): Choice[] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].map(([slug, servers]) => ({ slug, name: names?.get(slug) ?? slug, servers }))
    .sort((one, other) => other.servers - one.servers || byName(one, other));
}

function shortOf(version: string): string {
  return /^\d+\.\d+/.exec(version)?.[0] ?? version;
}
