import assert from "node:assert/strict";
import { createGate } from "../../src/limits/gate.ts";

Deno.test("a gate of two lets two in at once", async () => {
  const gate = createGate(2);
  const inside: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string) =>
    gate(() => {
      inside.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const all = ["a", "b", "c", "d"].map(enter);
  await settle();
  assert.deepEqual(inside, ["a", "b"]);
  ends.get("b")?.();
  await settle();
  assert.deepEqual(inside, ["a", "b", "c"]);
  ends.get("a")?.();
  await settle();
  assert.deepEqual(inside, ["a", "b", "c", "d"]);
  for (const end of ends.values()) end();
  assert.deepEqual(await Promise.all(all), ["a", "b", "c", "d"]);
});

Deno.test("work that fails gives its place back", async () => {
  const gate = createGate(1);
  await assert.rejects(gate(() => Promise.reject(new Error("failed"))), /failed/);
  assert.equal(await gate(() => Promise.resolve("next")), "next");
});

/** Lets everything that can go on go on. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => resolve()));
}
