/**
 * Something limited that owners share: whoever asks for one more gets it while it holds less than what is still free.
 * So one owner alone gets half, ten greedy ones an eleventh each, and there is always some left for whoever has none.
 */
export interface Share {
  /** The names under which the owner's part and the whole are counted. */
  own: string;
  whole: string;
  limit: number;
}

/** Numbers by name. */
export interface Tally {
  of(name: string): number;
  add(name: string, change: number): void;
}

/** Names of rates that are remembered; beyond it those that hardly count any more are forgotten. */
const REMEMBERED_MAX = 10_000;

/** A rate below this per second is none. */
const FORGOTTEN = 0.01;

/** Whether the owner may have one more. */
export function hasShare(tally: Tally, { own, whole, limit }: Share): boolean {
  return tally.of(own) < limit - tally.of(whole);
}

/** Counts one more, or one less, for the owner and in the whole. */
export function countShare(tally: Tally, { own, whole }: Share, change: 1 | -1): void {
  tally.add(own, change);
  tally.add(whole, change);
}

/** A tally of what is held now. */
export function createCounts(): Tally {
  const counts = new Map<string, number>();
  return {
    of: (name) => counts.get(name) ?? 0,
    add(name, change) {
      const count = (counts.get(name) ?? 0) + change;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}

/**
 * A tally of what happened lately, per second: each event counts less and less as seconds pass, so that what goes on at
 * ten a second stands at ten.
 */
export function createRates(monotonic: () => number): Tally {
  const rates = new Map<string, { rate: number; at: number }>();

  function of(name: string): number {
    const known = rates.get(name);
    return known === undefined ? 0 : known.rate * Math.exp((known.at - monotonic()) / 1000);
  }

  function add(name: string, change: number): void {
    rates.set(name, { rate: of(name) + change, at: monotonic() });
    if (rates.size > REMEMBERED_MAX) forget();
  }

  function forget(): void {
    for (const name of rates.keys()) if (of(name) < FORGOTTEN) rates.delete(name);
  }

  return { of, add };
}
