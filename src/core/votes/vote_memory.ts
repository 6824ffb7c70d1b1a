import { accountKey, isUsername } from "../accounts/username.ts";
import { createBatchedLookup } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import type { VoteChange } from "../database/find_changes.ts";
import type { Following } from "../database/follow_changes.ts";
import { findLastVotes, type LastVoteQuery } from "./last_votes.ts";

/** Most answers that are remembered, at about 150 bytes each. Beyond that, all are forgotten. */
const REMEMBERED_MAX = 500_000;

/**
 * Most names that are forgotten one by one on all servers. That takes a millisecond each on a site with 10,000 servers,
 * so beyond it all answers are forgotten.
 */
const NAMES_MAX = 20;

/** Remembers players' last votes: see {@link createVoteMemory}. */
export type VoteMemory = ReturnType<typeof createVoteMemory>;

/** What a vote memory needs. */
interface VoteMemoryOptions {
  sql: Sql;
  following: Following;
  /** Milliseconds that never go backwards: the clock of `following`. */
  monotonic?: () => number;
  timeoutFactor?: number;
  rememberedMax?: number;
}

/**
 * Finds players' last votes without querying the database each time, because plugins ask again and again about players
 * who are online. An answer may be 250 ms old, but is never older than the last `doubt`.
 */
export function createVoteMemory(
  {
    sql,
    following,
    monotonic = () => performance.now(),
    timeoutFactor = 1,
    rememberedMax = REMEMBERED_MAX,
  }: VoteMemoryOptions,
) {
  /** By server and by the name's key. Null for a player who never voted. */
  const remembered = new Map<string, Map<string, Date | null>>();
  let size = 0;
  let doubtedAt = -Infinity;
  /** The server whose changes are known, as the time when it was started. */
  let followed: number | undefined;
  /** Counts the looks that found changes. */
  let changed = 0;

  const lookUp = createBatchedLookup("lastVote", findAndRemember, timeoutFactor);

  function find(query: LastVoteQuery): Date | null | Promise<Date | null> {
    const names = following.isCurrent(doubtedAt) ? remembered.get(query.serverId) : undefined;
    const known = names?.get(accountKey(query.username));
    return known === undefined ? lookUp(query) : known;
  }

  async function findAndRemember(queries: LastVoteQuery[]): Promise<(Date | null)[]> {
    const before = changed;
    const { votes, server } = await findLastVotes(sql, queries);
    // A change that was reported in the meantime may be missing in this result, and isn't reported again.
    if (changed !== before || server.getTime() !== followed) return votes;
    for (const [place, { serverId, username }] of queries.entries()) {
      remember(serverId, accountKey(username), votes[place] ?? null);
    }
    return votes;
  }

  function remember(serverId: string, name: string, votedAt: Date | null): void {
    // Other names are longer, and no player has them.
    if (!isUsername(name)) return;
    if (!remembered.get(serverId)?.has(name)) {
      if (size >= rememberedMax) clear();
      size += 1;
    }
    const names = remembered.get(serverId) ?? new Map<string, Date | null>();
    names.set(name, votedAt);
    remembered.set(serverId, names);
  }

  function forget({ serverId, nameKey }: VoteChange): void {
    if (serverId !== null) forgetOf(serverId, nameKey);
    else if (nameKey === null) clear();
    else for (const id of remembered.keys()) forgetOf(id, nameKey);
  }

  function forgetOf(serverId: string, name: string | null): void {
    const names = remembered.get(serverId);
    if (names === undefined) return;
    size -= names.size;
    if (name === null) names.clear();
    else names.delete(name);
    size += names.size;
    if (names.size === 0) remembered.delete(serverId);
  }

  function clear(): void {
    remembered.clear();
    size = 0;
  }

  following.add({
    forget(changes) {
      if (changes.length > 0) changed += 1;
      const onAll = changes.filter(({ serverId }) => serverId === null);
      if (onAll.length > NAMES_MAX) clear();
      else changes.forEach(forget);
    },
    forgetAll() {
      changed += 1;
      clear();
    },
    accept: ({ server }) => void (followed = server.getTime()),
  });

  return {
    /** Finds a last vote in memory, or else in the database. Null for a player who never voted. */
    find,
    /** Finds a last vote in the database. */
    lookUp,
    /** Ignores what is remembered until the next look: this process may just have changed it. */
    doubt: () => void (doubtedAt = monotonic()),
  };
}
