import type { Clock } from "../clock.ts";
import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import {
  findRankingChanges,
  isRanked,
  listGames,
  type RankingChange,
  recountRanking,
  updateRanking,
} from "./rank_servers.ts";

/** Milliseconds that a visitor waits for the recount after midnight; then the old order is shown until it is over. */
const RECOUNT_PATIENCE_MS = 500;

/** A copy that was brought up to date so many times its lifetime ago is shown while it is done anew. */
const GRACE = 2;

/** A search of the listing. */
export interface Search {
  /** Words in the name, in any case; empty for all. */
  text: string;
  /** A game's slug, or "" for all. */
  game: string;
  /** Starts at 1. */
  page: number;
}

/** A game with listed servers, and how many. */
export interface ListedGame {
  slug: string;
  name: string;
  servers: number;
}

/** All approved servers, most votes first: a copy in memory that is at most about a second behind the database. */
export type Ranking = ReturnType<typeof createRanking>;

/** A change that lists a server, and its name in lower case, for the search. */
type Entry = RankingChange & { key: string };

/** Keeps a copy of the ranking; nothing is asked before the first visitor. */
export function createRanking(
  { sql, jobs, now, clock, keptMs, patience }: {
    sql: Sql;
    /** The pool for the recount, which takes its time. */
    jobs: Sql;
    now: () => Date;
    clock: Pick<Clock, "isRight">;
    /** Milliseconds that the copy is used without a question; 0 asks each time. */
    keptMs: number;
    /** By how much waits are multiplied. */
    patience: number;
  },
) {
  const entries = new Map<string, Entry>();
  let ranked: Entry[] = [];
  let games: ListedGame[] = [];
  let revision = 0;
  let updatedAt = -Infinity;
  let expiries = 0;
  let updating: Promise<void> | undefined;
  let recounting: Promise<void> | undefined;

  /** Brings the copy up to date if need be, by a question that is asked after this call. */
  async function freshen(): Promise<void> {
    const age = performance.now() - updatedAt;
    if (age < keptMs) return;
    if (age < keptMs * (1 + GRACE)) return void startUpdate().catch(logStale);
    await updating?.catch(() => {});
    if (performance.now() - updatedAt >= keptMs) await startUpdate();
  }

  function startUpdate(): Promise<void> {
    return updating ??= update().finally(() => updating = undefined);
  }

  async function update(): Promise<void> {
    const at = performance.now();
    const known = expiries;
    await bringUpToDate();
    await load();
    if (known === expiries) updatedAt = at;
  }

  async function bringUpToDate(): Promise<void> {
    const at = now();
    const isDue = keptMs === 0 || updatedAt === -Infinity; // something changed here, or nothing is known
    const look = await updateRanking(sql, { now: at, isDue });
    if (look === "done") return;
    if (!await isRanked(sql)) return await recount();
    // A clock that is a year ahead would show everybody without votes.
    if (await clock.isRight(at)) await waitBriefly(recount());
  }

  /** Counts everything anew, as each process does once at its start. */
  function recount(): Promise<void> {
    return recounting ??= recountRanking(jobs, now()).finally(() => recounting = undefined);
  }

  async function waitBriefly(work: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, RECOUNT_PATIENCE_MS * patience);
    await Promise.race([work.catch(logStale), late.promise]).finally(() => clearTimeout(timer));
  }

  async function load(): Promise<void> {
    const changes = await findRankingChanges(sql, revision);
    if (changes.length === 0) return;
    for (const change of changes) {
      revision = Math.max(revision, change.revision);
      if (change.listed) entries.set(change.id, { ...change, key: change.name.toLowerCase() });
      else entries.delete(change.id);
    }
    ranked = [...entries.values()].sort(compare);
    games = countGames(entries, await listGames(sql));
  }

  return {
    /** Finds a page of a search, the servers on all its pages, and the games of all listed servers, by name. */
    async find({ text, game, page }: Search, perPage: number) {
      await freshen();
      const words = text.toLowerCase();
      const found = words === "" && game === ""
        ? ranked
        : ranked.filter((server) =>
          server.key.includes(words) && (game === "" || server.game === game)
        );
      const servers = found.slice((page - 1) * perPage, page * perPage);
      return { servers, total: found.length, games };
    },
    /** Something was changed here that is to be seen at once. */
    expire() {
      updatedAt = -Infinity;
      expiries += 1;
    },
    recount,
  };
}

/** Most votes first; among equals, who was listed first. */
function compare(one: Entry, other: Entry): number {
  return other.votes - one.votes || one.since.getTime() - other.since.getTime() ||
    (one.id < other.id ? -1 : 1);
}

function countGames(entries: ReadonlyMap<string, Entry>, games: { slug: string; name: string }[]) {
  const counts = new Map<string, number>();
  for (const { game } of entries.values()) counts.set(game, (counts.get(game) ?? 0) + 1);
  return games.flatMap(({ slug, name }) => {
    const servers = counts.get(slug);
    return servers === undefined ? [] : [{ slug, name, servers }];
  });
}

function logStale(error: unknown): void {
  log("warn", "ranking_not_updated", describeError(error));
}
