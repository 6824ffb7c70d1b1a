import { createSlidingWindow } from "../limits/sliding_window.ts";

const HOUR_MS = 3_600_000;

/** Makes the limits on reports: a player reports a listing or two, a school's a few more. */
export function createReportLimits(create = createSlidingWindow) {
  const make = (requests: number) => create({ requests, windowMs: HOUR_MS, maxKeys: 20_000 });
  return { byAddress: make(5), byNetwork: make(20) };
}
