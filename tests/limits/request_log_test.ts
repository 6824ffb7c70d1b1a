import assert from "node:assert/strict";
import { createRequestLog, type RequestLog } from "../../src/limits/request_log.ts";

Deno.test("memory is given back once its keys are idle", () => {
  const log = createRequestLog(120);
  openMany(log, 5_000, () => 0);
  assert.ok(log.bytes > 5_000 * 120 * 8);
  log.sweep(10_000, 0);
  assert.equal(log.bytes, 0);
});

Deno.test("new keys use the room that idle ones left", () => {
  const log = createRequestLog(10);
  openMany(log, 3_000, (i) => i % 100 === 0 ? 9 : 0);
  const full = log.bytes;
  log.sweep(10_000, 0);
  assert.equal(log.size, 30);
  openMany(log, 2_970, () => 9);
  assert.equal(log.bytes, full);
});

Deno.test("memory above the last active keys is given back", () => {
  const log = createRequestLog(10);
  openMany(log, 10_000, (i) => i < 10 ? 9 : 0);
  const full = log.bytes;
  log.sweep(20_000, 0);
  assert.equal(log.size, 10);
  assert.ok(log.bytes * 9 < full);
});

function openMany(log: RequestLog, keys: number, acceptedAt: (i: number) => number): void {
  for (let i = 0; i < keys; i++) log.accept(log.open(crypto.randomUUID()), acceptedAt(i));
}
