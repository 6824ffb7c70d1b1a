import type { Clock } from "../clock.ts";
import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import {
  findRankingChanges,
  isRanked,
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

/** A listed server and what ranks it. */
export interface RankedServer {
  id: string;
  /** Votes in the last 30 UTC days, including today. */
  votes: number;
}

/** One page of the ranking. */
export interface RankedPage {
  servers: RankedServer[];
  /** Servers on all pages of the search. */
  total: number;
  /** Servers of each game, by its slug, whatever the search. */
  games: ReadonlyMap<string, number>;
}

/** All approved servers, most votes first: a copy in memory that is at most about a second behind the database. */
export interface Ranking {
  /** Finds a page of a search. */
  find(search: Search, perPage: number): Promise<RankedPage>;
  /** Something was changed here that is to be seen at once. */
  expire(): void;
  /** Counts everything anew, as each process does once at its start. */
  recount(): Promise<void>;
}

/** Dependencies of a ranking. */
export interface RankingOptions {
  sql: Sql;
  /** The pool for the recount, which takes its time. */
  jobs: Sql;
  now: () => Date;
  clock: Pick<Clock, "isRight">;
  /** Milliseconds that the copy is used without a question; 0 asks each time. */
  keptMs: number;
  /** By how much waits are multiplied. */
  patience: number;
}

interface Entry extends RankingChange {
  /** For the search. */
  key: string;
}

/** Keeps a copy of the ranking; nothing is asked before the first visitor. */
export function createRanking(options: RankingOptions): Ranking {
  const { sql, jobs, now, clock, keptMs } = options;
  const entries = new Map<string, Entry>();
  let sorted: Entry[] = [];
  let games = new Map<string, number>();
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
    const look = await updateRanking(sql, { now: at, isDue: keptMs === 0 });
    if (look === "done") return;
    if (!await isRanked(sql)) return await recount();
    // A clock that is a year ahead would show everybody without votes.
    if (await clock.isRight(at)) await waitBriefly(recount());
  }

  function recount(): Promise<void> {
    return recounting ??= recountRanking(jobs, now()).finally(() => recounting = undefined);
  }

  async function waitBriefly(work: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, RECOUNT_PATIENCE_MS * options.patience);
    });
    await Promise.race([work.catch(logStale), patience]).finally(() => clearTimeout(timer));
  }

  async function load(): Promise<void> {
    const changes = await findRankingChanges(sql, revision);
    if (changes.length === 0) return;
    for (const change of changes) {
      revision = Math.max(revision, change.revision);
      if (change.listed) entries.set(change.id, { ...change, key: change.name.toLowerCase() });
      else entries.delete(change.id);
    }
    sorted = [...entries.values()].sort(compare);
    games = countGames(sorted);
  }

  return {
    async find(search, perPage) {
      await freshen();
      return { ...pickPage(sorted, search, perPage), games };
    },
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

function pickPage(
  sorted: Entry[],
  { text, game, page }: Search,
  perPage: number,
): Omit<RankedPage, "games"> {
  const words = text.toLowerCase();
  const found = words === "" && game === ""
    ? sorted
    : sorted.filter((entry) =>
      (game === "" || entry.game === game) && (words === "" || entry.key.includes(words))
    );
  const servers = found.slice((page - 1) * perPage, page * perPage);
  return { servers, total: found.length };
}

function countGames(entries: Entry[]): Map<string, number> {
  const games = new Map<string, number>();
  for (const { game } of entries) games.set(game, (games.get(game) ?? 0) + 1);
  return games;
}

function logStale(error: unknown): void {
  log("warn", "ranking_not_updated", describeError(error));
}
