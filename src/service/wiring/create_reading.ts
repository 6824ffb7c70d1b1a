import type { Resources } from "../../site/web/resources.ts";
import { createBatchedLookup } from "../../core/database/batch.ts";
import { createKeyRing, type KeyRing } from "../../core/keys/key_ring.ts";
import { createLastUse } from "../../core/keys/last_use.ts";
import { dayOf } from "../../core/time/day.ts";
import { findCountedListings } from "../../core/votes/counted_listings.ts";
import { findLastVotes } from "../../core/votes/last_votes.ts";
import type { Reading } from "../../core/votes/reading.ts";
import { findVoteCounts } from "../../core/votes/vote_counts.ts";

/** The API keys and their last use. */
export interface ApiKeys {
  /** The active keys, kept in memory. */
  keys: KeyRing;
  /** Records that a key was used, and writes this to the database every minute. */
  lastUse: ReturnType<typeof createLastUse>;
}

/** Creates the look-ups of the API: keys, and queries that concurrent requests share. */
export function createReading(
  { pools: { reads, deliveries }, now, clock }: Resources,
  timeoutFactor: number,
): ApiKeys & Reading {
  return {
    now,
    keys: createKeyRing({ sql: reads, now, timeoutFactor }),
    lastUse: createLastUse(deliveries, () => clock.corrected(now())),
    listing: createBatchedLookup(
      "listing",
      (ids: string[]) => findCountedListings(reads, ids, now()),
      timeoutFactor,
    ),
    voteCounts: createBatchedLookup(
      "voteCounts",
      (ids: string[]) => findVoteCounts(reads, ids, dayOf(now())),
      timeoutFactor,
    ),
    lastVote: createBatchedLookup(
      "lastVote",
      (queries: { serverId: string; username: string }[]) => findLastVotes(reads, queries),
      timeoutFactor,
    ),
  };
}
