import { createFairShare } from "../limits/fair_share.ts";
import type { Beginning } from "../work/line.ts";
import { type Lane, LANES, PER_ENDPOINT, SLOW_AFTER_MS, UNPROVEN_MAX } from "./policy.ts";

/** The part of a claimed row that decides how soon it is sent. */
export interface Paced {
  keyId: string;
  ownerId: string;
  lane: Lane;
  url: string | null;
  /** Scheme, host and port of its URL. */
  destination: string | null;
  /** POSTs per second from this owner to this destination. */
  rate: number;
}

/** Creates the places of POSTs in flight. All are free. */
export function createSendSlots() {
  const lanes = {
    quick: createFairShare(LANES.quick),
    fresh: createFairShare(LANES.fresh),
    slow: createFairShare(LANES.slow),
  };
  const unproven = createFairShare(UNPROVEN_MAX);
  const endpoints = new Map<string, number>();
  const places = new Map<Paced, { lane: Lane; since: number }>();
  const young: typeof places = new Map(); // not in the slow lane, oldest first

  /**
   * Returns whether there is a place for the row, or "group_waits" if there is none for any row of its owner and lane.
   */
  function look({ keyId, ownerId, lane }: Paced, at: number): Beginning {
    if ((endpoints.get(keyId) ?? 0) >= PER_ENDPOINT[lane]) return "waits";
    moveOld(at - SLOW_AFTER_MS);
    const has = lanes[lane].mayHold(ownerId) && (lane === "quick" || unproven.mayHold(ownerId));
    return has ? "begun" : "group_waits";
  }

  /** Takes the place that `look` found. */
  function take(row: Paced, at: number): void {
    const place = { lane: row.lane, since: at };
    places.set(row, place);
    if (row.lane !== "slow") young.set(row, place);
    hold(row, row.lane, 1);
  }

  function hold({ keyId, ownerId, lane }: Paced, current: Lane, change: 1 | -1): void {
    lanes[current].hold(ownerId, change);
    if (lane !== "quick") unproven.hold(ownerId, change);
    const there = (endpoints.get(keyId) ?? 0) + change;
    if (there === 0) endpoints.delete(keyId);
    else endpoints.set(keyId, there);
  }

  function moveOld(before: number): void {
    for (const [row, place] of young) {
      if (place.since > before) return;
      lanes[place.lane].hold(row.ownerId, -1);
      lanes.slow.hold(row.ownerId, 1);
      place.lane = "slow";
      young.delete(row);
    }
  }

  /** Gives the place back. Returns false if the row has none. */
  function giveBack(row: Paced): boolean {
    const place = places.get(row);
    if (place === undefined) return false;
    places.delete(row);
    young.delete(row);
    hold(row, place.lane, -1);
    return true;
  }

  return { look, take, giveBack };
}
