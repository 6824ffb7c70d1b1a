import { createFairQueue, type FairQueue } from "../limits/fair_queue.ts";

/**
 * Most keys that one address looks up at once, and most that wait. Each of the two groups takes one statement, and both
 * end within the 2 s of v1 even if the database doesn't respond.
 *
 * ```text
 * limit     value                protects      used up by
 * look-ups  32 at once, 32 wait  the database  an address over its limit of failures
 *   test: guesses from a refused address share one small look-up
 * ```
 */
export const LOOKED_UP_AT_ONCE = 32;
export const LOOKED_UP_WAITING = 32;

const ROOM = {
  slots: LOOKED_UP_AT_ONCE,
  waiting: LOOKED_UP_WAITING,
  perNetwork: LOOKED_UP_WAITING,
  retryAfterSeconds: 1,
};

/**
 * Creates a lookup that all unknown keys of an address share. It fails with `QueueFull` when its queue is full. Keeps
 * no state for addresses without lookups.
 */
export function createSharedLookup() {
  const lookups = new Map<string, { queue: FairQueue; inside: number }>();

  return async <Value>(address: string, lookUp: () => Promise<Value>): Promise<Value> => {
    const lookup = lookups.get(address) ?? { queue: createFairQueue(ROOM), inside: 0 };
    lookups.set(address, lookup);
    lookup.inside += 1;
    try {
      return await lookup.queue(lookUp, { network: address });
    } finally {
      lookup.inside -= 1;
      if (lookup.inside === 0) lookups.delete(address);
    }
  };
}
