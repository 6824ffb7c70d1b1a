import type { DeliveryRates } from "../../src/deliveries/rates.ts";

/** Rates for loads whose receivers are our own: no owner, destination or address is ever held back. */
export const OPEN_RATES: DeliveryRates = {
  first: 10_000,
  top: 10_000,
  unproven: 100_000,
  destination: 100_000,
};

/** Says which rates were in force, for whoever reads the figures. */
export function describeRates({ first, top, unproven, destination }: DeliveryRates): string {
  return `Rates in POSTs a second: ${first} for an owner at a destination, up to ${top}; ` +
    `${destination} for a destination, ${unproven} of it for new owners; twice as much for an address`;
}
