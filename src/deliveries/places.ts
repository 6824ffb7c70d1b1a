import { countShare, createCounts, hasShare, type Share } from "./shares.ts";

/** POSTs of a process on their way at once: in all, and to one address, where many servers or one victim may live. */
export const AT_ONCE = 320;
const PER_ADDRESS_MAX = 128;

/**
 * Places by what is known of a receiver: a quick one accepted votes on an earlier day, a fresh one not yet, a slow one
 * took more than 2 s for its last answer. None uses up another's; those of fresh ones that turn out slow move, but
 * both together never have more than their sum, and so leave the quick ones theirs.
 */
const LANES = { quick: 128, fresh: 64, slow: 128 };
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

/** The POSTs on their way. */
export interface Places {
  /** Takes a place for the row; false when its owner, endpoint or address has no more just now. */
  take(row: Seated, address: string): boolean;
  /** Gives it back; false if the row has none. */
  giveBack(row: Seated): boolean;
}

/** A taken place; the share of its lane comes first. */
interface Place {
  shares: Share[];
  since: number;
}

/** Makes places that nobody has taken. */
export function createPlaces(monotonic: () => number): Places {
  const counts = createCounts();
  const places = new Map<Seated, Place>();
  const young = new Map<Seated, Place>(); // not in the slow lane, the oldest first

  function take(row: Seated, address: string): boolean {
    moveOld();
    const shares = [laneShare(row), ...otherShares(row, address)];
    if (counts.of(row.keyId) >= PER_ENDPOINT[row.lane]) return false;
    if (!shares.every((share) => hasShare(counts, share))) return false;
    for (const share of shares) countShare(counts, share, 1);
    counts.add(row.keyId, 1);
    const place = { shares, since: monotonic() };
    places.set(row, place);
    if (row.lane !== "slow") young.set(row, place);
    return true;
  }

  function moveOld(): void {
    const before = monotonic() - SLOW_AFTER_MS;
    for (const [row, place] of young) {
      if (place.since > before) return;
      const [lane, ...others] = place.shares;
      const slow = laneShare({ ...row, lane: "slow" });
      if (lane) countShare(counts, lane, -1);
      countShare(counts, slow, 1);
      place.shares = [slow, ...others];
      young.delete(row);
    }
  }

  function giveBack(row: Seated): boolean {
    const place = places.get(row);
    if (place === undefined) return false;
    places.delete(row);
    young.delete(row);
    for (const share of place.shares) countShare(counts, share, -1);
    counts.add(row.keyId, -1);
    return true;
  }

  return { take, giveBack };
}

function laneShare({ lane, ownerId }: Seated): Share {
  return { own: `${lane} ${ownerId}`, whole: lane, limit: LANES[lane] };
}

function otherShares({ lane, ownerId }: Seated, address: string): Share[] {
  const shares = [
    { own: `all ${ownerId}`, whole: "all", limit: AT_ONCE },
    { own: `at ${address} ${ownerId}`, whole: `at ${address}`, limit: PER_ADDRESS_MAX },
  ];
  if (lane === "quick") return shares;
  return [...shares, { own: `unproven ${ownerId}`, whole: "unproven", limit: UNPROVEN_MAX }];
}
