/** POSTs to one endpoint per second, and how many at once after a pause; per process. */
const ENDPOINT_RATE = 50;
const ENDPOINT_BURST = 50;

/** POSTs on their way to one address: many servers may point at one victim, or one slow host may have many. */
const PER_ADDRESS_MAX = 64;

/** Endpoints that are remembered; beyond it those with full buckets are forgotten. */
const REMEMBERED_MAX = 10_000;

/** The part of a claimed row that pacing needs. */
interface Paced {
  keyId: string;
  url: string | null;
}

/** Decides how many rows of an endpoint and of an address this process may have on their way. */
export interface Pacing {
  /** Keys that must wait: their endpoint's rate is used up, or their address has all its places taken. */
  heldBack(): string[];
  /** Counts claimed rows against their endpoint's rate. */
  claimed(rows: readonly Paced[]): void;
  /** Takes a place at the row's address; false when all are taken. */
  begin(row: Paced): boolean;
  /** Gives the place back. */
  end(row: Paced): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** `addressOf` says where a URL was last connected to; an unknown one counts by its URL's host. */
export function createPacing(
  { addressOf, monotonic }: {
    addressOf: (url: string) => string | undefined;
    monotonic: () => number;
  },
): Pacing {
  const buckets = new Map<string, Bucket>();
  const addresses = new Map<string, string>(); // by key
  const inFlight = new Map<string, number>(); // by address

  function heldBack(): string[] {
    const now = monotonic();
    const keys: string[] = [];
    for (const [key, bucket] of buckets) {
      refill(bucket, now);
      if (bucket.tokens < 1 || isFull(addresses.get(key))) keys.push(key);
      else if (bucket.tokens >= ENDPOINT_BURST && buckets.size > REMEMBERED_MAX) forget(key);
    }
    return keys;
  }

  function claimed(rows: readonly Paced[]): void {
    const now = monotonic();
    for (const { keyId } of rows) {
      const bucket = buckets.get(keyId) ?? { tokens: ENDPOINT_BURST, at: now };
      buckets.set(keyId, bucket);
      refill(bucket, now);
      bucket.tokens--;
    }
  }

  function begin(row: Paced): boolean {
    const address = addressFor(row);
    if (isFull(address)) return false;
    addresses.set(row.keyId, address);
    inFlight.set(address, (inFlight.get(address) ?? 0) + 1);
    return true;
  }

  function end(row: Paced): void {
    const address = addresses.get(row.keyId) ?? "";
    const left = (inFlight.get(address) ?? 0) - 1;
    if (left > 0) inFlight.set(address, left);
    else inFlight.delete(address);
  }

  function addressFor({ keyId, url }: Paced): string {
    // While a key has rows on their way its address stays, so that what `end` gives back is what `begin` took.
    const known = addresses.get(keyId);
    if (known !== undefined && inFlight.has(known)) return known;
    return (url === null ? undefined : addressOf(url)) ?? url ?? "";
  }

  function isFull(address: string | undefined): boolean {
    return address !== undefined && (inFlight.get(address) ?? 0) >= PER_ADDRESS_MAX;
  }

  function forget(key: string): void {
    buckets.delete(key);
    if (!inFlight.has(addresses.get(key) ?? "")) addresses.delete(key);
  }

  return { heldBack, claimed, begin, end };
}

function refill(bucket: Bucket, now: number): void {
  bucket.tokens = Math.min(
    ENDPOINT_BURST,
    bucket.tokens + (now - bucket.at) * ENDPOINT_RATE / 1000,
  );
  bucket.at = now;
}
