import type { Paced } from "./places.ts";
import { type Counts, happened, maySpend, rateOf, spend } from "./shares.ts";

/**
 * POSTs per second that a process sends, by where they go. No receiver is asked whether it wants them, and anybody's
 * address can be named: so an owner begins slowly there, and gets faster with the days on which votes were accepted.
 */
export const DELIVERY_RATES = {
  /** Of an owner to a destination (scheme, host and port) at first; each good day doubles it, up to the top. */
  first: 10,
  /** At the top nothing piles up when a server's votes reset: 300 a second for a minute. */
  top: 400,
  /** Of all owners without a good day there, to a destination. */
  unproven: 50,
  /** Of all owners to a destination. An address, where many may live, gets twice as much of this and of the above. */
  destination: 1_000,
};

/** Such rates; tests bring their own. */
export type DeliveryRates = typeof DELIVERY_RATES;

/** Days without an accepted vote after which an owner begins anew at a destination. */
export const GOOD_FOR_DAYS = 30;

/** The rates that a row's POST counts against: its owner's there, and everybody's. */
export type RateShares = ReturnType<typeof rateSharesOf>;

/** The rates of a row that goes to that address. */
export function rateSharesOf(
  counts: Counts,
  { ownerId, destination, rate }: Paced,
  { address, rates }: { address: string; rates: DeliveryRates },
) {
  const pair = `${ownerId} ${destination ?? ""}`;
  const at = (place: string, times: number) => [
    counts.shareOf(ownerId, place, times * rates.destination),
    ...(rate <= rates.first
      ? [counts.shareOf(ownerId, `new ${place}`, times * rates.unproven)]
      : []),
  ];
  return {
    pair,
    sent: counts.named(pair),
    shares: [...at(`sent to ${destination}`, 1), ...at(`sent at ${address}`, 2)],
  };
}

/** Whether one more is within every rate. */
export function isWithin({ sent, shares }: RateShares, { rate }: Paced, at: number): boolean {
  return rateOf(sent, at) < rate && shares.every((share) => maySpend(share, at));
}

/** Counts one more. */
export function countSent({ sent, shares }: RateShares, at: number): void {
  happened(sent, at);
  for (const share of shares) spend(share, at);
}
