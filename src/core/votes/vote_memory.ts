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

/** A change of all answers. */
const EVERYTHING: VoteChange = { serverId: null, nameKey: null };

/** Remembers players' last votes: see {@link createVoteMemory}. */
export type VoteMemory = ReturnType<typeof createVoteMemory>;

/** Dependencies of a vote memory. */
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
  const remembered = createRememberedVotes(rememberedMax);
  /** For each query under way, the changes that were reported since it began. */
  const underWay = new Set<VoteChange[]>();
  let doubtedAt = -Infinity;
  /** The server whose changes are known, as the time when it was started. */
  let followed: number | undefined;

  const lookUp = createBatchedLookup("lastVote", findAndRemember, timeoutFactor);

  function find(query: LastVoteQuery): Date | null | Promise<Date | null> {
    const known = following.isCurrent(doubtedAt) ? remembered.find(query) : undefined;
    return known === undefined ? lookUp(query) : known;
  }

  async function findAndRemember(queries: LastVoteQuery[]): Promise<(Date | null)[]> {
    const changes: VoteChange[] = [];
    underWay.add(changes);
    try {
      const { votes, server } = await findLastVotes(sql, queries);
      if (server === undefined || server.getTime() !== followed) return votes;
      for (const [place, query] of queries.entries()) remembered.add(query, votes[place] ?? null);
      // They may be missing in this result, and aren't reported again.
      remembered.forget(changes);
      return votes;
    } finally {
      underWay.delete(changes);
    }
  }

  function forget(changes: readonly VoteChange[]): void {
    remembered.forget(changes);
    for (const missing of underWay) missing.push(...changes);
  }

  following.add({
    forget,
    forgetAll: () => forget([EVERYTHING]),
    accept: ({ server }) => void (followed = server.getTime()),
  });

  return {
    /** Finds a last vote in memory, or else in the database. Null for a player who never voted. */
    find,
    /** Finds a last vote in the database. */
    lookUp,
    /** Ignores what is remembered until the next read of changes: this process may just have changed it. */
    doubt: () => void (doubtedAt = monotonic()),
  };
}

/** Creates an empty store of last votes, by server and by the name's key. Null stands for a player who never voted. */
function createRememberedVotes(rememberedMax: number) {
  const servers = new Map<string, Map<string, Date | null>>();
  let size = 0;

  function add({ serverId, username }: LastVoteQuery, votedAt: Date | null): void {
    const name = accountKey(username);
    // Other names are longer, and no player has them.
    if (!isUsername(name)) return;
    if (!servers.get(serverId)?.has(name)) {
      if (size >= rememberedMax) clear();
      size += 1;
    }
    const names = servers.get(serverId) ?? new Map<string, Date | null>();
    names.set(name, votedAt);
    servers.set(serverId, names);
  }

  function forget(changes: readonly VoteChange[]): void {
    const onAll = changes.filter(({ serverId }) => serverId === null);
    if (onAll.length > NAMES_MAX) clear();
    else changes.forEach(forgetOne);
  }

  function forgetOne({ serverId, nameKey }: VoteChange): void {
    if (serverId !== null) forgetOf(serverId, nameKey);
    else if (nameKey === null) clear();
    else for (const id of servers.keys()) forgetOf(id, nameKey);
  }

  function forgetOf(serverId: string, name: string | null): void {
    const names = servers.get(serverId);
    if (names === undefined) return;
    size -= names.size;
    if (name === null) names.clear();
    else names.delete(name);
    size += names.size;
    if (names.size === 0) servers.delete(serverId);
  }

  function clear(): void {
    servers.clear();
    size = 0;
  }

  /** Returns a remembered vote; undefined if it isn't known. */
  const find = ({ serverId, username }: LastVoteQuery) =>
    servers.get(serverId)?.get(accountKey(username));

  return { find, add, forget, clear };
}
