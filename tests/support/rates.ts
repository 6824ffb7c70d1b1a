import type { DeliveryRates } from "../../src/core/deliveries/policy.ts";

/** Rates for loads whose receivers are our own: no owner, destination or address is ever held back. */
export const OPEN_RATES: DeliveryRates = {
  first: 10_000,
  top: 10_000,
  unproven: 100_000,
  unprovenAddress: 100_000,
};

/** Says which rates were in force, for readers of the figures. */
export function describeRates({ first, top, unproven, unprovenAddress }: DeliveryRates): string {
  return `Rates in POSTs a second: ${first} for an owner at a destination, up to ${top}; ` +
    `${unproven} for new owners at a destination, ${unprovenAddress} at an address`;
}
