import type { Resources } from "../../site/web/resources.ts";
import { createBatchedLookup } from "../../core/database/batch.ts";
import { createDropChanges, findChanges } from "../../core/database/find_changes.ts";
import { followChanges, type Following } from "../../core/database/follow_changes.ts";
import { createKeyRing, type KeyRing } from "../../core/keys/key_ring.ts";
import { createLastUse } from "../../core/keys/last_use.ts";
import { dayOf } from "../../core/time/day.ts";
import { findCountedListings } from "../../core/votes/counted_listings.ts";
import type { Reading } from "../../core/votes/reading.ts";
import { findVoteCounts } from "../../core/votes/vote_counts.ts";
import { createVoteMemory, type VoteMemory } from "../../core/votes/vote_memory.ts";

/** The API keys and their last use. */
export interface ApiKeys {
  /** The active keys, kept in memory. */
  keys: KeyRing;
  /** Records that a key was used, and writes this to the database every minute. */
  lastUse: ReturnType<typeof createLastUse>;
}

/** The answers that this process remembers, and its reports of what other processes changed. */
export interface Remembering {
  /** Reports the database's changes to the keys and the vote memory. */
  following: Following;
  voteMemory: VoteMemory;
  /** Drops the changes that every process has seen. */
  dropChanges: ReturnType<typeof createDropChanges>;
}

/** Creates the look-ups of the API: keys, and queries that concurrent requests share. */
export function createReading(
  { pools: { reads, deliveries }, now, clock }: Resources,
  timeoutFactor: number,
): ApiKeys & Reading & Remembering {
  const following = followChanges((last) => findChanges(reads, last));
  const voteMemory = createVoteMemory({ sql: reads, following, timeoutFactor });
  return {
    now,
    following,
    voteMemory,
    dropChanges: createDropChanges(),
    keys: createKeyRing({ sql: reads, following, now, timeoutFactor }),
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
    lastVote: voteMemory.lookUp,
    rememberedVote: voteMemory.find,
  };
}
