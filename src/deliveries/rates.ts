import type { Paced } from "./places.ts";
import { type Counts, happened, maySpend, rateOf, spend } from "./shares.ts";

/**
 * POSTs per second that a process sends, by destination. Receivers are not asked for consent, and an owner can enter
 * anyone's address. So an owner starts slowly at a destination and gets faster with each day on which votes were
 * accepted.
 */
export const DELIVERY_RATES = {
  /** The initial rate of an owner to a destination (scheme, host and port). Each good day doubles it, up to `top`. */
  first: 10,
  /** At this rate no backlog forms when a server's votes reset: 300 a second for a minute. */
  top: 400,
  /** The rate to a destination of all owners without a good day there. */
  unproven: 50,
  /**
   * The rate of all owners to a destination. An address, which many servers may share, gets twice this and twice
   * `unproven`.
   */
  destination: 1_000,
};

/** Delivery rates. Tests pass their own. */
export type DeliveryRates = typeof DELIVERY_RATES;

/** Days without an accepted vote after which an owner starts over at a destination. */
export const GOOD_FOR_DAYS = 30;

/** The rates that a row's POST counts against: its owner's, and those of all owners. */
export type RateShares = ReturnType<typeof rateSharesOf>;

/** Returns the rates for a row that goes to the given address. */
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

/** Returns whether one more POST is within every rate. */
export function isWithin({ sent, shares }: RateShares, { rate }: Paced, at: number): boolean {
  return rateOf(sent, at) < rate && shares.every((share) => maySpend(share, at));
}

/** Counts one more POST. */
export function countSent({ sent, shares }: RateShares, at: number): void {
  happened(sent, at);
  for (const share of shares) spend(share, at);
}
