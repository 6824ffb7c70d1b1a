import type { Clock } from "../../../core/time/clock.ts";
import type { Sql } from "../../../core/database/connect.ts";
import { takesNoChanges } from "../../../core/database/unavailable.ts";
import { describeError, log } from "../../../core/observing/log.ts";
import { createListedIndex, type ListedIndex } from "./listed_index.ts";
import type { ListPosition } from "./list_position.ts";
import { findPresences } from "../ranking/presences.ts";
import { findWeekAgo } from "../ranking/rank_history.ts";
import { recountRanking, updateRanking } from "../ranking/rank_servers.ts";
import { findNames, findRankingChanges, hasRanking } from "../ranking/ranking_changes.ts";
import type { Search } from "../search/listing_search.ts";
import { dayOf, daysBefore } from "../../../core/time/day.ts";
import { inTime } from "../../../core/time/in_time.ts";
import type { RankCounts } from "../../../core/votes/rank_counts.ts";

/**
 * Maximum milliseconds that a visitor waits for the recount after midnight. After that, the old order is shown until
 * the recount ends.
 */
const RECOUNT_WITHIN_MS = 500;

/** Milliseconds between two reads of the servers' presences. Polls are minutes apart. */
const PRESENCE_EVERY_MS = 10_000;

/** Maximum milliseconds until a poll's transaction is visible. Reads overlap by this much. */
const PRESENCE_OVERLAP_MS = 60_000;

/** Lifetimes after its expiry for which a copy is still shown while it is refreshed. */
const GRACE = 2;

/** A copy of all approved servers in memory, at most about a second behind the database. */
export type Ranking = ReturnType<typeof createRanking>;

interface RankingOptions {
  sql: Sql;
  /** The pool for the recount, which takes long. */
  jobs: Sql;
  now: () => Date;
  clock: Pick<Clock, "isRight">;
  /** The votes that count for the ranking. */
  counts: RankCounts;
  /** Milliseconds for which the copy is used without a query. With 0, every call queries. */
  keptMs: number;
  /** Factor by which waits are multiplied. */
  timeoutFactor: number;
}

/** Keeps a copy of the ranking. Runs no query before the first visitor. */
export function createRanking(options: RankingOptions) {
  const { now, counts, keptMs } = options;
  const index = createListedIndex();
  const recounting = createRecounting(options);
  const loading = createLoading(options, index);
  const { freshen, expire } = createFreshness(keptMs, {
    bringUpToDate: recounting.bringUpToDate,
    load: loading.load,
  });

  /** Updates and returns the copy. */
  async function current() {
    await freshen();
    return index;
  }

  return {
    /** The votes that count for the ranking. */
    counts,
    /** Returns a page of a search, the sums over all its pages, and the choices to narrow it down. */
    find: async (search: Search, perPage: number) =>
      (await current()).find(search, { perPage, now: now() }),
    /** Returns the servers of a search after a position, or the first ones. `next` is undefined at the end. */
    findAfter: async (search: Search, from: { after: ListPosition | undefined; limit: number }) =>
      (await current()).findAfter(search, { ...from, now: now() }),
    /** Returns a listed server with its ranks and votes, or undefined if it isn't listed. */
    get: async (serverId: string) => (await current()).get(serverId),
    /** Lists the tags with servers, most frequent first. */
    tags: async () => (await current()).tags(),
    /** Lists the games with servers, by name, with their numbers of players. */
    games: async () => (await current()).games(now()),
    /**
     * Returns the rank of a server by the votes of 30 days and the number of listed servers, or undefined if it isn't
     * listed.
     */
    standingOf: async (serverId: string) => (await current()).standingOf(serverId),
    /**
     * Lists a server and its neighbours in its game, with the votes that count for the ranking. Empty if it isn't
     * listed.
     */
    near: async (serverId: string) => (await current()).near(serverId),
    countListed: async () => (await current()).count(),
    /** Returns the name of a game or a tag, or undefined if no such slug exists. */
    nameOf: async (kind: "games" | "tags", slug: string) => (await current()).nameOf(kind, slug),
    /** Marks the copy as outdated, after a change in this process that must be visible at once. */
    expire() {
      loading.expire();
      expire();
    },
    recount: recounting.recount,
  };
}

/** Tracks the age of the copy and refreshes it, one refresh at a time. */
function createFreshness(
  keptMs: number,
  { bringUpToDate, load }: {
    bringUpToDate: (isDue: boolean) => Promise<void>;
    load: () => Promise<void>;
  },
) {
  let updatedAt: number | undefined; // undefined until the first load, and after a change here
  let expiries = 0;
  let updating: Promise<void> | undefined;

  function ageMs(): number {
    return updatedAt === undefined ? Infinity : performance.now() - updatedAt;
  }

  /** Refreshes the copy if necessary, with a query that starts after this call. */
  async function freshen(): Promise<void> {
    const age = ageMs();
    if (age < keptMs) return;
    if (age < keptMs * (1 + GRACE)) return void startUpdate().catch(logStale);
    await updating?.catch(() => {}); // reported by the call that started it
    if (ageMs() >= keptMs) await startUpdate();
  }

  function startUpdate(): Promise<void> {
    return updating ??= update().finally(() => updating = undefined);
  }

  async function update(): Promise<void> {
    const at = performance.now();
    const known = expiries;
    const isDue = keptMs === 0 || updatedAt === undefined;
    await bringUpToDate(isDue).catch((error) => {
      // While the database is read-only, the last order can still be shown.
      if (!takesNoChanges(error)) throw error;
    });
    await load();
    if (known === expiries) updatedAt = at;
  }

  function expire(): void {
    updatedAt = undefined;
    expiries += 1;
  }

  return { freshen, expire };
}

/** Keeps the database's ranking up to date: recounts changed servers, and everything once a day. */
function createRecounting({ sql, jobs, now, clock, counts, timeoutFactor }: RankingOptions) {
  let recounting: Promise<void> | undefined;

  /** Recounts everything. Each process does so once at its start. */
  function recount(): Promise<void> {
    return recounting ??= recountRanking(jobs, { now: now(), counts })
      .finally(() => recounting = undefined);
  }

  async function bringUpToDate(isDue: boolean): Promise<void> {
    const at = now();
    const outcome = await updateRanking(sql, { now: at, isDue, counts });
    if (outcome === "done") return;
    if (!await hasRanking(sql)) return await recount();
    // With a clock that is a year ahead, every server would have no votes.
    if (!await clock.isRight(at)) return;
    await inTime(recount().catch(logStale), RECOUNT_WITHIN_MS * timeoutFactor, undefined);
  }

  return { recount, bringUpToDate };
}

/** Loads changes from the database into the index. */
function createLoading({ sql, now, keptMs }: RankingOptions, index: ListedIndex) {
  const lookEveryMs = keptMs === 0 ? 0 : PRESENCE_EVERY_MS;
  let recalledOn: string | undefined;
  let revision = 0;
  let isLoaded = false;
  let seenAt = -Infinity;
  let presentUntil = new Date(0);

  async function load(): Promise<void> {
    const [changes] = await Promise.all([
      findRankingChanges(sql, revision),
      seePresent(),
      recallWeekAgo(),
    ]);
    if (changes.length === 0 && isLoaded) return;
    index.change(changes, await findNames(sql));
    revision = changes.reduce((last, change) => Math.max(last, change.revision), revision);
    isLoaded = true;
  }

  async function seePresent(): Promise<void> {
    const at = performance.now();
    if (at - seenAt < lookEveryMs) return;
    seenAt = at;
    const until = now();
    index.see(await findPresences(sql, presentUntil), until);
    presentUntil = new Date(until.getTime() - PRESENCE_OVERLAP_MS);
  }

  /** Loads the ranks of a week ago, once a day, because the ranks of a past day don't change. */
  async function recallWeekAgo(): Promise<void> {
    const at = now();
    const today = dayOf(at);
    if (today === recalledOn) return;
    const until = daysBefore(new Date(today), 6).getTime();
    index.recall({ ranks: await findWeekAgo(sql, at), until });
    recalledOn = today;
  }

  return { load, expire: () => void (seenAt = -Infinity) };
}

function logStale(error: unknown): void {
  log("warn", "ranking_not_updated", describeError(error));
}
