/** A number of things that are held; or of things that happened lately, per second, as of a moment in milliseconds. */
export interface Count {
  value: number;
  at?: number;
}

/** Something limited that owners share. Nobody uses it up, so that whoever comes next finds some. */
export interface Share {
  /** The owner's part, the whole, and its owners. */
  own: Count;
  whole: Count;
  owners: Count;
  limit: number;
}

/** Counts by name. */
export type Counts = ReturnType<typeof createCounts>;

/** Counts that are remembered before any is forgotten. */
const REMEMBERED_MAX = 10_000;

/** A rate below this per second is none. */
const FORGOTTEN = 0.01;

/**
 * Whether the owner may hold one more: while it holds less than what is free, divided by all owners who hold any. One
 * alone gets half; even a number of greedy ones who come one after another leave that number's part of it free.
 */
export function mayHold({ own, whole, owners, limit }: Share): boolean {
  return own.value < (limit - whole.value) / (owners.value + (own.value === 0 ? 1 : 0));
}

/** Counts one more, or one less, that the owner holds. */
export function hold({ own, whole, owners }: Share, change: 1 | -1): void {
  own.value += change;
  whole.value += change;
  if (own.value === (change === 1 ? 1 : 0)) owners.value += change;
}

/** Whether the owner's rate may grow: it is less than what the whole may still grow by. */
export function maySpend({ own, whole, limit }: Share, at: number): boolean {
  return rateOf(own, at) < limit - rateOf(whole, at);
}

/** Counts one more of the owner's. */
export function spend({ own, whole }: Share, at: number): void {
  happened(own, at);
  happened(whole, at);
}

/** The rate of something: each event counts less as seconds pass, so that ten a second stand at ten. */
export function rateOf({ value, at = 0 }: Count, now: number): number {
  return value === 0 ? 0 : value * Math.exp((at - now) / 1000);
}

/** Counts one more event. */
export function happened(count: Count, at: number): void {
  count.value = rateOf(count, at) + 1;
  count.at = at;
}

/** Makes counts that stand at nothing. */
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

  /** An owner's share of a whole with that limit. */
  function shareOf(ownerId: string, whole: string, limit: number): Share {
    const own = named(`${whole} ${ownerId}`);
    return { own, whole: named(whole), owners: named(`owners of ${whole}`), limit };
  }

  /** Forgets counts that stand at nothing if there are many; true if it did, and nobody may go on using those. */
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
