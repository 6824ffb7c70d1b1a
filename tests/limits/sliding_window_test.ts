import assert from "node:assert/strict";
import fc from "fast-check";
import { createSlidingWindow, type SlidingWindow } from "../../src/core/limits/sliding_window.ts";

const WINDOW_MS = 60_000;

Deno.test("every decision agrees with a brute-force count", () => {
  fc.assert(
    fc.property(schedules, ({ requests, windowMs, steps }) => {
      const clock = { at: 0 };
      const limiter = createSlidingWindow({ requests, windowMs, now: () => clock.at });
      const accepted: { key: string; at: number }[] = [];
      for (const { key, wait } of steps) {
        clock.at += wait;
        const since = clock.at - windowMs;
        const counted = accepted.filter((one) => one.key === key && one.at > since);
        const decision = limiter.take(key);
        assert.equal(decision.allowed, counted.length < requests);
        if (!decision.allowed) continue;
        assert.equal(decision.remaining, requests - counted.length - 1);
        accepted.push({ key, at: clock.at });
      }
    }),
    { numRuns: 500 },
  );
});

Deno.test("a client that waits Retry-After seconds is never refused twice", () => {
  fc.assert(
    fc.property(schedules, ({ requests, windowMs, steps }) => {
      const clock = { at: 0 };
      const limiter = createSlidingWindow({ requests, windowMs, now: () => clock.at });
      for (const { key, wait } of steps) {
        clock.at += wait;
        const decision = limiter.take(key);
        if (decision.allowed) continue;
        clock.at += decision.retryAfterSeconds * 1000;
        assert.equal(limiter.take(key).allowed, true);
      }
    }),
    { numRuns: 500 },
  );
});

Deno.test("Retry-After is the smallest number of seconds that helps", () => {
  fc.assert(
    fc.property(schedules, ({ requests, windowMs, steps }) => {
      const clock = { at: 0 };
      const limiter = createSlidingWindow({ requests, windowMs, now: () => clock.at });
      for (const { key, wait } of steps) {
        clock.at += wait;
        const decision = limiter.take(key);
        if (decision.allowed || decision.retryAfterSeconds === 1) continue;
        clock.at += (decision.retryAfterSeconds - 1) * 1000;
        assert.equal(limiter.peek(key).allowed, false);
      }
    }),
    { numRuns: 500 },
  );
});

Deno.test("no window of a minute ever holds more than the limit", () => {
  fc.assert(
    fc.property(schedules, ({ requests, windowMs, steps }) => {
      const clock = { at: 0 };
      const limiter = createSlidingWindow({ requests, windowMs, now: () => clock.at });
      const accepted: number[] = [];
      for (const { wait } of steps) {
        clock.at += wait;
        if (limiter.take("key").allowed) accepted.push(clock.at);
      }
      for (const end of accepted) {
        const inside = accepted.filter((at) => at > end - windowMs && at <= end);
        assert.ok(inside.length <= requests);
      }
    }),
    { numRuns: 500 },
  );
});

Deno.test("Retry-After holds at any reading of the clock", () => {
  const reading = (max: number) => fc.integer({ min: 0, max: max * 1024 }).map((n) => n / 1024);
  fc.assert(
    fc.property(reading(1e6), reading(WINDOW_MS), (start, wait) => {
      const { clock, limiter } = limiterOf(1);
      clock.at = start;
      const first = limiter.take("key");
      assert.equal(first.allowed && first.resetSeconds, WINDOW_MS / 1000);
      clock.at += wait;
      const decision = limiter.take("key");
      if (decision.allowed) return;
      assert.ok(decision.retryAfterSeconds <= WINDOW_MS / 1000);
      clock.at += decision.retryAfterSeconds * 1000;
      assert.equal(limiter.take("key").allowed, true);
    }),
    { numRuns: 5_000 },
  );
});

Deno.test("a request exactly one window old no longer counts", () => {
  const { clock, limiter } = limiterOf(1);
  limiter.take("key");
  clock.at = WINDOW_MS - 0.001;
  assert.deepEqual(limiter.take("key"), { allowed: false, retryAfterSeconds: 1 });
  clock.at = WINDOW_MS;
  assert.equal(limiter.take("key").allowed, true);
});

Deno.test("refused requests do not count, so hammering never prolongs the wait", () => {
  const { clock, limiter } = limiterOf(2);
  limiter.take("key");
  limiter.take("key");
  for (clock.at = 1; clock.at < WINDOW_MS; clock.at += 500) {
    assert.equal(limiter.take("key").allowed, false);
  }
  clock.at = WINDOW_MS;
  assert.equal(limiter.take("key").allowed, true);
});

Deno.test("resetSeconds says when the next request becomes free", () => {
  const { clock, limiter } = limiterOf(3);
  limiter.take("key");
  clock.at = 20_500;
  assert.deepEqual(limiter.take("key"), { allowed: true, remaining: 1, resetSeconds: 40 });
  clock.at = 60_000;
  assert.deepEqual(limiter.peek("key"), { allowed: true, remaining: 2, resetSeconds: 21 });
});

Deno.test("one key's requests never touch another key's limit", () => {
  const { limiter } = limiterOf(1);
  assert.equal(limiter.take("one").allowed, true);
  assert.equal(limiter.take("other").allowed, true);
  assert.equal(limiter.take("one").allowed, false);
});

Deno.test("peek answers as take would and counts nothing", () => {
  const { limiter } = limiterOf(1);
  const free = { allowed: true, remaining: 1, resetSeconds: 0 };
  assert.deepEqual(limiter.peek("key"), free);
  assert.deepEqual(limiter.peek("key"), free);
  assert.equal(limiter.size, 0);
  limiter.take("key");
  assert.deepEqual(limiter.peek("key"), { allowed: false, retryAfterSeconds: 60 });
});

Deno.test("a clock that stands still keeps the limit", () => {
  const { limiter } = limiterOf(2);
  const answers = [1, 2, 3, 4].map(() => limiter.take("key").allowed);
  assert.deepEqual(answers, [true, true, false, false]);
});

Deno.test("a clock that steps back neither frees nor locks a key", () => {
  const { clock, limiter } = limiterOf(1);
  clock.at = 100_000;
  limiter.take("key");
  clock.at = 10;
  assert.deepEqual(limiter.take("key"), { allowed: false, retryAfterSeconds: 60 });
  clock.at = 160_000;
  assert.equal(limiter.take("key").allowed, true);
});

Deno.test("a clock that jumps ahead after a suspend frees every key", () => {
  const { clock, limiter } = limiterOf(1);
  limiter.take("key");
  clock.at = 1e12;
  assert.deepEqual(limiter.take("key"), { allowed: true, remaining: 0, resetSeconds: 60 });
});

Deno.test("ticks alone drop all idle keys after a window", () => {
  const { clock, limiter } = limiterOf(3);
  takeMany(limiter, 10_000);
  assert.equal(limiter.size, 10_000);
  clock.at = WINDOW_MS;
  for (let second = 0; second < 6; second++) limiter.tick();
  assert.equal(limiter.size, 0);
});

Deno.test("other keys' traffic drops idle keys without any tick", () => {
  const { clock, limiter } = limiterOf(10_000);
  takeMany(limiter, 1_000);
  clock.at = WINDOW_MS;
  for (let i = 0; i < 1_000; i++) limiter.take("busy");
  assert.equal(limiter.size, 1);
});

Deno.test("sweeping never drops a key that is still counted", () => {
  const { clock, limiter } = limiterOf(1);
  takeMany(limiter, 3_000);
  clock.at = WINDOW_MS - 1;
  for (let second = 0; second < 10; second++) limiter.tick();
  assert.equal(limiter.size, 3_000);
  assert.equal(limiter.take("key 2999").allowed, false);
});

Deno.test("a key that returns after being dropped starts afresh", () => {
  const { clock, limiter } = limiterOf(2);
  takeMany(limiter, 3_000);
  clock.at = WINDOW_MS;
  limiter.tick();
  assert.deepEqual(limiter.take("key 7"), { allowed: true, remaining: 1, resetSeconds: 60 });
});

Deno.test("a flood of invented keys never grows beyond the cap", () => {
  const { limiter } = limiterOf(2, 100);
  takeMany(limiter, 100);
  const flood = Array.from({ length: 500 }, (_, i) => limiter.take(`flood ${i}`));
  assert.equal(flood.filter((decision) => decision.allowed).length, 2);
  assert.equal(limiter.peek("one more").allowed, false);
  assert.equal(limiter.size, 101);
});

Deno.test("at the cap no key is forgotten", () => {
  const { clock, limiter } = limiterOf(1, 100);
  takeMany(limiter, 100);
  limiter.take("newcomer");
  assert.equal(limiter.take("key 0").allowed, false);
  clock.at = WINDOW_MS;
  limiter.tick();
  assert.equal(limiter.take("newcomer").allowed, true);
  assert.equal(limiter.take("another").allowed, true);
});

Deno.test("a network that invents keys is in its own way alone", () => {
  const { clock, limiter } = limiterOf(2, 640);
  const flood = Array.from({ length: 1_000 }, (_, i) => limiter.take(`flood ${i}`, "a"));
  assert.equal(flood.filter((decision) => decision.allowed).length, 10 + 2);
  assert.equal(limiter.size, 11);
  assert.equal(limiter.peek("one more", "a").allowed, false);
  assert.equal(limiter.take("flood 0", "a").allowed, true);
  for (let i = 0; i < 10; i++) assert.equal(limiter.take(`other ${i}`, "b").allowed, true);
  clock.at = WINDOW_MS;
  assert.equal(limiter.take("one more", "a").allowed, true);
});

Deno.test("at the cap newcomers share a slot by network", () => {
  const { limiter } = limiterOf(1, 80);
  takeMany(limiter, 80);
  const newcomers = (network: string) =>
    [1, 2].map((i) => limiter.take(`newcomer ${i}`, network).allowed);
  for (let i = 0; i < 10; i++) assert.deepEqual(newcomers(`network ${i}`), [true, false]);
  assert.deepEqual(newcomers("one too many"), [true, false]);
  assert.deepEqual(newcomers("another"), [false, false]);
  assert.equal(limiter.peek("newcomer 1", "network 3").allowed, false);
  assert.equal(limiter.size, 91);
});

Deno.test("a limit that makes no sense is refused at once", () => {
  for (const requests of [0, -1, 1.5, 65_536, NaN]) {
    assert.throws(() => createSlidingWindow({ requests, windowMs: WINDOW_MS }), RangeError);
  }
  for (const windowMs of [0, -1, NaN]) {
    assert.throws(() => createSlidingWindow({ requests: 1, windowMs }), RangeError);
  }
});

/** Waits that cluster at the interesting places: none, tiny, the edge of the window, beyond it. */
const schedules = fc.record({
  requests: fc.integer({ min: 1, max: 7 }),
  windowMs: fc.constantFrom(1_000, 1_500, 10_000),
}).chain(({ requests, windowMs }) => {
  const wait = fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 0, max: 4_000 }).map((quarters) => quarters / 4),
    fc.constantFrom(windowMs - 1, windowMs, windowMs + 1, windowMs * 3),
  );
  const steps = fc.array(fc.record({ key: fc.constantFrom("a", "b", "c"), wait }), {
    maxLength: 80,
  });
  return fc.record({ requests: fc.constant(requests), windowMs: fc.constant(windowMs), steps });
});

function limiterOf(requests: number, maxKeys?: number) {
  const clock = { at: 0 };
  const options = { requests, windowMs: WINDOW_MS, now: () => clock.at };
  return { clock, limiter: createSlidingWindow(maxKeys ? { ...options, maxKeys } : options) };
}

function takeMany(limiter: SlidingWindow, keys: number): void {
  for (let i = 0; i < keys; i++) limiter.take(`key ${i}`);
}
