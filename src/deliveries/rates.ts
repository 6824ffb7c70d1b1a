import { createRates, maySpend, type Share, shareOf, spend } from "./shares.ts";

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

/** The names under which a row's POST counts. */
export interface Course {
  /** The owner at the destination. */
  pair: string;
  shares: Share[];
}

/** The POSTs of the last seconds, by owner and where they went. */
export interface Flow {
  /** Whether one more is within every rate. */
  has(row: Bound, course: Course): boolean;
  count(course: Course): void;
}

/** The course of a row that goes to that address. */
export function courseOf(
  { ownerId, destination, rate }: Bound,
  address: string,
  rates: DeliveryRates,
): Course {
  const isNew = rate <= rates.first;
  const at = (place: string, times: number): Share[] => [
    shareOf(ownerId, place, times * rates.destination),
    ...(isNew ? [shareOf(ownerId, `new ${place}`, times * rates.unproven)] : []),
  ];
  return {
    pair: `${ownerId} ${destination ?? ""}`,
    shares: [...at(`to ${destination}`, 1), ...at(`at ${address}`, 2)],
  };
}

/** Makes a flow that has seen nothing. */
export function createFlow(monotonic: () => number): Flow {
  const recent = createRates(monotonic);
  return {
    has: ({ rate }, { pair, shares }) =>
      recent.of(pair) < rate && shares.every((share) => maySpend(recent, share)),
    count({ pair, shares }) {
      recent.add(pair, 1);
      for (const share of shares) spend(recent, share);
    },
  };
}
