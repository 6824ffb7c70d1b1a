import { createPlaces, type Seated } from "./places.ts";
import { type Bound, createFlow, type DeliveryRates, pairOf } from "./rates.ts";
import { countShare, createCounts, hasShare, type Share } from "./shares.ts";

/** Claimed rows of a process, in line or on their way, that owners share; and those that are not of the quick lane. */
const CLAIMED_MAX = 896;
const CLAIMED_UNPROVEN_MAX = 512;

/** The part of a claimed row that pacing needs. */
export interface Paced extends Seated, Bound {
  url: string | null;
}

/** The rows that a process may claim next. */
export interface Allowance {
  /** Half of what is free, so that something is left for whoever comes next; and of those not of the quick lane. */
  rows: number;
  unproven: number;
  /** Owners who have as many rows here as they may; and those who have as many that are not of the quick lane. */
  owners: string[];
  unprovenOwners: string[];
  /** Owners at a destination (`pairOf`) whose rate is used up, and keys that have no place, with rows in line. */
  pairs: string[];
  keys: string[];
}

/** Decides which rows are claimed and which go on their way, so that no owner uses up what others need. */
export interface Pacing {
  /** The rows to claim next, as of the last look at the line. */
  allow(): Allowance;
  /** Counts claimed rows, until they end or are dropped. */
  claimed(rows: readonly Paced[]): void;
  /** Forgets rows that left the line without being begun. */
  dropped(rows: readonly Paced[]): void;
  /** Takes a place for the row; false when it has to wait. */
  begin(row: Paced): boolean;
  /** Gives the place back. */
  end(row: Paced): void;
}

/** `addressOf` says where a URL was last connected to; an unknown one counts by its destination. */
export function createPacing(
  { addressOf, rates, monotonic }: {
    addressOf: (url: string) => string | undefined;
    rates: DeliveryRates;
    monotonic: () => number;
  },
): Pacing {
  const flow = createFlow(rates, monotonic);
  const places = createPlaces(monotonic);
  const rows = createCounts();
  const owners = new Set<string>(); // who may have rows here
  const pairs = new Set<string>(); // who wait for their rate, and for a place
  const keys = new Set<string>();

  function allow(): Allowance {
    for (const owner of owners) if (rows.of(owner) === 0) owners.delete(owner);
    const held = [...owners];
    const allowance = {
      rows: Math.ceil((CLAIMED_MAX - rows.of("all")) / 2),
      unproven: Math.ceil((CLAIMED_UNPROVEN_MAX - rows.of("unproven")) / 2),
      owners: held.filter((owner) => !hasShare(rows, shareOf(owner))),
      unprovenOwners: held.filter((owner) => !hasShare(rows, unprovenShareOf(owner))),
      pairs: [...pairs],
      keys: [...keys],
    };
    pairs.clear();
    keys.clear();
    return allowance;
  }

  function count(counted: readonly Paced[], change: 1 | -1): void {
    for (const { ownerId, lane } of counted) {
      owners.add(ownerId);
      countShare(rows, shareOf(ownerId), change);
      if (lane !== "quick") countShare(rows, unprovenShareOf(ownerId), change);
    }
  }

  function begin(row: Paced): boolean {
    const address = (row.url === null ? undefined : addressOf(row.url)) ?? row.destination ?? "";
    if (!flow.has(row, address)) pairs.add(pairOf(row));
    else if (!places.take(row, address)) keys.add(row.keyId);
    else {
      flow.count(row, address);
      return true;
    }
    return false;
  }

  function end(row: Paced): void {
    if (places.giveBack(row)) count([row], -1);
  }

  return {
    allow,
    claimed: (claimed) => count(claimed, 1),
    dropped: (dropped) => count(dropped, -1),
    begin,
    end,
  };
}

function shareOf(ownerId: string): Share {
  return { own: ownerId, whole: "all", limit: CLAIMED_MAX };
}

function unprovenShareOf(ownerId: string): Share {
  return { own: `unproven ${ownerId}`, whole: "unproven", limit: CLAIMED_UNPROVEN_MAX };
}
