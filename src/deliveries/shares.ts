/** Something limited that owners share. Nobody uses it up, so that whoever comes next finds some. */
export interface Share {
  /** The names under which the owner's part, the whole and its owners are counted. */
  own: string;
  whole: string;
  owners: string;
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

/** An owner's share of a whole with that limit. */
export function shareOf(ownerId: string, whole: string, limit: number): Share {
  return { own: `${whole} ${ownerId}`, whole, owners: `owners of ${whole}`, limit };
}

/**
 * Whether the owner may hold one more: while it holds less than what is free, divided by all owners who hold any. One
 * alone gets half; even a number of greedy ones who come one after another leave that number's part of it free.
 */
export function mayHold(held: Tally, { own, whole, owners, limit }: Share): boolean {
  const mine = held.of(own);
  const among = held.of(owners) + (mine === 0 ? 1 : 0);
  return mine < (limit - held.of(whole)) / among;
}

/** Counts one more, or one less, that the owner holds. */
export function hold(held: Tally, { own, whole, owners }: Share, change: 1 | -1): void {
  held.add(own, change);
  held.add(whole, change);
  if (held.of(own) === (change === 1 ? 1 : 0)) held.add(owners, change);
}

/** Whether the owner's rate may grow: it is less than what the whole may still grow by. */
export function maySpend(recent: Tally, { own, whole, limit }: Share): boolean {
  return recent.of(own) < limit - recent.of(whole);
}

/** Counts one more of the owner's. */
export function spend(recent: Tally, { own, whole }: Share): void {
  recent.add(own, 1);
  recent.add(whole, 1);
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
