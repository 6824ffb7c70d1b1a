/**
 * Memory per key and the longest pauses of the limiter; `limiter_bench.ts` runs it, with the garbage
 * collector exposed.
 *
 * @module
 */
import { createSlidingWindow, type SlidingWindow } from "../../src/limits/sliding_window.ts";

const KEYS = 100_000;
const WINDOW_MS = 60_000;

for (const requests of [120, 60]) await measure(requests);

async function measure(requests: number): Promise<void> {
  const clock = { at: 0.5 };
  const limiter = createSlidingWindow({ requests, windowMs: WINDOW_MS, now: () => clock.at });
  const before = await heldBytes();
  const longestTake = fill(limiter, requests);
  const full = await heldBytes();
  clock.at += WINDOW_MS;
  const { longestTick, ticks } = drain(limiter);
  const idle = await heldBytes();
  const longestMs = longestTake.toFixed(2);
  console.log(`
${KEYS.toLocaleString("en")} keys at ${requests} requests each
  bytes per active key     ${((full - before) / KEYS).toFixed(0)}
  bytes per idle key       ${((idle - before) / KEYS).toFixed(0)} after a window and ${ticks} ticks
  longest sweep (tick)     ${longestTick.toFixed(2)} ms
  longest take             ${longestMs} ms (with collection, as the table of keys grows)`);
}

/** Keys are made on the way, so their text is counted as the limiter's. */
function fill(limiter: SlidingWindow, requests: number): number {
  let longest = 0;
  for (let key = 0; key < KEYS; key++) {
    const text = crypto.randomUUID();
    for (let request = 0; request < requests; request++) {
      longest = Math.max(longest, timed(() => limiter.take(text)));
    }
  }
  return longest;
}

function drain(limiter: SlidingWindow): { longestTick: number; ticks: number } {
  let longestTick = 0;
  let ticks = 0;
  for (; limiter.size > 0; ticks++) longestTick = Math.max(longestTick, timed(limiter.tick));
  return { longestTick, ticks };
}

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Blocks outside the heap are given back a moment after the collection that found them unused. */
async function heldBytes(): Promise<number> {
  collectGarbage();
  await new Promise((resolve) => setTimeout(resolve, 100));
  collectGarbage();
  const { heapUsed, external } = Deno.memoryUsage();
  return heapUsed + external;
}

function collectGarbage(): void {
  const collect: unknown = Reflect.get(globalThis, "gc");
  if (typeof collect !== "function") {
    throw new Error("Cannot measure memory: run with --v8-flags=--expose-gc");
  }
  collect();
}
