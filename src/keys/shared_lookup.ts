import { createFairLine, type FairLine } from "../limits/fair_line.ts";

/**
 * Keys that one address has looked up at once, and those that wait for it. Either takes the database one statement,
 * and both together end within the 2 s of v1 even when it doesn't answer.
 */
export const LOOKED_UP_AT_ONCE = 32;
export const LOOKED_UP_WAITING = 32;

const ROOM = {
  places: LOOKED_UP_AT_ONCE,
  waiting: LOOKED_UP_WAITING,
  perNetwork: LOOKED_UP_WAITING,
  retryAfterSeconds: 1,
};

/**
 * Makes a look-up that all unknown keys of an address share; it fails with LineFull beyond its room. Holds nothing of
 * addresses that ask for none.
 */
export function createSharedLookup() {
  const lines = new Map<string, { line: FairLine; inside: number }>();

  return async <Value>(address: string, look: () => Promise<Value>): Promise<Value> => {
    const lane = lines.get(address) ?? { line: createFairLine(ROOM), inside: 0 };
    lines.set(address, lane);
    lane.inside += 1;
    try {
      return await lane.line(look, { network: address });
    } finally {
      lane.inside -= 1;
      if (lane.inside === 0) lines.delete(address);
    }
  };
}
