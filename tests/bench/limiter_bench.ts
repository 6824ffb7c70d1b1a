/**
 * The limiter beside its peers, in one run on one machine: decisions per second, memory per key, and
 * the longest pauses.
 *
 * @module
 */
import { MemoryStore, rateLimiter } from "hono-rate-limiter";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { runProgram } from "./command.ts";
import { TEST_LOCK } from "../../embedded/launcher/project.ts";
import { ratio, series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { createSlidingWindow } from "../../src/limits/sliding_window.ts";

/** The highest limit of the contract. */
const REQUESTS = 120;
const WINDOW_MS = 60_000;

/** Each side is measured this often, side after side, so that a busy moment hits all of them. */
const ROUNDS = 5;
const DECISIONS_PER_ROUND = 1_000_000;

const KEY_COUNTS = [1_000, 100_000] as const;

/** One limiter under test: how many of the given keys it lets pass. */
type Side = { name: string; decide: (keys: string[]) => number | Promise<number> };

/** Measures; `show` takes each table when it is there. */
export async function run(_: string[], show: (table: Table) => void): Promise<void> {
  for (const count of KEY_COUNTS) show(await compareRates(count));
  await reportMemory();
}

/** The rate of each side and its ratio to ours. */
async function compareRates(count: number): Promise<Table> {
  const keys = randomOrder(Array.from({ length: count }, () => crypto.randomUUID()));
  const rates = await inTurns(newSides(), ROUNDS, (side) => rateOf(side, keys));
  const sides = [...rates].map(([{ name }, own]) => ({ name, rate: series(own, (one) => one, 2) }));
  const [ours] = sides;
  return {
    id: `limiter-${count}`,
    title: `Decisions on ${count.toLocaleString("en")} keys; median (range) of ${ROUNDS} rounds`,
    head: ["million/s", "ours ×"],
    rows: sides.map(({ name, rate }) => ({
      name,
      cells: [rate, ours && ours.name !== name ? ratio(ours.rate, rate) : ""],
    })),
  };
}

function newSides(): Side[] {
  return [
    ownSide("voteboard, performance.now()", () => performance.now()),
    ownSide("voteboard, clock passed in", steppingClock()),
    flexibleSide(),
    honoSide(),
  ];
}

function ownSide(name: string, now: () => number): Side {
  const limiter = createSlidingWindow({ requests: REQUESTS, windowMs: WINDOW_MS, now });
  return {
    name,
    decide(keys) {
      let passed = 0;
      for (const key of keys) if (limiter.take(key).allowed) passed++;
      return passed;
    },
  };
}

/** A fixed window per key; it has only an asynchronous interface, so its promise is part of its price. */
function flexibleSide(): Side {
  const limiter = new RateLimiterMemory({ points: REQUESTS, duration: WINDOW_MS / 1000 });
  return {
    name: "rate-limiter-flexible (memory)",
    async decide(keys) {
      let passed = 0;
      for (const key of keys) {
        if (await limiter.consume(key).then(() => true, () => false)) passed++;
      }
      return passed;
    },
  };
}

/** A fixed window per key; the store alone, without the cost of the middleware that sets it up. */
function honoSide(): Side {
  const store = new MemoryStore();
  rateLimiter({ windowMs: WINDOW_MS, limit: REQUESTS, keyGenerator: () => "", store });
  return {
    name: "hono-rate-limiter (memory store)",
    decide(keys) {
      let passed = 0;
      for (const key of keys) if (store.increment(key).totalHits <= REQUESTS) passed++;
      return passed;
    },
  };
}

/** Millions of decisions a second. Keys stay within their limit for the first rounds and run into it later, as pollers do. */
async function rateOf({ decide }: Side, keys: string[]): Promise<number> {
  const startedAt = performance.now();
  await decide(keys);
  return keys.length / ((performance.now() - startedAt) / 1000) / 1e6;
}

function randomOrder(keys: string[]): string[] {
  return Array.from(
    { length: DECISIONS_PER_ROUND },
    () => keys[Math.floor(Math.random() * keys.length)] ?? "",
  );
}

/** A clock that costs nothing to read and crosses a window every 60 million decisions. */
function steppingClock(): () => number {
  let at = 0.5;
  return () => at += WINDOW_MS / 60_000_000;
}

/** A process of its own: only there can the collector be called, and nothing else holds memory. */
async function reportMemory(): Promise<void> {
  const path = import.meta.resolve("./limiter_memory.ts");
  const args = ["run", ...TEST_LOCK, "--allow-read", "--v8-flags=--expose-gc", path];
  const outcome = await runProgram(Deno.execPath(), args);
  if (!outcome?.success) throw new Error("Cannot measure memory: its process failed");
  console.log(outcome.stdout);
}
