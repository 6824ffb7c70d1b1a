import { type IndexEntry, isOnlineSince } from "./index_entry.ts";

/** Totals of all servers that a search found, on all its pages. */
export interface Sums {
  servers: number;
  playersOnline: number;
  /** In the last 30 UTC days. */
  votes: number;
}

/**
 * Returns the totals of servers. Servers that last responded at `since` or before count as offline. Times are in
 * milliseconds.
 */
export function sum(
  entries: readonly Pick<IndexEntry, "votes" | "answeredAt" | "playersOnline">[],
  since: number,
): Sums {
  const sums = { servers: entries.length, playersOnline: 0, votes: 0 };
  for (const entry of entries) {
    sums.votes += entry.votes;
    if (isOnlineSince(entry, since)) sums.playersOnline += entry.playersOnline;
  }
  return sums;
}
