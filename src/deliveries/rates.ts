import { countShare, createRates, hasShare, type Share } from "./shares.ts";

/**
 * POSTs per second that a process sends, by where they go. No receiver is asked whether it wants them, and anybody's
 * address can be named: so an owner begins slowly there, and gets faster with the days on which votes were accepted.
 */
export interface DeliveryRates {
  /** Of an owner to a destination (scheme, host and port) at first; each good day doubles it, up to the top. */
  first: number;
  top: number;
  /** Of all owners without a good day there, to a destination. */
  unproven: number;
  /** Of all owners to a destination. An address, where many may live, gets twice as much of this and of the above. */
  destination: number;
}

/** Production's rates. At the top nothing piles up when a server's votes reset: 300 a second for a minute. */
export const DELIVERY_RATES: DeliveryRates = {
  first: 10,
  top: 400,
  unproven: 50,
  destination: 1_000,
};

/** Days without an accepted vote after which an owner begins anew at a destination. */
export const GOOD_FOR_DAYS = 30;

/** The part of a claimed row that its rate depends on. */
export interface Bound {
  ownerId: string;
  /** Scheme, host and port of its URL. */
  destination: string | null;
  /** POSTs per second of this owner to this destination. */
  rate: number;
}

/** The POSTs of the last seconds, by owner and where they went. */
export interface Flow {
  /** Whether one more to that address is within every rate. */
  has(row: Bound, address: string): boolean;
  count(row: Bound, address: string): void;
}

/** An owner at a destination, in one word. */
export function pairOf({ ownerId, destination }: Bound): string {
  return `${ownerId} ${destination ?? ""}`;
}

/** Makes a flow that has seen nothing. */
export function createFlow(rates: DeliveryRates, monotonic: () => number): Flow {
  const recent = createRates(monotonic);

  function sharesOf({ ownerId, destination, rate }: Bound, address: string): Share[] {
    const at = (place: string, limit: number): Share[] => [
      { own: `${place} ${ownerId}`, whole: place, limit: limit * rates.destination },
      ...(rate > rates.first ? [] : [{
        own: `new ${place} ${ownerId}`,
        whole: `new ${place}`,
        limit: limit * rates.unproven,
      }]),
    ];
    return [...at(`to ${destination}`, 1), ...at(`at ${address}`, 2)];
  }

  return {
    has: (row, address) =>
      recent.of(pairOf(row)) < row.rate &&
      sharesOf(row, address).every((share) => hasShare(recent, share)),
    count(row, address) {
      recent.add(pairOf(row), 1);
      for (const share of sharesOf(row, address)) countShare(recent, share, 1);
    },
  };
}
