import assert from "node:assert/strict";
import { type AcceptedTimes, createAcceptedTimes } from "../../src/limits/accepted_times.ts";

Deno.test("memory is given back once its keys are idle", () => {
  const times = createAcceptedTimes(120);
  openMany(times, 5_000, () => 0);
  assert.ok(times.bytes > 5_000 * 120 * 8);
  times.sweep(10_000, 0);
  assert.equal(times.bytes, 0);
});

Deno.test("new keys use the room that idle ones left", () => {
  const times = createAcceptedTimes(10);
  openMany(times, 3_000, (i) => i % 100 === 0 ? 9 : 0);
  const full = times.bytes;
  times.sweep(10_000, 0);
  assert.equal(times.size, 30);
  openMany(times, 2_970, () => 9);
  assert.equal(times.bytes, full);
});

Deno.test("memory above the last active keys is given back", () => {
  const times = createAcceptedTimes(10);
  openMany(times, 10_000, (i) => i < 10 ? 9 : 0);
  const full = times.bytes;
  times.sweep(20_000, 0);
  assert.equal(times.size, 10);
  assert.ok(times.bytes * 9 < full);
});

function openMany(times: AcceptedTimes, keys: number, acceptedAt: (i: number) => number): void {
  for (let i = 0; i < keys; i++) times.accept(times.open(crypto.randomUUID()), acceptedAt(i));
}
