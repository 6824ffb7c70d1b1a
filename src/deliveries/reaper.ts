import type { Sql } from "../database/connect.ts";
import { log } from "../log.ts";
import { findLapsing, freeLapsed } from "./lease_repository.ts";

/** A lease with less than this share left was not renewed for seconds: its process is suspected to be dead. */
const SUSPECT_SHARE = 1 / 2;

/**
 * For this share of a lease (3 s of 13) a claim is suspected before it is freed. After an outage of the database every
 * lease has run out: the living renew theirs first.
 */
const PATIENCE_SHARE = 1 / 4;

/** Dependencies of a reaper. */
export interface ReaperOptions {
  leaseMs: number;
  now: () => Date;
  monotonic: () => number;
  /** Whether this process itself holds rows of that claim: those are never freed here. */
  isHeld: (claimId: string) => boolean;
}

/** Makes a function that frees the rows of dead processes, if it is called often: about each second. */
export function createReaper(sql: Sql, options: ReaperOptions): () => Promise<void> {
  const { leaseMs, now, monotonic, isHeld } = options;
  const suspectedAt = new Map<string, number>(); // by claim
  let reaping: Promise<void> | undefined;

  async function reap(): Promise<void> {
    const found = new Set(await findLapsing(sql, leaseMs * SUSPECT_SHARE));
    const at = monotonic();
    for (const claim of suspectedAt.keys()) if (!found.has(claim)) suspectedAt.delete(claim);
    for (const claim of found) if (!suspectedAt.has(claim)) suspectedAt.set(claim, at);
    const dead = [...suspectedAt].filter(([claim, since]) =>
      at - since >= leaseMs * PATIENCE_SHARE && !isHeld(claim)
    ).map(([claim]) => claim);
    if (dead.length === 0) return;
    const freed = await freeLapsed(sql, dead, { now: now(), leaseMs });
    if (freed > 0) log("warn", "leases_expired", { deliveries: freed });
  }

  return function reapOnce() {
    return reaping ??= reap().finally(() => reaping = undefined);
  };
}
