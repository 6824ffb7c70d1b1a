import assert from "node:assert/strict";
import fc from "fast-check";
import { createLimiters, nameOf, type SharedCounts } from "../../src/core/limits/shared_window.ts";
import { openValkey } from "../../src/service/limits/valkey.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { eventually } from "../support/processes/processes.ts";
import { hasValkey, type RunningValkey, startValkey } from "../support/network/valkey.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";

/** So patient that no deadline passes on a busy machine. */
const PATIENT = 100;

/** Skews of the clocks of three processes, in milliseconds: none of them may matter. */
const SKEWS = [0, 3_600_000, -45_000];

function test(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore: !hasValkey(), fn });
}

/** Three processes' limiters over one Valkey, each with a clock of its own. */
async function openProcesses(
  valkey: RunningValkey,
  options: { requests: number; windowMs: number },
) {
  const processes = await Promise.all(SKEWS.map(async (skew) => {
    const shared = openValkey(valkey.url, PATIENT);
    await shared.ready();
    const now = () => performance.now() + skew;
    return { shared, limiter: createLimiters(shared)("test", { ...options, now }) };
  }));
  return {
    limiters: processes.map(({ limiter }) => limiter),
    away: () => processes.map(({ shared }) => shared.isAway()),
    [Symbol.dispose]: () => processes.forEach(({ shared }) => shared.close()),
  };
}

test("three processes together allow exactly the limit", async () => {
  await using valkey = await startValkey();
  using processes = await openProcesses(valkey, { requests: 120, windowMs: MINUTE_MS });
  const crowd = Array.from({ length: 600 }, (_, i) => processes.limiters[i % 3]?.take("key"));
  const decisions = await Promise.all(crowd);
  const remaining = decisions.flatMap((one) => one?.allowed ? [one.remaining] : []);
  assert.deepEqual(remaining.sort((a, b) => b - a), Array.from({ length: 120 }, (_, i) => 119 - i));
  const refused = decisions.filter((one) => one && !one.allowed);
  assert.ok(refused.every((one) => one && !one.allowed && one.retryAfterSeconds > 50));
});

test("skewed processes agree with a brute-force count by one clock", async () => {
  await using valkey = await startValkey();
  const windowMs = 300;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ by: fc.nat(2), wait: fc.constantFrom(0, 0, 0, 40, 150, 300) }), {
        minLength: 10,
        maxLength: 25,
      }),
      async (requests, steps) => {
        using processes = await openProcesses(valkey, { requests, windowMs });
        const key = `run ${run++}`;
        const accepted: { from: number; to: number }[] = [];
        for (const { by, wait } of steps) {
          if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
          const from = performance.now();
          const decision = await processes.limiters[by]?.take(key);
          const to = performance.now();
          // The server's moment lies between the two: what surely counts, and what may.
          const surely = accepted.filter((one) => one.from > to - windowMs).length;
          const perhaps = accepted.filter((one) => one.to > from - windowMs).length;
          assert.ok(decision?.allowed ? surely < requests : perhaps >= requests);
          if (decision?.allowed) accepted.push({ from, to });
        }
      },
    ),
    { numRuns: 6 },
  );
});

test("peek counts nothing and sees all processes' requests", async () => {
  await using valkey = await startValkey();
  using processes = await openProcesses(valkey, { requests: 2, windowMs: MINUTE_MS });
  const [one, other] = processes.limiters;
  assert.deepEqual(await one?.peek("key"), { allowed: true, remaining: 2, resetSeconds: 0 });
  assert.deepEqual(await one?.take("key"), { allowed: true, remaining: 1, resetSeconds: 60 });
  assert.deepEqual(await other?.peek("key"), { allowed: true, remaining: 1, resetSeconds: 60 });
  assert.equal((await other?.take("key"))?.allowed, true);
  assert.deepEqual(await one?.peek("key"), { allowed: false, retryAfterSeconds: 60 });
});

test("a killed Valkey leaves each process its own limit, until it is back", async () => {
  await using valkey = await startValkey();
  const shared = openValkey(valkey.url, PATIENT);
  await shared.ready();
  assert.equal(shared.warning(), undefined);
  const limiter = createLimiters(shared)("test", { requests: 3, windowMs: MINUTE_MS });
  assert.equal((await limiter.take("key")).allowed, true);
  await valkey.kill();
  await eventually("the loss is noticed", () => shared.isAway());
  assert.match(shared.warning() ?? "", /each process limits by itself/);
  // With what was counted before.
  const decisions = await Promise.all([1, 2, 3].map(() => limiter.take("key")));
  assert.deepEqual(decisions.map(({ allowed }) => allowed), [true, true, false]);
  await valkey.start();
  await eventually("it is back", () => !shared.isAway());
  assert.equal((await limiter.take("key")).allowed, false);
  assert.equal((await limiter.take("other")).allowed, true);
  shared.close();
});

test("a Valkey that hangs is asked no more after a few late answers", async () => {
  await using valkey = await startValkey();
  const shared = openValkey(valkey.url);
  await eventually("it answers", () => !shared.isAway());
  const limiter = createLimiters(shared)("test", { requests: 100, windowMs: MINUTE_MS });
  valkey.signal("SIGSTOP");
  for (let time = 0; time < 3; time++) assert.equal((await limiter.take("key")).allowed, true);
  assert.ok(shared.isAway());
  valkey.signal("SIGCONT");
  await eventually("it answers again", () => !shared.isAway());
  shared.close();
});

test("deadlines are multiplied by timeoutFactor, the one to connect too", async () => {
  await using valkey = await startValkey();
  valkey.signal("SIGSTOP");
  const shared = openValkey(valkey.url, 0.01);
  let timer;
  const later = new Promise((resolve) => timer = setTimeout(resolve, 1_500, "later"));
  assert.equal(await Promise.race([shared.ready(), later]), undefined);
  clearTimeout(timer);
  shared.close();
});

test("a key of a wrong type counts from 0 again and is no outage", async () => {
  await using valkey = await startValkey();
  using processes = await openProcesses(valkey, { requests: 3, windowMs: MINUTE_MS });
  const [one, other] = processes.limiters;
  await one?.take("key");
  await one?.take("neighbour");
  const written = [
    ["SET", "text"],
    ["HSET", "field", "value"],
    ["SADD", "member"],
    ["RPUSH", "not a time"],
  ];
  for (const [command = "", ...values] of written) {
    await valkey.command(["DEL", nameOf("test", "key")]);
    await valkey.command([command, nameOf("test", "key"), ...values]);
    const remaining = [];
    for (const limiter of [one, other, one]) {
      const decision = await limiter?.take("key");
      remaining.push(decision?.allowed && decision.remaining);
    }
    assert.deepEqual(remaining, [2, 1, 0], command);
    assert.equal((await other?.take("key"))?.allowed, false, command);
  }
  assert.deepEqual(processes.away(), [false, false, false]);
  assert.deepEqual(await other?.take("neighbour"), {
    allowed: true,
    remaining: 1,
    resetSeconds: 60,
  });
});

test("a key that the server refuses is judged by each process, all others by the server", async () => {
  await using valkey = await startValkey();
  using processes = await openProcesses(valkey, { requests: 2, windowMs: MINUTE_MS });
  const [one, other] = processes.limiters;
  // To this site the one key is as another node's in a cluster, or one that its user may not touch.
  await valkey.command([
    "ACL",
    "SETUSER",
    "default",
    "resetkeys",
    ...[nameOf("test", "other"), "voteboard:{probe}"].map((key) => `~${key}`),
  ]);
  const logged = await logWhile(async () => {
    for (const limiter of [one, other]) {
      const passed = [];
      for (let i = 0; i < 3; i++) passed.push((await limiter?.take("key"))?.allowed);
      assert.deepEqual(passed, [true, true, false]);
    }
    assert.equal((await one?.take("other"))?.allowed, true);
    assert.equal((await other?.take("other"))?.allowed, true);
    assert.equal((await other?.take("other"))?.allowed, false);
  });
  assert.deepEqual(processes.away(), [false, false, false]);
  const lines = logged.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ event }) => event), ["limit_key_failed", "limit_key_failed"]);
});

test("a server that refuses every key is away", async () => {
  await using valkey = await startValkey();
  using processes = await openProcesses(valkey, { requests: 2, windowMs: MINUTE_MS });
  await valkey.command(["CONFIG", "SET", "maxmemory", "1"]);
  const [one] = processes.limiters;
  assert.equal((await one?.take("key"))?.allowed, true);
  await eventually("it counts as away", () => processes.away()[0]);
  await valkey.command(["CONFIG", "SET", "maxmemory", "0"]);
  await eventually("it is back", () => !processes.away()[0]);
});

Deno.test("one late answer is one process's decision and no outage", async () => {
  const late: SharedCounts = {
    isAway: () => false,
    wasAwayWithin: () => false,
    decide: () => Promise.resolve(undefined),
  };
  const limiter = createLimiters(late)("test", { requests: 1, windowMs: MINUTE_MS });
  assert.equal((await limiter.take("key")).allowed, true);
  assert.equal((await limiter.peek("key")).allowed, false);
});

Deno.test("a Valkey that is away is not asked", async () => {
  const away: SharedCounts = {
    isAway: () => true,
    wasAwayWithin: () => true,
    decide: () => Promise.reject(new Error("asked")),
  };
  const limiter = createLimiters(away)("test", { requests: 1, windowMs: MINUTE_MS });
  assert.equal((await limiter.take("key")).allowed, true);
  assert.equal((await limiter.peek("key")).allowed, false);
  assert.equal((await limiter.take("key")).allowed, false);
});
