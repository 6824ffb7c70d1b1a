import { createFairShare } from "../limits/fair_share.ts";
import type { Beginning } from "../work/claim_queue.ts";
import { type Lane, LANES, PER_ENDPOINT, SLOW_AFTER_MS } from "./policy.ts";

/** The part of a claimed row that decides how soon it is sent. */
export interface PacedRow {
  keyId: string;
  ownerId: string;
  lane: Lane;
  /** Whether its receiver took more than 2 s for its last response. */
  isSlow: boolean;
  url: string | null;
  /** Scheme, host and port of its URL. */
  destination: string | null;
  /** POSTs per second from this owner to this destination. */
  rate: number;
}

/** Creates the slots of POSTs in flight. All are free. */
export function createSendSlots() {
  const lanes = {
    quick: createFairShare(LANES.quick),
    unproven: createFairShare(LANES.unproven),
    chat: createFairShare(LANES.chat),
  };
  const endpoints = new Map<string, number>();
  const slots = new Map<PacedRow, { lane: Lane | undefined; since: number }>(); // without a lane after a second
  const young: typeof slots = new Map(); // in the quick lane, oldest first

  /**
   * Returns whether there is a slot for the row, or "group_waits" if there is none for any row of its owner and lane.
   */
  function find({ keyId, ownerId, lane, isSlow }: PacedRow, at: number): Beginning {
    const most = isSlow ? Math.min(PER_ENDPOINT.slow, PER_ENDPOINT[lane]) : PER_ENDPOINT[lane];
    if ((endpoints.get(keyId) ?? 0) >= most) return "waits";
    leaveLane(at - SLOW_AFTER_MS);
    return lanes[lane].mayHold(ownerId) ? "begun" : "group_waits";
  }

  /** Takes the slot that `find` found. */
  function take(row: PacedRow, at: number): void {
    const slot = { lane: row.lane, since: at };
    slots.set(row, slot);
    if (row.lane === "quick") young.set(row, slot);
    hold(row, row.lane, 1);
  }

  function hold({ keyId, ownerId }: PacedRow, lane: Lane | undefined, change: 1 | -1): void {
    if (lane !== undefined) lanes[lane].hold(ownerId, change);
    const there = (endpoints.get(keyId) ?? 0) + change;
    if (there === 0) endpoints.delete(keyId);
    else endpoints.set(keyId, there);
  }

  /** Frees the quick slots taken before a time. In the unproven lane they would crowd out new owners. */
  function leaveLane(before: number): void {
    for (const [row, slot] of young) {
      if (slot.since > before) return;
      lanes.quick.hold(row.ownerId, -1);
      slot.lane = undefined;
      young.delete(row);
    }
  }

  /** Gives the slot back. Returns false if the row has none. */
  function giveBack(row: PacedRow): boolean {
    const slot = slots.get(row);
    if (slot === undefined) return false;
    slots.delete(row);
    young.delete(row);
    hold(row, slot.lane, -1);
    return true;
  }

  return { find, take, giveBack };
}
