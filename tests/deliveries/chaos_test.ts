import assert from "node:assert/strict";
import { SHORT_PLAN } from "../chaos/plan.ts";
import { runChaos } from "../chaos/deaths/run.ts";

/** Any seed must do; a fixed one lets a failure come again. */
const SEED = 20261120;

Deno.test("no acknowledged vote or delivery is lost when processes are killed", async () => {
  const report = await runChaos({ ...SHORT_PLAN, seed: SEED });
  assert.deepEqual(report.violations, [], JSON.stringify(report, null, 2));
});
