/**
 * Creates slots that owners share fairly: an owner may take one more while it holds fewer than the free slots divided
 * by the number of owners that hold one. A single owner gets half, and an equal part is always left for the next one.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const slots = createFairShare(8);
 * for (let taken = 0; taken < 4; taken++) slots.hold("greedy", 1);
 * assert.equal(slots.mayHold("greedy"), false);
 * assert.equal(slots.mayHold("next"), true);
 * ```
 */
export function createFairShare(limit: number) {
  const held = new Map<string, number>();
  let total = 0;

  function mayHold(owner: string): boolean {
    const own = held.get(owner) ?? 0;
    return own < (limit - total) / (held.size + (own === 0 ? 1 : 0));
  }

  return {
    /** Returns whether the owner may take one more. */
    mayHold,
    /** Takes a slot for the owner, or gives one back. Doesn't check the share. */
    hold(owner: string, change: 1 | -1): void {
      const own = (held.get(owner) ?? 0) + change;
      if (own === 0) held.delete(owner);
      else held.set(owner, own);
      total += change;
    },
    /** Returns the free slots. Negative if owners hold more than they may. */
    free: () => limit - total,
    /** Returns whether an owner with a slot may take another, or no owner has one. */
    hasRoom: () => held.size === 0 || held.keys().some(mayHold),
    /** Lists the owners whose share is used up. */
    used: () => [...held.keys()].filter((owner) => !mayHold(owner)),
  };
}
