import type { Beginning } from "../work/line.ts";
import { type Count, type Counts, hold, mayHold, type Share } from "./shares.ts";

/** Most POSTs of a process in flight, in all and to one address, which may belong to many servers or to one victim. */
export const AT_ONCE = 512;
const PER_ADDRESS_MAX = 128;

/**
 * Places by what is known about a receiver: a quick one accepted votes on an earlier day, a fresh one has not yet, and
 * a slow one took more than 2 s for its last response. No lane uses up another's places. POSTs to fresh receivers that
 * turn out slow move to the slow lane, but fresh and slow together never exceed their sum, which protects the quick
 * lane.
 */
const LANES = { quick: 256, fresh: 96, slow: 160 };
const UNPROVEN_MAX = LANES.fresh + LANES.slow;

/** Most POSTs in flight to one endpoint. */
const PER_ENDPOINT = { quick: 16, fresh: 8, slow: 2 };

/** Milliseconds after which a POST in flight moves to the slow lane, even if that is full, and frees its place. */
const SLOW_AFTER_MS = 1_000;

/** The part of a claimed row that decides how soon it is sent. */
export interface Paced {
  keyId: string;
  ownerId: string;
  lane: keyof typeof LANES;
  url: string | null;
  /** Scheme, host and port of its URL. */
  destination: string | null;
  /** POSTs per second from this owner to this destination. */
  rate: number;
}

/** The limits that a row's place counts against: its lane's, and outside the quick lane also the shared one. */
export type PlaceShares = ReturnType<typeof placeSharesOf>;

/** Returns the limits for the place of a row that goes to the given address. */
export function placeSharesOf(counts: Counts, { keyId, ownerId, lane }: Paced, address: string) {
  const all = lane === "quick" ? [] : [counts.shareOf(ownerId, "unproven", UNPROVEN_MAX)];
  return {
    endpoint: counts.named(keyId),
    lane: [counts.shareOf(ownerId, lane, LANES[lane]), ...all],
    address: counts.shareOf(ownerId, `at ${address}`, PER_ADDRESS_MAX),
  };
}

/** Creates a set of free places. */
export function createPlaces(counts: Counts) {
  const places = new Map<Paced, { shares: Share[]; endpoint: Count; since: number }>();
  const young: typeof places = new Map(); // not in the slow lane, oldest first

  /**
   * Returns whether there is a place for the row, or "group_waits" if there is none for any row of its owner and lane.
   */
  function look({ lane }: Paced, placeShares: PlaceShares, at: number): Beginning {
    if (placeShares.endpoint.value >= PER_ENDPOINT[lane]) return "waits";
    moveOld(at - SLOW_AFTER_MS);
    if (!placeShares.lane.every(mayHold)) return "group_waits";
    return mayHold(placeShares.address) ? "begun" : "waits";
  }

  /** Takes the place that `look` found. */
  function take(row: Paced, { endpoint, lane, address }: PlaceShares, at: number): void {
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

  /** Gives the place back. Returns false if the row has none. */
  function giveBack(row: Paced): boolean {
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
