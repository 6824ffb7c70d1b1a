import type { CountedListing } from "./counted_listings.ts";
import type { LastVoteQuery } from "./last_votes.ts";
import type { VoteCounts } from "./vote_counts.ts";

/** Queries of the operations of version 1. Each operation names those that it needs. */
export interface Reading {
  /** Returns a server's listing with its votes; null if it is gone. */
  listing(serverId: string): Promise<CountedListing | null>;
  voteCounts(serverId: string): Promise<VoteCounts>;
  /** Returns when a player last voted for a server; null for never. */
  lastVote(query: LastVoteQuery): Promise<Date | null>;
  /** Returns the same from memory, as it was at most 250 ms ago, or else from the database. */
  rememberedVote(query: LastVoteQuery): Date | null | Promise<Date | null>;
  now(): Date;
}
