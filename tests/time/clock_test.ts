import assert from "node:assert/strict";
import { keepClock } from "../../src/service/keep_clock.ts";
import { readClock } from "../../src/service/database/check_postgres.ts";
import { freshDatabase } from "../support/database/database.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { parseLog } from "../support/processes/service.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

const YEAR_MS = 365 * 24 * HOUR_MS;

/** A kept clock over three times that the test sets, all in milliseconds. */
function openClock() {
  const noon = Date.parse("2026-03-10T12:00:00.000Z");
  const times = { wall: noon, database: noon, monotonic: 5_000 };
  const asked = { times: 0, answer: () => {} };
  const now = () => new Date(times.wall);
  const clock = keepClock({
    now,
    monotonic: () => times.monotonic,
    async read() {
      asked.times++;
      const at = new Date(times.database);
      await Promise.resolve(asked.answer());
      return at;
    },
  });
  function pass(ms: number, ...names: (keyof typeof times)[]): void {
    for (const name of names) times[name] += ms;
  }
  return { clock, times, asked, now, pass, isRight: () => clock.isRight(now()) };
}

Deno.test("a clock is right within 30 s of the database's, either way", async () => {
  for (const [skewMs, right] of [[30_000, true], [30_001, false]] as const) {
    for (const sign of [1, -1]) {
      const { pass, isRight } = openClock();
      pass(sign * skewMs, "wall");
      assert.equal(await isRight(), right, `${sign * skewMs} ms`);
    }
  }
});

Deno.test("before the first reading a clock does not look right", () => {
  const { clock, now } = openClock();
  assert.ok(!clock.looksRight(now()));
});

Deno.test("a clock's jump and its end are noticed without a question", async () => {
  const { clock, asked, now, pass, isRight } = openClock();
  assert.ok(await isRight());
  for (const jump of [31_000, -31_000, YEAR_MS, -YEAR_MS]) {
    pass(4_000, "wall", "database", "monotonic");
    pass(jump, "wall");
    assert.ok(!clock.looksRight(now()), `${jump} ms`);
    pass(-jump, "wall");
    assert.ok(clock.looksRight(now()));
  }
  assert.equal(asked.times, 1);
});

Deno.test("an instant is judged, not the moment of the question", async () => {
  const { clock, now, pass, isRight } = openClock();
  assert.ok(await isRight());
  pass(YEAR_MS, "wall");
  const wrong = now();
  pass(-YEAR_MS, "wall");
  assert.ok(!await clock.isRight(wrong));
});

Deno.test("what must be recorded in the meantime gets the database's time", async () => {
  const { clock, times, now, pass, isRight } = openClock();
  assert.deepEqual(clock.corrected(now()), now());
  assert.ok(await isRight());
  pass(12_345, "wall", "database", "monotonic");
  assert.deepEqual(clock.corrected(now()), now());
  pass(YEAR_MS, "wall");
  assert.deepEqual(clock.corrected(now()), new Date(times.database));
});

Deno.test("a machine that slept is believed after one question", async () => {
  const { clock, asked, now, pass, isRight } = openClock();
  const text = await logWhile(async () => {
    assert.ok(await isRight());
    pass(HOUR_MS, "wall", "database"); // the monotonic clock stops during that time
    assert.ok(!clock.looksRight(now()));
    assert.ok(await isRight());
  });
  assert.deepEqual([asked.times, text], [2, ""]);
});

Deno.test("an answer that takes a minute is no skew", async () => {
  const { asked, pass, isRight } = openClock();
  asked.answer = () => pass(60_000, "wall", "database", "monotonic");
  assert.ok(await isRight());
});

Deno.test("a wrong clock logs one error, and one line once right", async () => {
  const { pass, isRight } = openClock();
  const text = await logWhile(async () => {
    pass(YEAR_MS, "wall");
    for (let time = 0; time < 50; time++) assert.ok(!await isRight());
    pass(-YEAR_MS, "wall");
    for (let time = 0; time < 50; time++) await isRight();
    pass(-60_000, "wall");
    assert.ok(!await isRight());
  });
  const lines = parseLog(text).map(({ level, event, skew_ms }) => [level, event, skew_ms]);
  assert.deepEqual(lines, [
    ["error", "clock_off", YEAR_MS],
    ["info", "clock_right", 0],
    ["error", "clock_off", -60_000],
  ]);
});

Deno.test("while the database is away a right clock stays believed", async () => {
  const { clock, asked, now, pass, isRight } = openClock();
  asked.answer = () => {
    throw new Error("the database is away");
  };
  await assert.rejects(isRight());
  asked.answer = () => {};
  assert.ok(await isRight());
  asked.answer = () => {
    throw new Error("the database is away");
  };
  pass(HOUR_MS, "wall", "database", "monotonic");
  assert.ok(await isRight() && clock.looksRight(now()));
});

Deno.test("Postgres tells the time as this host does", async () => {
  await using database = await freshDatabase();
  const now = () => new Date();
  const clock = keepClock({ read: () => readClock(database.sql), now });
  assert.ok(await clock.isRight(now()));
  assert.ok(!await clock.isRight(new Date(Date.now() + 3_600_000)));
});
