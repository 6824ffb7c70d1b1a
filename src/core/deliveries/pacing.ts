import { createFairShare } from "../limits/fair_share.ts";
import type { Beginning } from "../work/claim_queue.ts";
import { createSendSlots, type PacedRow } from "./send_slots.ts";
import { CLAIMED_MAX, type DeliveryRates } from "./policy.ts";
import { createRates, pairOf } from "./rates.ts";

/** The rows that a process may claim next. */
export interface Allowance {
  /** Half of the free rows, so that the other half is left for the next owner. */
  rows: number;
  /** Owners that hold as many rows as they may. */
  owners: string[];
  /** Owner–destination pairs (`pairOf`) whose rate is used up, with rows in the queue. */
  pairs: string[];
  /** Whether a queued row had to wait. */
  waits: boolean;
}

/** Decides which rows are claimed and which are sent. */
export type Pacing = ReturnType<typeof createPacing>;

/** Rates, the clock, and a function that returns the IP address that a URL was last connected to. */
interface PacingOptions {
  addressOf: (url: string) => string | undefined;
  rates: DeliveryRates;
  monotonic: () => number;
}

/** Creates a pacing, which applies the limits in policy.ts. */
export function createPacing({ addressOf, rates, monotonic }: PacingOptions) {
  const slots = createSendSlots();
  const sent = createRates(rates, addressOf);
  const claimed = createFairShare(CLAIMED_MAX);
  const pairs = new Set<string>(); // pairs whose rate is used up
  let waits = false;

  /** Returns the rows that may be claimed next, as of the last time the queue was read. */
  function allow(): Allowance {
    const rows = Math.ceil(claimed.free() / 2);
    const allowance = { rows, owners: claimed.used(), pairs: [...pairs], waits };
    pairs.clear();
    waits = false;
    return allowance;
  }

  function count(rows: readonly PacedRow[], change: 1 | -1): void {
    for (const { ownerId } of rows) claimed.hold(ownerId, change);
  }

  /** Takes a slot for the row, unless the row or its whole group has to wait. */
  function begin(row: PacedRow): Beginning {
    const at = monotonic();
    const beginning = slots.find(row, at);
    if (beginning === "begun" && sent.isWithin(row, at)) {
      slots.take(row, at);
      sent.count(row, at);
      return "begun";
    }
    waits = true;
    if (beginning !== "begun") return beginning;
    pairs.add(pairOf(row));
    return "waits";
  }

  /** Gives the slot back. */
  function end(row: PacedRow): void {
    if (slots.giveBack(row)) count([row], -1);
  }

  return {
    allow,
    /**
     * Returns whether an owner with rows in this process may have more. If not, only a nudge for another owner starts a
     * claim.
     */
    hasRoom: claimed.hasRoom,
    /** Counts claimed rows until they end or are dropped. */
    claimed: (rows: readonly PacedRow[]) => count(rows, 1),
    /** Forgets rows that left the queue before they were started. */
    dropped: (rows: readonly PacedRow[]) => count(rows, -1),
    begin,
    end,
  };
}

/** Names the rows that wait for each other: those of one owner in one lane. */
export function pacingKeyOf({ ownerId, lane }: PacedRow): string {
  return `${lane} ${ownerId}`;
}
