import type { Beginning } from "../work/line.ts";
import { createPlaces, type Seat, type Seated, seatOf } from "./places.ts";
import { type Bound, type Course, courseOf, createFlow, type DeliveryRates } from "./rates.ts";
import { createCounts, hold, mayHold, type Share, shareOf } from "./shares.ts";

/** Claimed rows of a process, in line or on their way, that owners share; and those that are not of the quick lane. */
const CLAIMED_MAX = 896;
const CLAIMED_UNPROVEN_MAX = 512;

/** Keys whose way is remembered; beyond it the memory begins anew. */
const REMEMBERED_MAX = 10_000;

/** The part of a claimed row that pacing needs. */
export interface Paced extends Seated, Bound {
  url: string | null;
}

/** What counts for a row that goes to an address. */
interface Way {
  row: Paced;
  address: string;
  seat: Seat;
  course: Course;
}

/** The rows that a process may claim next. */
export interface Allowance {
  /** Half of what is free, so that something is left for whoever comes next; and of those not of the quick lane. */
  rows: number;
  unproven: number;
  /** Owners who have as many rows here as they may; and those who have as many that are not of the quick lane. */
  owners: string[];
  unprovenOwners: string[];
  /** Owners at a destination (as a course has them) whose rate is used up, with rows in line. */
  pairs: string[];
  /** Whether anything in line had to wait. */
  waits: boolean;
}

/** Decides which rows are claimed and which go on their way, so that no owner uses up what others need. */
export interface Pacing {
  /** The rows to claim next, as of the last look at the line. */
  allow(): Allowance;
  /** Whether any owner with rows here may have more: a claim for others alone is left to their own nudges. */
  hasRoom(): boolean;
  /** Counts claimed rows, until they end or are dropped. */
  claimed(rows: readonly Paced[]): void;
  /** Forgets rows that left the line without being begun. */
  dropped(rows: readonly Paced[]): void;
  /** Takes a place for the row, unless it has to wait, or all of its group. */
  begin(row: Paced): Beginning;
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
  const flow = createFlow(monotonic);
  const wayOf = createWays(rates);
  const places = createPlaces(monotonic);
  const rows = createCounts();
  const owners = new Set<string>(); // who may have rows here
  const pairs = new Set<string>(); // whose rate is used up
  let waits = false;

  function allow(): Allowance {
    for (const owner of owners) if (rows.of(claimedBy(owner).own) === 0) owners.delete(owner);
    const all = [...owners];
    const allowance = {
      rows: Math.ceil((CLAIMED_MAX - rows.of("all")) / 2),
      unproven: Math.ceil((CLAIMED_UNPROVEN_MAX - rows.of("unproven")) / 2),
      owners: all.filter((owner) => !mayHold(rows, claimedBy(owner))),
      unprovenOwners: all.filter((owner) => !mayHold(rows, unprovenOf(owner))),
      pairs: [...pairs],
      waits,
    };
    pairs.clear();
    waits = false;
    return allowance;
  }

  function count(counted: readonly Paced[], change: 1 | -1): void {
    for (const { ownerId, lane } of counted) {
      owners.add(ownerId);
      hold(rows, claimedBy(ownerId), change);
      if (lane !== "quick") hold(rows, unprovenOf(ownerId), change);
    }
  }

  function begin(row: Paced): Beginning {
    const address = (row.url === null ? undefined : addressOf(row.url)) ?? row.destination ?? "";
    const way = wayOf(row, address);
    const beginning = admit(row, way);
    if (beginning !== "begun") waits = true;
    else {
      places.take(row, way.seat);
      flow.count(way.course);
    }
    return beginning;
  }

  function admit(row: Paced, { seat, course }: Way): Beginning {
    const beginning = places.look(row, seat);
    if (beginning !== "begun" || flow.has(row, course)) return beginning;
    pairs.add(course.pair);
    return "waits";
  }

  function end(row: Paced): void {
    if (places.giveBack(row)) count([row], -1);
  }

  return {
    allow,
    hasRoom: () => owners.size === 0 || owners.values().some((id) => mayHold(rows, claimedBy(id))),
    claimed: (claimed) => count(claimed, 1),
    dropped: (dropped) => count(dropped, -1),
    begin,
    end,
  };
}

/** The rows that wait for each other: those of an owner in a lane. */
export function groupOf({ ownerId, lane }: Paced): string {
  return `${lane} ${ownerId}`;
}

function claimedBy(ownerId: string): Share {
  return shareOf(ownerId, "all", CLAIMED_MAX);
}

function unprovenOf(ownerId: string): Share {
  return shareOf(ownerId, "unproven", CLAIMED_UNPROVEN_MAX);
}

/** Remembers the way of each key's last row, for its next one seldom differs, and names are slow to make. */
function createWays(rates: DeliveryRates): (row: Paced, address: string) => Way {
  const ways = new Map<string, Way>();

  return function wayOf(row, address) {
    const known = ways.get(row.keyId);
    if (known?.address === address && isAlike(known.row, row)) return known;
    const way = { row, address, seat: seatOf(row, address), course: courseOf(row, address, rates) };
    if (ways.size >= REMEMBERED_MAX) ways.clear();
    ways.set(row.keyId, way);
    return way;
  };
}

function isAlike(one: Paced, other: Paced): boolean {
  return one.lane === other.lane && one.rate === other.rate && one.ownerId === other.ownerId &&
    one.destination === other.destination;
}
