import type { Beginning } from "../work/line.ts";
import { type Count, type Counts, hold, mayHold, type Share } from "./shares.ts";

/** POSTs of a process on their way at once: in all, and to one address, where many servers or one victim may live. */
export const AT_ONCE = 512;
const PER_ADDRESS_MAX = 128;

/**
 * Places by what is known of a receiver: a quick one accepted votes on an earlier day, a fresh one not yet, a slow one
 * took more than 2 s for its last answer. None uses up another's; those of fresh ones that turn out slow move, but
 * both together never have more than their sum, and so leave the quick ones theirs.
 */
const LANES = { quick: 256, fresh: 96, slow: 160 };
const UNPROVEN_MAX = LANES.fresh + LANES.slow;

/** POSTs on their way to one endpoint. */
const PER_ENDPOINT = { quick: 16, fresh: 8, slow: 2 };

/** Milliseconds after which a POST still on its way is one of the slow lane, full or not: others may have its place. */
const SLOW_AFTER_MS = 1_000;

/** A lane's name. */
export type Lane = keyof typeof LANES;

/** The part of a claimed row that its place depends on. */
export interface Placed {
  keyId: string;
  ownerId: string;
  lane: Lane;
}

/** The limits that the place of a row counts against. */
export interface PlaceShares {
  endpoint: Count;
  /** Of its lane, and of all that are not quick if it is not. */
  lane: Share[];
  address: Share;
}

/** The POSTs on their way. */
export interface Places {
  /** Whether there is a place for the row; "group_waits" when there is none for any of its owner and lane. */
  look(row: Placed, placeShares: PlaceShares, at: number): Beginning;
  /** Takes the place that `look` saw. */
  take(row: Placed, placeShares: PlaceShares, at: number): void;
  /** Gives it back; false if the row has none. */
  giveBack(row: Placed): boolean;
}

interface Place {
  shares: Share[];
  endpoint: Count;
  since: number;
}

/** The limits for the place of a row that goes to that address. */
export function placeSharesOf(
  counts: Counts,
  { keyId, ownerId, lane }: Placed,
  address: string,
): PlaceShares {
  const all = lane === "quick" ? [] : [counts.shareOf(ownerId, "unproven", UNPROVEN_MAX)];
  return {
    endpoint: counts.named(keyId),
    lane: [counts.shareOf(ownerId, lane, LANES[lane]), ...all],
    address: counts.shareOf(ownerId, `at ${address}`, PER_ADDRESS_MAX),
  };
}

/** Makes places that nobody has taken. */
export function createPlaces(counts: Counts): Places {
  const places = new Map<Placed, Place>();
  const young = new Map<Placed, Place>(); // not in the slow lane, the oldest first

  function look({ lane }: Placed, placeShares: PlaceShares, at: number): Beginning {
    if (placeShares.endpoint.value >= PER_ENDPOINT[lane]) return "waits";
    moveOld(at - SLOW_AFTER_MS);
    if (!placeShares.lane.every(mayHold)) return "group_waits";
    return mayHold(placeShares.address) ? "begun" : "waits";
  }

  function take(row: Placed, { endpoint, lane, address }: PlaceShares, at: number): void {
    const place = { shares: [...lane, address], endpoint, since: at };
    for (const share of place.shares) hold(share, 1);
    endpoint.value++;
    places.set(row, place);
    if (row.lane !== "slow") young.set(row, place);
  }

  function moveOld(before: number): void {
    for (const [row, { since, shares }] of young) {
      if (since > before) return;
      const slow = counts.shareOf(row.ownerId, "slow", LANES.slow);
      for (const lane of shares.splice(0, 1, slow)) hold(lane, -1);
      hold(slow, 1);
      young.delete(row);
    }
  }

  function giveBack(row: Placed): boolean {
    const place = places.get(row);
    if (place === undefined) return false;
    places.delete(row);
    young.delete(row);
    for (const share of place.shares) hold(share, -1);
    place.endpoint.value--;
    return true;
  }

  return { look, take, giveBack };
}
