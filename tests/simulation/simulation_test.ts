import assert from "node:assert/strict";
import { logFrom } from "../../src/core/observing/log.ts";
import { keepFailure } from "./keep_failure.ts";
import { openSite, simulateSeeds } from "./simulate.ts";

/** Number of schedules in a run of all tests. */
const SEEDS = 50;

Deno.test("schedules of three services keep every promise, and each kind of act succeeds in some", async () => {
  using stack = new DisposableStack();
  // Other tests of this process read the log.
  logFrom("error");
  stack.defer(() => logFrom("info"));
  await using site = await openSite();
  const { failed, done, waits, crashes } = await simulateSeeds(site, { first: 1, count: SEEDS });
  const kept = failed.map((failure) => keepFailure(failure, `seed_${failure.plan.seed}`));
  assert.deepEqual(await Promise.all(kept), []);
  assert.deepEqual(Object.entries(done).filter(([, times]) => times === 0), []);
  assert.ok(waits > 0 && crashes > 0);
});
