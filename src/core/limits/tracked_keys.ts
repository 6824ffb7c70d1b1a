import { createFixedWindow } from "./fixed_window.ts";

/** Prefix of the keys under which newcomers beyond the cap share a count. No id or address can contain a NUL. */
const SHARED_KEY = "\u0000";

/** Share of the cap that one network may open within a window. At least 32 networks are needed to use it up. */
const NETWORK_SHARE = 1 / 64;

/** Extra counts, as a share of the cap, that newcomers share by network before all others share one. */
const SHARED_COUNTS = 1 / 8;

/**
 * Creates the times of accepted requests by key, oldest first. Beyond the cap, and beyond a network's share of it, new
 * keys count under a shared one.
 */
export function createTrackedKeys({ windowMs, maxKeys }: { windowMs: number; maxKeys: number }) {
  const accepted = new Map<string, number[]>();
  const share = Math.max(1, Math.ceil(maxKeys * NETWORK_SHARE));
  const newcomers = createFixedWindow(windowMs);

  function hasRoom(network: string | undefined, at: number): boolean {
    if (accepted.size >= maxKeys) return false;
    return network === undefined || newcomers.countOf(network, at) < share;
  }

  function sharedKey(network: string | undefined): string {
    if (network === undefined) return SHARED_KEY;
    const own = SHARED_KEY + network;
    const isKept = accepted.has(own) || accepted.size < maxKeys * (1 + SHARED_COUNTS);
    return isKept ? own : SHARED_KEY;
  }

  function countedUnder(key: string, network: string | undefined, at: number): string {
    return accepted.has(key) || hasRoom(network, at) ? key : sharedKey(network);
  }

  /** Returns the times that a key counts under, and tracks the key from now on. */
  function track(key: string, network: string | undefined, at: number): number[] {
    const tracked = accepted.get(key);
    if (tracked) return tracked;
    const isOwn = hasRoom(network, at);
    if (isOwn && network !== undefined) newcomers.note(network, at);
    const name = isOwn ? key : sharedKey(network);
    const times = accepted.get(name) ?? [];
    accepted.set(name, times);
    return times;
  }

  return {
    track,
    countedUnder,
    find: (key: string, network: string | undefined, at: number) =>
      accepted.get(countedUnder(key, network, at)),
    sweep: createSweep(accepted),
    get size(): number {
      return accepted.size;
    },
  };
}

/**
 * Creates a sweep that cycles through the keys and drops those among the next `count` without a request after `cutoff`.
 */
function createSweep(accepted: Map<string, number[]>) {
  let hand = accepted.entries();
  return (count: number, cutoff: number): void => {
    for (let step = 0; step < count; step++) {
      const { value, done } = hand.next();
      if (done) hand = accepted.entries();
      else if ((value[1].at(-1) ?? -Infinity) <= cutoff) accepted.delete(value[0]);
    }
  };
}
