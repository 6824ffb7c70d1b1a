/** Lets a limited number of jobs in at once; the others wait in line. */
export type Gate = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Makes a gate for `places` jobs at once.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const one = createGate(1);
 * assert.deepEqual(await Promise.all([one(async () => "a"), one(async () => "b")]), ["a", "b"]);
 * ```
 */
export function createGate(places: number): Gate {
  const line: (() => void)[] = [];
  let free = places;

  /** Hands a place straight to the next in line, so that latecomers can't slip in. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => line.push(enter));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
