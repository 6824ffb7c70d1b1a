import assert from "node:assert/strict";
import { openSite, simulateSeeds } from "./simulate.ts";

/** Schedules that every run of all tests makes. */
const SEEDS = 50;

Deno.test("schedules of three services keep every promise, and each kind of act succeeds in some", async () => {
  await using site = await openSite();
  const { failed, done, waits, crashes } = await simulateSeeds(site, { first: 1, count: SEEDS });
  assert.deepEqual(failed.map(({ plan, outcome }) => [plan.seed, outcome.failures]), []);
  assert.deepEqual(Object.entries(done).filter(([, times]) => times === 0), []);
  assert.ok(waits > 0 && crashes > 0);
});
