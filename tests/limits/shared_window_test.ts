import assert from "node:assert/strict";
import fc from "fast-check";
import { connect } from "node:net";
import { createLimiters, type Limiter } from "../../src/core/limits/shared_window.ts";
import type { LimitDecision } from "../../src/core/limits/sliding_window.ts";
import { openValkey } from "../../src/service/limits/valkey.ts";
import { eventually } from "../support/processes/processes.ts";
import { hasValkey, startValkey } from "../support/network/valkey.ts";
import { takeConnections } from "../support/network/loopback.ts";

/** The script's question for the time, which an answer of the same length replaces. */
const QUESTION = "local time = redis.call('time')";

/** Effects of a relay on data that passes. */
interface RelayOptions {
  /** The server's clock for the script, in microseconds; without it, the server uses its own clock. */
  clock?: () => number;
  /** Milliseconds by which each answer is late. */
  delayMs?: () => number;
}

/** The way to a Valkey. `await using` ends it. */
interface ValkeyRelay extends AsyncDisposable {
  url: string;
}

/** So patient that no deadline passes on a busy machine. */
const PATIENT = 100;

const PROCESSES = 3;

/** Microseconds of the server's clock at the start. */
const START_US = 1_000_000_000_000;

/** A process of its own: a limiter, and a clock that says anything. */
interface Process {
  limiter: (name: string, options: Window) => Limiter;
  clock: { at: number };
  shared: ReturnType<typeof openValkey>;
}

interface Window {
  requests: number;
  windowMs: number;
}

function test(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore: !hasValkey(), fn });
}

/** Three processes on a Valkey whose clock the test sets, each with a clock of its own. */
async function openProcesses() {
  const valkey = await startValkey();
  const clock = { us: START_US };
  const relay = await startValkeyRelay(valkey.url, { clock: () => clock.us });
  const processes = await Promise.all(Array.from({ length: PROCESSES }, async () => {
    const shared = openValkey(relay.url, PATIENT);
    await shared.ready();
    assert.ok(!shared.isAway());
    const own = { at: 0 };
    const create = createLimiters(shared);
    const limiter = (name: string, options: Window) =>
      create(name, { ...options, now: () => own.at });
    return { shared, clock: own, limiter };
  }));
  return {
    valkey,
    clock,
    processes,
    async [Symbol.asyncDispose]() {
      for (const { shared } of processes) shared.close();
      await relay[Symbol.asyncDispose]();
      await valkey[Symbol.asyncDispose]();
    },
  };
}

/** Counts by brute force, in microseconds: the times of all that passed, by one clock that never goes back. */
function createOracle({ requests, windowMs }: Window) {
  const windowUs = windowMs * 1000;
  const accepted = new Map<string, number[]>();
  return (key: string, us: number, counts: boolean): LimitDecision => {
    const all = accepted.get(key) ?? [];
    const last = all.at(-1) ?? -Infinity;
    // A clock that steps back stops; by more than a window, it begins again.
    const times = last > us + windowUs ? [] : all;
    const at = times === all ? Math.max(us, last) : us;
    const counted = times.filter((one) => one > at - windowUs);
    const isRefused = counted.length >= requests;
    if (counts && !isRefused) counted.push(at);
    accepted.set(key, counted);
    const [oldest] = counted;
    const seconds = oldest === undefined
      ? 0
      : Math.max(1, Math.ceil((oldest + windowUs - at) / 1_000_000));
    return isRefused
      ? { allowed: false, retryAfterSeconds: seconds }
      : { allowed: true, remaining: requests - counted.length, resetSeconds: seconds };
  };
}

test("any schedule of skewed processes is decided as by one count", async () => {
  await using site = await openProcesses();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(schedules, async ({ requests, windowMs, steps }) => {
      const limiters = site.processes.map(({ limiter }) =>
        limiter(`${run}`, { requests, windowMs })
      );
      const oracle = createOracle({ requests, windowMs });
      run++;
      for (const { key, by, waitUs, ownMs, counts } of steps) {
        site.clock.us += waitUs;
        const process = site.processes[by];
        const limiter = limiters[by];
        if (process) process.clock.at += ownMs;
        const decision = await (counts ? limiter?.take(key) : limiter?.peek(key));
        assert.deepEqual(decision, oracle(key, site.clock.us, counts));
      }
    }),
    { numRuns: 100 },
  );
});

test("of a crowd at one moment exactly the limit passes, in any order", async () => {
  await using site = await openProcesses();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), crowds, async (requests, crowd) => {
      const window = { requests, windowMs: 60_000 };
      const limiters = site.processes.map(({ limiter }) => limiter(`crowd ${run}`, window));
      run++;
      const asked = crowd.map(async ({ key, by }) => ({ key, one: await limiters[by]?.take(key) }));
      const decisions = await Promise.all(asked);
      for (const own of Map.groupBy(decisions, ({ key }) => key).values()) {
        const left = own.flatMap(({ one }) => one?.allowed ? [one.remaining] : []);
        const passed = Math.min(requests, own.length);
        const wanted = Array.from({ length: passed }, (_, n) => requests - 1 - n);
        assert.deepEqual(left.sort((a, b) => b - a), wanted);
      }
    }),
    { numRuns: 20 },
  );
});

test("a killed Valkey's return lets no process exceed its own limit", async () => {
  await using site = await openProcesses();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(schedules, schedules, schedules, async (before, meanwhile, after) => {
      const window = { requests: before.requests, windowMs: 60_000 };
      const name = `killed ${run++}`;
      const limiters = site.processes.map(({ limiter }) => limiter(name, window));
      const own = site.processes.map(() => createOracle(window));
      let shared = createOracle(window);
      const go = async ({ steps }: typeof before, isAway: boolean) => {
        for (const { key, by } of steps) {
          const at = site.clock.us += 1_000;
          const process = site.processes[by];
          const limiter = limiters[by];
          const itself = own[by];
          assert.ok(process && limiter && itself);
          process.clock.at = at / 1000 + by * 5_000_000;
          assert.deepEqual(await limiter.take(key), wanted(itself, isAway, key, at));
        }
      };
      let wasAway = run > 1;
      const wanted = (itself: typeof shared, isAway: boolean, key: string, at: number) => {
        if (isAway) return itself(key, at, true);
        const refused = itself(key, at, false);
        if (wasAway && !refused.allowed) return refused;
        const decision = shared(key, at, true);
        if (decision.allowed) itself(key, at, true);
        return decision;
      };
      await go(before, false);
      await site.valkey.kill();
      await allSay(site.processes, true);
      wasAway = true;
      await go(meanwhile, true);
      await site.valkey.start();
      await allSay(site.processes, false);
      shared = createOracle(window);
      await go(after, false);
    }),
    { numRuns: 4 },
  );
});

async function allSay(processes: Pick<Process, "shared">[], isAway: boolean): Promise<void> {
  for (const { shared } of processes) {
    await eventually(`away: ${isAway}`, () => shared.isAway() === isAway);
  }
}

test("a key is kept for as long as it counts, and no longer", async () => {
  await using site = await openProcesses();
  const { command } = site.valkey;
  const window = { requests: 5, windowMs: 60_000 };
  const limiter = site.processes[0]?.limiter("kept", window);
  // Steps back: what was counted is in the future, and counts for longer.
  for (const stepMs of [0, 30_000, -20_000]) {
    site.clock.us += stepMs * 1000;
    await limiter?.take("key");
  }
  const names = await command(["KEYS", "voteboard:{kept:*"]);
  const left = Number(await command(["PTTL", String(names)]));
  assert.ok(left > 70_000 && left <= 80_002, String(left));
});

/** Waits that cluster at the interesting places: none, tiny, the edge of the window, beyond it, and back. */
const schedules = fc.record({
  requests: fc.integer({ min: 1, max: 7 }),
  windowMs: fc.constantFrom(60_000, 90_500, 600_000),
}).chain(({ requests, windowMs }) => {
  const us = windowMs * 1000;
  const waitUs = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: us / 5 }),
    fc.integer({ min: 0, max: 1_500_000 }),
    fc.constantFrom(us - 1, us, us + 1, us * 3),
    fc.constantFrom(-1, -500_000, -us, -us - 1, -us * 3),
  );
  const steps = fc.array(
    fc.record({
      key: fc.constantFrom("a", "b", "c"),
      by: fc.nat(PROCESSES - 1),
      waitUs,
      ownMs: fc.constantFrom(0, 1, 3_600_000, -45_000),
      counts: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 5, maxLength: 60 },
  );
  return fc.record({ requests: fc.constant(requests), windowMs: fc.constant(windowMs), steps });
});

const crowds = fc.array(
  fc.record({ key: fc.constantFrom("a", "b"), by: fc.nat(PROCESSES - 1) }),
  { minLength: 20, maxLength: 120 },
);

/** Opens a way to a Valkey on which answers are late, or a script is told a time. */
async function startValkeyRelay(
  url: string,
  { clock, delayMs = () => 0 }: RelayOptions,
): Promise<ValkeyRelay> {
  const server = await takeConnections((client) => {
    const valkey = connect(Number(new URL(url).port), "127.0.0.1");
    for (const [socket, other] of [[client, valkey], [valkey, client]] as const) {
      socket.on("error", () => {}).on("close", () => other.destroy());
    }
    valkey.on("data", (bytes) => void setTimeout(() => client.write(bytes), delayMs()));
    if (clock) client.on("data", tellTime((bytes) => void valkey.write(bytes), clock));
    else client.pipe(valkey);
  });
  return { ...server, url: `redis://127.0.0.1:${server.port}` };
}

/** Passes on what a client says, and in place of the script's question for the time an answer as long. */
function tellTime(write: (bytes: Uint8Array) => void, clock: () => number) {
  let waiting = "";
  return (bytes: Uint8Array): void => {
    waiting += new TextDecoder("latin1").decode(bytes);
    if (/\r\neval\r\n/i.test(waiting) && !waiting.includes(QUESTION)) return; // the rest is on its way
    const text = waiting.replaceAll(QUESTION, () => {
      const us = clock();
      const seconds = Math.floor(us / 1_000_000);
      return `local time={${seconds},${us - seconds * 1_000_000}}`.padEnd(QUESTION.length);
    });
    waiting = "";
    write(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  };
}
