import assert from "node:assert/strict";
import { parseRetryAfter } from "../../src/core/sending/retry_after.ts";
import { deliveryLimits } from "../../generated/limits.ts";
import {
  nextAttemptDelayMs,
  RETRY_AFTER_MAX_MS,
  RETRY_SCHEDULE,
} from "../../src/core/deliveries/retry_schedule.ts";

const HOUR = 3_600_000;
const NOW = new Date("2026-11-20T17:38:00Z");

Deno.test("a delivery has 12 attempts by the schedule that the contract states", () => {
  const seconds = [0, 5, 30, 120, 600, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  assert.deepEqual(RETRY_SCHEDULE, seconds.map((wait) => wait * 1000));
  assert.deepEqual(seconds, deliveryLimits.retryDelaysSeconds);
  assert.equal(RETRY_AFTER_MAX_MS / 1000, deliveryLimits.longestRetryAfterSeconds);
});

Deno.test("the twelfth failure abandons the delivery", () => {
  for (let attemptsMade = 1; attemptsMade < 12; attemptsMade += 1) {
    const delay = nextAttemptDelayMs({ attemptsMade, retryAfterMs: null, random: () => 0 });
    assert.equal(delay, RETRY_SCHEDULE[attemptsMade]);
  }
  assert.equal(nextAttemptDelayMs({ attemptsMade: 12, retryAfterMs: null, random: () => 0 }), null);
});

Deno.test("a Retry-After does not revive a delivery without attempts left", () => {
  const delay = nextAttemptDelayMs({ attemptsMade: 12, retryAfterMs: 1000, random: () => 0 });
  assert.equal(delay, null);
});

Deno.test("jitter adds up to 20 % and never subtracts", () => {
  const delays = [0, 0.5, 0.999_999].map((chance) =>
    nextAttemptDelayMs({ attemptsMade: 1, retryAfterMs: null, random: () => chance })
  );
  assert.deepEqual(delays, [5000, 5500, 6000]);
});

Deno.test("Retry-After postpones, up to 6 hours, and never hastens", () => {
  const delayFor = (retryAfterMs: number) =>
    nextAttemptDelayMs({ attemptsMade: 2, retryAfterMs, random: () => 0 });
  assert.equal(delayFor(90_000), 90_000);
  assert.equal(delayFor(1_000), 30_000);
  assert.equal(delayFor(7 * HOUR), 6 * HOUR);
  const last = { attemptsMade: 11, retryAfterMs: 7 * HOUR, random: () => 0 };
  assert.equal(nextAttemptDelayMs(last), 24 * HOUR);
});

Deno.test("tests may bring a shorter schedule", () => {
  const situation = { retryAfterMs: null, schedule: [0, 7], random: () => 0 };
  assert.equal(nextAttemptDelayMs({ ...situation, attemptsMade: 1 }), 7);
  assert.equal(nextAttemptDelayMs({ ...situation, attemptsMade: 2 }), null);
});

Deno.test("Retry-After is read as whole seconds or as an HTTP date", () => {
  assert.equal(parseRetryAfter("120", NOW), 120_000);
  assert.equal(parseRetryAfter(" 0 ", NOW), 0);
  assert.equal(parseRetryAfter("Fri, 20 Nov 2026 17:40:00 GMT", NOW), 120_000);
  assert.equal(parseRetryAfter("Fri, 20 Nov 2020 17:40:00 GMT", NOW), 0);
});

Deno.test("a Retry-After is read in each form of RFC 9110, and the first of a list counts", () => {
  const inTenMinutes = new Date(NOW.getTime() + 600_000 - NOW.getUTCMilliseconds());
  const [weekday = "", day, month, year, time] = inTenMinutes.toUTCString().split(/,? /);
  const long = inTenMinutes.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
  const expected = inTenMinutes.getTime() - NOW.getTime();
  for (
    const date of [
      inTenMinutes.toUTCString(),
      `${long}, ${day}-${month}-${year?.slice(2)} ${time} GMT`,
      `${weekday} ${month} ${day?.replace(/^0/, " ")} ${time} ${year}`,
    ]
  ) {
    assert.equal(parseRetryAfter(date, NOW), expected, date);
    assert.equal(parseRetryAfter(`${date}, 7`, NOW), expected, date);
  }
  assert.equal(parseRetryAfter("Sunday, 06-Nov-94 08:49:37 GMT", NOW), 0);
  assert.equal(parseRetryAfter("Sun Nov  6 08:49:37 1994", NOW), 0);
  for (const seconds of ["7", "7.9", "7, 600", " 7 "]) {
    assert.equal(parseRetryAfter(seconds, NOW), 7_000, seconds);
  }
});

Deno.test("a Retry-After that makes no sense counts as absent", () => {
  const nonsense = [
    "",
    "-1",
    "soon",
    "1e9",
    "99999999999",
    "Fri, 99 Nov 2026 17:40:00 GMT",
  ];
  for (const header of [null, ...nonsense]) {
    assert.equal(parseRetryAfter(header, NOW), null, String(header));
  }
});
