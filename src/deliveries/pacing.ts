import { setTimeout } from "node:timers/promises";
import type { Beginning } from "../work/line.ts";
import { createPlaces, type Paced, placeSharesOf } from "./places.ts";
import { countSent, type DeliveryRates, isWithin, rateSharesOf } from "./rates.ts";
import { createCounts, hold, mayHold, type Share } from "./shares.ts";

/**
 * Most claimed rows of a process, waiting or in flight, that owners share, and the limit for those outside the quick
 * lane.
 */
const CLAIMED_MAX = 896;
const CLAIMED_UNPROVEN_MAX = 512;

/** Most keys whose shares are remembered. Beyond that the cache is cleared. */
const REMEMBERED_MAX = 10_000;

/**
 * Milliseconds until a POST that bypasses the queue tries again for a place. The queue holds real votes and goes first.
 */
const LOOK_AGAIN_MS = 100;

/** The rows that a process may claim next. */
export interface Allowance {
  /**
   * Half of what is free, so that something is left for the next owner, and half of what is free outside the quick
   * lane.
   */
  rows: number;
  unproven: number;
  /** Owners that hold as many rows as they may, and those that hold as many as they may outside the quick lane. */
  owners: string[];
  unprovenOwners: string[];
  /** Owner–destination pairs (named as in the shares of a rate) whose rate is used up, with rows in the queue. */
  pairs: string[];
  /** Whether any queued row had to wait. */
  waits: boolean;
}

/** Decides which rows are claimed and which are sent. */
export type Pacing = ReturnType<typeof createPacing>;

/**
 * Creates a pacing. `addressOf` returns the address that a URL was last connected to. If it is unknown, the destination
 * counts instead.
 */
export function createPacing(
  { addressOf, rates, monotonic }: {
    addressOf: (url: string) => string | undefined;
    rates: DeliveryRates;
    monotonic: () => number;
  },
) {
  const counts = createCounts();
  const places = createPlaces(counts);
  const owners = new Map<string, Record<"all" | "unproven", Share>>(); // owners that may have rows here
  const byKey = new Map<string, ReturnType<typeof nameShares>>();
  const all = { whole: { value: 0 }, owners: { value: 0 }, limit: CLAIMED_MAX };
  const unproven = { whole: { value: 0 }, owners: { value: 0 }, limit: CLAIMED_UNPROVEN_MAX };
  const pairs = new Set<string>(); // pairs whose rate is used up
  let waits = false;

  /** Returns what may be claimed next, as of the last look at the queue. */
  function allow(): Allowance {
    for (const [id, { all }] of owners) if (all.own.value === 0) owners.delete(id);
    const without = (share: "all" | "unproven") =>
      [...owners].filter(([_, rows]) => !mayHold(rows[share])).map(([id]) => id);
    const allowance = {
      rows: halfOfFree(all),
      unproven: halfOfFree(unproven),
      owners: without("all"),
      unprovenOwners: without("unproven"),
      pairs: [...pairs],
      waits,
    };
    pairs.clear();
    waits = false;
    return allowance;
  }

  function count(counted: readonly Paced[], change: 1 | -1): void {
    for (const { ownerId, lane } of counted) {
      const rows = owners.get(ownerId) ??
        { all: { ...all, own: { value: 0 } }, unproven: { ...unproven, own: { value: 0 } } };
      owners.set(ownerId, rows);
      hold(rows.all, change);
      if (lane !== "quick") hold(rows.unproven, change);
    }
  }

  /** Takes a place for the row, unless the row or its whole group has to wait. */
  function begin(row: Paced): Beginning {
    const at = monotonic();
    const { placeShares, rateShares } = sharesOf(row, at);
    const beginning = places.look(row, placeShares, at);
    if (beginning === "begun" && isWithin(rateShares, row, at)) {
      places.take(row, placeShares, at);
      countSent(rateShares, at);
      return "begun";
    }
    waits = true;
    if (beginning !== "begun") return beginning;
    pairs.add(rateShares.pair);
    return "waits";
  }

  /** Caches the shares of each key's last row, because the next one seldom differs and names are slow to build. */
  function sharesOf(row: Paced, at: number) {
    const address = (row.url === null ? undefined : addressOf(row.url)) ?? row.destination ?? "";
    const known = byKey.get(row.keyId);
    if (known?.address === address && isAlike(known.row, row)) return known;
    if (counts.tidy(at) || byKey.size >= REMEMBERED_MAX) byKey.clear();
    const shares = nameShares(row, address);
    byKey.set(row.keyId, shares);
    return shares;
  }

  function nameShares(row: Paced, address: string) {
    const placeShares = placeSharesOf(counts, row, address);
    return { row, address, placeShares, rateShares: rateSharesOf(counts, row, { address, rates }) };
  }

  /** Gives the place back. */
  function end(row: Paced): void {
    if (places.giveBack(row)) count([row], -1);
  }

  /** Runs a POST that was not claimed, once it has a place. Throws if aborted before that. */
  async function inTurn<T>(row: Paced, post: () => Promise<T>, signal: AbortSignal): Promise<T> {
    count([row], 1);
    try {
      while (begin(row) !== "begun") await setTimeout(LOOK_AGAIN_MS, undefined, { signal });
      return await post();
    } finally {
      places.giveBack(row);
      count([row], -1);
    }
  }

  return {
    inTurn,
    allow,
    /**
     * Returns whether any owner with rows here may have more. Otherwise claims are left to the nudges of other owners.
     */
    hasRoom: () => owners.size === 0 || owners.values().some(({ all }) => mayHold(all)),
    /** Counts claimed rows until they end or are dropped. */
    claimed: (rows: readonly Paced[]) => count(rows, 1),
    /** Forgets rows that left the queue before they were started. */
    dropped: (rows: readonly Paced[]) => count(rows, -1),
    begin,
    end,
  };
}

/** Names the rows that wait for each other: those of one owner in one lane. */
export function groupOf({ ownerId, lane }: Paced): string {
  return `${lane} ${ownerId}`;
}

function halfOfFree({ whole, limit }: Omit<Share, "own">): number {
  return Math.ceil((limit - whole.value) / 2);
}

function isAlike(one: Paced, other: Paced): boolean {
  return one.lane === other.lane && one.rate === other.rate && one.ownerId === other.ownerId &&
    one.destination === other.destination;
}
