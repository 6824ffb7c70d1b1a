import type { CountedListing } from "./counted_listings.ts";
import type { VoteCounts } from "./vote_counts.ts";

/** Queries of the operations of version 1. Each operation names those that it needs. */
export interface Reading {
  /** Returns a server's listing with its votes; null if it is gone. */
  listing(serverId: string): Promise<CountedListing | null>;
  voteCounts(serverId: string): Promise<VoteCounts>;
  /** Returns when a player last voted for a server; null for never. */
  lastVote(query: { serverId: string; username: string }): Promise<Date | null>;
  now(): Date;
}
