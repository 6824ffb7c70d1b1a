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

/** Creates the slots of POSTs in flight. All are free. */
export function createSendSlots() {
  const lanes = {
    quick: createFairShare(LANES.quick),
    fresh: createFairShare(LANES.fresh),
    slow: createFairShare(LANES.slow),
    chat: createFairShare(LANES.chat),
  };
  const unproven = createFairShare(UNPROVEN_MAX);
  const endpoints = new Map<string, number>();
  const slots = new Map<Paced, { lane: Lane; since: number }>();
  const young: typeof slots = new Map(); // in the quick or the fresh lane, oldest first

  /**
   * Returns whether there is a slot for the row, or "group_waits" if there is none for any row of its owner and lane.
   */
  function look({ keyId, ownerId, lane }: Paced, at: number): Beginning {
    if ((endpoints.get(keyId) ?? 0) >= PER_ENDPOINT[lane]) return "waits";
    moveOld(at - SLOW_AFTER_MS);
    const has = lanes[lane].mayHold(ownerId) && (!isUnproven(lane) || unproven.mayHold(ownerId));
    return has ? "begun" : "group_waits";
  }

  /** Takes the slot that `look` found. */
  function take(row: Paced, at: number): void {
    const slot = { lane: row.lane, since: at };
    slots.set(row, slot);
    if (row.lane === "quick" || row.lane === "fresh") young.set(row, slot);
    hold(row, row.lane, 1);
  }

  function hold({ keyId, ownerId, lane }: Paced, current: Lane, change: 1 | -1): void {
    lanes[current].hold(ownerId, change);
    if (isUnproven(lane)) unproven.hold(ownerId, change);
    const there = (endpoints.get(keyId) ?? 0) + change;
    if (there === 0) endpoints.delete(keyId);
    else endpoints.set(keyId, there);
  }

  function moveOld(before: number): void {
    for (const [row, slot] of young) {
      if (slot.since > before) return;
      lanes[slot.lane].hold(row.ownerId, -1);
      lanes.slow.hold(row.ownerId, 1);
      slot.lane = "slow";
      young.delete(row);
    }
  }

  /** Gives the slot back. Returns false if the row has none. */
  function giveBack(row: Paced): boolean {
    const slot = slots.get(row);
    if (slot === undefined) return false;
    slots.delete(row);
    young.delete(row);
    hold(row, slot.lane, -1);
    return true;
  }

  return { look, take, giveBack };
}

function isUnproven(lane: Lane): boolean {
  return lane === "fresh" || lane === "slow";
}
