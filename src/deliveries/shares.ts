/** A number of things that are held, or the rate of recent events per second as of a time in milliseconds. */
export interface Count {
  value: number;
  at?: number;
}

/** A limited resource that owners share. No owner can use all of it, so there is some left for the next one. */
export interface Share {
  /** The owner's part, the total, and the number of owners. */
  own: Count;
  whole: Count;
  owners: Count;
  limit: number;
}

/** Counts by name. */
export type Counts = ReturnType<typeof createCounts>;

/** Counts kept before old ones are removed. */
const REMEMBERED_MAX = 10_000;

/** Rates below this per second count as zero. */
const FORGOTTEN = 0.01;

/**
 * Returns whether the owner may hold one more: it must hold less than the free amount divided by the number of owners
 * that hold any. A single owner gets half. Several greedy owners in a row still leave an equal part free.
 */
export function mayHold({ own, whole, owners, limit }: Share): boolean {
  return own.value < (limit - whole.value) / (owners.value + (own.value === 0 ? 1 : 0));
}

/** Adds or removes one item that the owner holds. */
export function hold({ own, whole, owners }: Share, change: 1 | -1): void {
  own.value += change;
  whole.value += change;
  if (own.value === (change === 1 ? 1 : 0)) owners.value += change;
}

/** Returns whether the owner's rate may grow: it must be less than what is left of the total. */
export function maySpend({ own, whole, limit }: Share, at: number): boolean {
  return rateOf(own, at) < limit - rateOf(whole, at);
}

/** Counts one more event of the owner. */
export function spend({ own, whole }: Share, at: number): void {
  happened(own, at);
  happened(whole, at);
}

/**
 * Returns an exponentially decaying rate: each event counts less as seconds pass, so that ten a second settle at ten.
 */
export function rateOf({ value, at = 0 }: Count, now: number): number {
  return value === 0 ? 0 : value * Math.exp((at - now) / 1000);
}

/** Counts one more event. */
export function happened(count: Count, at: number): void {
  count.value = rateOf(count, at) + 1;
  count.at = at;
}

/** Creates an empty set of counts. */
export function createCounts() {
  const counts = new Map<string, Count>();
  let most = REMEMBERED_MAX;

  function named(name: string): Count {
    const known = counts.get(name);
    if (known !== undefined) return known;
    const count = { value: 0 };
    counts.set(name, count);
    return count;
  }

  /** Returns an owner's share of a total with that limit. */
  function shareOf(ownerId: string, whole: string, limit: number): Share {
    const own = named(`${whole} ${ownerId}`);
    return { own, whole: named(whole), owners: named(`owners of ${whole}`), limit };
  }

  /** Removes counts of zero if there are many. Returns true if it did; callers must then drop the counts they hold. */
  function tidy(at: number): boolean {
    if (counts.size < most) return false;
    for (const [name, count] of counts) {
      const left = count.at === undefined ? count.value : rateOf(count, at);
      if (left < FORGOTTEN) counts.delete(name);
    }
    most = Math.max(REMEMBERED_MAX, 2 * counts.size);
    return true;
  }

  return { named, shareOf, tidy };
}
