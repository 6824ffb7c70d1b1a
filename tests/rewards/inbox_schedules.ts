import fc from "fast-check";
import type { Sql } from "../../src/core/database/connect.ts";
import { InboxModel } from "./inbox_model.ts";
import { REAL, type Verbs } from "./inbox_verbs.ts";
import { SCHEDULE } from "./inbox_steps.ts";

/** Runs schedules on a database of their own, one after another, until one breaks a promise: `error` says which. */
export async function runSchedules(
  sql: Sql,
  { runs, seed, verbs = REAL }: { runs: number; seed: number; verbs?: Verbs },
): Promise<{ error: unknown; how: string }> {
  const property = fc.asyncProperty(SCHEDULE, async (steps) => {
    const model = new InboxModel(sql, verbs);
    await model.open();
    for (const step of steps) await model.take(step);
    await model.close();
  });
  const { counterexample, errorInstance: error } = await fc.check(property, {
    numRuns: runs,
    seed,
    // The steps of a short schedule say enough, and a shorter one costs hundreds of runs.
    endOnFailure: true,
  });
  return { error, how: `seed ${seed}, ${JSON.stringify(counterexample)}: ${error}` };
}
