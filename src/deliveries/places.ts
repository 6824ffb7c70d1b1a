import type { Beginning } from "../work/line.ts";
import { createCounts, hold, mayHold, type Share, shareOf } from "./shares.ts";

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
export interface Seated {
  keyId: string;
  ownerId: string;
  lane: Lane;
}

/** The shares of a row's place. */
export interface Seat {
  lane: Share;
  /** Where it counts once it takes long. */
  slow: Share;
  /** Of all that are not quick; none for those that are. */
  unproven: Share[];
  address: Share;
}

/** The POSTs on their way. */
export interface Places {
  /** Whether there is a place for the row; "group_waits" when there is none for any of its owner and lane. */
  look(row: Seated, seat: Seat): Beginning;
  /** Takes the place that `look` saw. */
  take(row: Seated, seat: Seat): void;
  /** Gives it back; false if the row has none. */
  giveBack(row: Seated): boolean;
}

interface Place {
  shares: Share[];
  seat: Seat;
  since: number;
}

/** The seat of a row that goes to that address. */
export function seatOf({ ownerId, lane }: Seated, address: string): Seat {
  return {
    lane: shareOf(ownerId, lane, LANES[lane]),
    slow: shareOf(ownerId, "slow", LANES.slow),
    unproven: lane === "quick" ? [] : [shareOf(ownerId, "unproven", UNPROVEN_MAX)],
    address: shareOf(ownerId, `at ${address}`, PER_ADDRESS_MAX),
  };
}

/** Makes places that nobody has taken. */
export function createPlaces(monotonic: () => number): Places {
  const held = createCounts();
  const places = new Map<Seated, Place>();
  const young = new Map<Seated, Place>(); // not in the slow lane, the oldest first

  function look({ keyId, lane }: Seated, seat: Seat): Beginning {
    if (held.of(keyId) >= PER_ENDPOINT[lane]) return "waits";
    moveOld();
    const mayAll = mayHold(held, seat.lane) && seat.unproven.every((share) => mayHold(held, share));
    if (!mayAll) return "group_waits";
    return mayHold(held, seat.address) ? "begun" : "waits";
  }

  function take(row: Seated, seat: Seat): void {
    const shares = [seat.lane, ...seat.unproven, seat.address];
    for (const share of shares) hold(held, share, 1);
    held.add(row.keyId, 1);
    const place = { shares, seat, since: monotonic() };
    places.set(row, place);
    if (row.lane !== "slow") young.set(row, place);
  }

  function moveOld(): void {
    const before = monotonic() - SLOW_AFTER_MS;
    for (const [row, place] of young) {
      if (place.since > before) return;
      hold(held, place.seat.lane, -1);
      hold(held, place.seat.slow, 1);
      place.shares[0] = place.seat.slow;
      young.delete(row);
    }
  }

  function giveBack(row: Seated): boolean {
    const place = places.get(row);
    if (place === undefined) return false;
    places.delete(row);
    young.delete(row);
    for (const share of place.shares) hold(held, share, -1);
    held.add(row.keyId, -1);
    return true;
  }

  return { look, take, giveBack };
}
