import assert from "node:assert/strict";
import { createRecorder } from "../../src/core/work/recorder.ts";

/** A recorder whose batches are on record when the test says so. */
function openRecorder(own: Partial<Parameters<typeof createRecorder<number>>[0]> = {}) {
  const batches: { batch: number[]; again: boolean; take: (fault?: Error) => void }[] = [];
  const recorded: number[] = [];
  const faults: unknown[] = [];
  const recorder = createRecorder<number>({
    record: (batch, again) =>
      new Promise((done, fail) =>
        batches.push({ batch, again, take: (fault) => fault ? fail(fault) : done() })
      ),
    recorded: (batch) => recorded.push(...batch),
    settled: () => {},
    notRecorded: (fault) => faults.push(fault),
    batches: { gatherMs: 60_000, enough: 3, most: 4, writers: 1 },
    monotonic: () => 0,
    ...own,
  });
  return { recorder, batches, recorded, faults };
}

Deno.test("results travel together once there are enough of them", () => {
  const { recorder, batches } = openRecorder();
  recorder.add(1);
  recorder.add(2);
  assert.equal(batches.length, 0);
  recorder.add(3);
  assert.deepEqual(batches.map(({ batch }) => batch), [[1, 2, 3]]);
});

Deno.test("a batch is bounded, and others wait for their writer", async () => {
  const { recorder, batches, recorded } = openRecorder();
  for (const result of [1, 2, 3, 4, 5, 6, 7, 8]) recorder.add(result);
  assert.deepEqual(batches.map(({ batch }) => batch), [[1, 2, 3]]);
  batches[0]?.take();
  await new Promise((done) => setTimeout(done, 0));
  assert.deepEqual(batches[1]?.batch, [4, 5, 6, 7]);
  assert.deepEqual([recorded, recorder.unrecorded], [[1, 2, 3], 5]);
});

Deno.test("a batch that failed is recorded again, and said to be", async () => {
  const fault = new Error("the connection was lost");
  const { recorder, batches, recorded, faults } = openRecorder({ retryMs: 0 });
  recorder.add(1);
  recorder.flush();
  batches[0]?.take(fault);
  while (batches.length < 2) await new Promise((done) => setTimeout(done, 0));
  assert.deepEqual(batches.map(({ batch, again }) => [batch, again]), [[[1], false], [[1], true]]);
  assert.deepEqual([faults, recorder.unrecorded], [[fault], 1]);
  batches[1]?.take();
  await new Promise((done) => setTimeout(done, 0));
  assert.deepEqual([recorded, recorder.unrecorded], [[1], 0]);
});

Deno.test("the oldest unrecorded result says how long recording waits", async () => {
  let at = 0;
  const { recorder, batches } = openRecorder({ monotonic: () => at });
  assert.equal(recorder.waitedMs(), 0);
  recorder.add(1);
  recorder.flush();
  at = 5;
  recorder.add(2);
  at = 7;
  assert.equal(recorder.waitedMs(), 7);
  batches[0]?.take();
  await new Promise((done) => setTimeout(done, 0));
  assert.equal(recorder.waitedMs(), 2);
  recorder.flush();
  batches[1]?.take();
});
