import type { DeliveryRates } from "../../../src/core/deliveries/policy.ts";

/** Rates for loads with our own receivers, in which no owner, destination or address has to wait. */
export const OPEN_RATES: DeliveryRates = {
  first: 10_000,
  top: 10_000,
  unproven: 100_000,
  unprovenAddress: 100_000,
};

/** Describes the rates that applied, for readers of the figures. */
export function describeRates({ first, top, unproven, unprovenAddress }: DeliveryRates): string {
  return `Rates in POSTs a second: ${first} for an owner at a destination, up to ${top}; ` +
    `${unproven} for new owners at a destination, ${unprovenAddress} at an address`;
}
