import { setTimeout } from "node:timers/promises";
import type { Beginning } from "../work/line.ts";
import { createPlaces, type Paced, placeSharesOf } from "./places.ts";
import { countSent, type DeliveryRates, isWithin, rateSharesOf } from "./rates.ts";
import { createCounts, hold, mayHold, type Share } from "./shares.ts";

/** Claimed rows of a process, in line or on their way, that owners share; and those that are not of the quick lane. */
const CLAIMED_MAX = 896;
const CLAIMED_UNPROVEN_MAX = 512;

/** Keys whose shares are remembered; beyond it the memory begins anew. */
const REMEMBERED_MAX = 10_000;

/** Milliseconds until a POST outside the line looks for a place again: the line, which is real votes, goes first. */
const LOOK_AGAIN_MS = 100;

/** The rows that a process may claim next. */
export interface Allowance {
  /** Half of what is free, so that something is left for whoever comes next; and of those not of the quick lane. */
  rows: number;
  unproven: number;
  /** Owners who have as many rows here as they may; and those who have as many that are not of the quick lane. */
  owners: string[];
  unprovenOwners: string[];
  /** Owners at a destination (as the shares of a rate name them) whose rate is used up, with rows in line. */
  pairs: string[];
  /** Whether anything in line had to wait. */
  waits: boolean;
}

/** Decides which rows are claimed and which go on their way. */
export type Pacing = ReturnType<typeof createPacing>;

/** Makes a pacing. `addressOf` says where a URL was last connected to; an unknown one counts by its destination. */
export function createPacing(
  { addressOf, rates, monotonic }: {
    addressOf: (url: string) => string | undefined;
    rates: DeliveryRates;
    monotonic: () => number;
  },
) {
  const counts = createCounts();
  const places = createPlaces(counts);
  const owners = new Map<string, Record<"all" | "unproven", Share>>(); // who may have rows here
  const byKey = new Map<string, ReturnType<typeof nameShares>>();
  const all = { whole: { value: 0 }, owners: { value: 0 }, limit: CLAIMED_MAX };
  const unproven = { whole: { value: 0 }, owners: { value: 0 }, limit: CLAIMED_UNPROVEN_MAX };
  const pairs = new Set<string>(); // whose rate is used up
  let waits = false;

  /** The rows to claim next, as of the last look at the line. */
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

  /** Takes a place for the row, unless it has to wait, or all of its group. */
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

  /** Remembers the shares of each key's last row, for its next one seldom differs, and names are slow to make. */
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

  /** POSTs something that nobody claimed, once that has a place; throws if aborted before. */
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
    /** Whether any owner with rows here may have more: a claim for others alone is left to their own nudges. */
    hasRoom: () => owners.size === 0 || owners.values().some(({ all }) => mayHold(all)),
    /** Counts claimed rows, until they end or are dropped. */
    claimed: (rows: readonly Paced[]) => count(rows, 1),
    /** Forgets rows that left the line without being begun. */
    dropped: (rows: readonly Paced[]) => count(rows, -1),
    begin,
    end,
  };
}

/** The rows that wait for each other: those of an owner in a lane. */
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
