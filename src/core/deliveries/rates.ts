import type { PacedRow } from "./send_slots.ts";
import type { DeliveryRates } from "./policy.ts";

/** Number of averages from which those that fell to zero are removed. */
const REMEMBERED_MAX = 10_000;

/** Averages below this per second count as zero. */
const FORGOTTEN = 0.01;

/** An exponential moving average of events per second, as of a time in milliseconds. */
interface Average {
  value: number;
  at: number;
}

/** A rate that owners share. An owner gets at most the part that the others don't use. */
interface SharedRate {
  own: Average;
  whole: Average;
  limit: number;
}

/** The averages that a row's POST counts against. */
interface RowRates {
  sent: Average;
  shared: SharedRate[];
}

/**
 * Creates the rates of a process. `addressOf` returns the IP address that a URL was last connected to, or undefined
 * before the first time.
 */
export function createRates(rates: DeliveryRates, addressOf: (url: string) => string | undefined) {
  const averages = new Map<string, Average>();
  let most = REMEMBERED_MAX;
  // The rates of new owners' rows, with their addresses, or with their destinations before the addresses are known.
  // Such rows wait and are checked often, and building the names of their averages is slow.
  let ofRows = new WeakMap<PacedRow, RowRates & { address: string }>();

  function ratesOf(row: PacedRow): RowRates {
    if (row.rate > rates.first) return { sent: named(pairOf(row)), shared: [] };
    const address = (row.url === null ? undefined : addressOf(row.url)) ?? row.destination ?? "";
    const known = ofRows.get(row);
    if (known?.address === address) return known;
    const shared = [
      sharedRate(row.ownerId, `to ${row.destination}`, rates.unproven),
      sharedRate(row.ownerId, `at ${address}`, rates.unprovenAddress),
    ];
    const found = { address, sent: named(pairOf(row)), shared };
    ofRows.set(row, found);
    return found;
  }

  function sharedRate(ownerId: string, place: string, limit: number): SharedRate {
    return { own: named(`${place} ${ownerId}`), whole: named(place), limit };
  }

  function named(name: string): Average {
    const average = averages.get(name) ?? { value: 0, at: 0 };
    averages.set(name, average);
    return average;
  }

  function forgetPast(at: number): void {
    for (const [name, average] of averages) {
      if (rateOf(average, at) < FORGOTTEN) averages.delete(name);
    }
    most = Math.max(REMEMBERED_MAX, 2 * averages.size);
    ofRows = new WeakMap();
  }

  return {
    /** Returns whether one more POST is within every rate. */
    isWithin(row: PacedRow, at: number): boolean {
      if (averages.size >= most) forgetPast(at);
      const { sent, shared } = ratesOf(row);
      return rateOf(sent, at) < row.rate &&
        shared.every(({ own, whole, limit }) => rateOf(own, at) < limit - rateOf(whole, at));
    },
    /** Counts one more POST. */
    count(row: PacedRow, at: number): void {
      const { sent, shared } = ratesOf(row);
      for (const average of [sent, ...shared.flatMap(({ own, whole }) => [own, whole])]) {
        average.value = rateOf(average, at) + 1;
        average.at = at;
      }
    },
  };
}

/** Names the owner and destination of a row, as a claim compares them. */
export function pairOf({ ownerId, destination }: PacedRow): string {
  return `${ownerId} ${destination ?? ""}`;
}

/** Returns the average at a time. Each event counts less as seconds pass, so ten events a second settle at ten. */
function rateOf({ value, at }: Average, now: number): number {
  return value === 0 ? 0 : value * Math.exp((at - now) / 1000);
}
