import type { Query } from "./connect.ts";

/**
 * Runs statements of a transaction without nested loops, for joins of two large sets of rows. If a table was analyzed
 * while it was smaller, the planner expects a few rows on both sides and compares each with each; with hash joins it
 * reads each side once. Replaying 10,000 deliveries timed out after 10 s, and takes 0.9 s this way.
 */
export async function withoutNestedLoops<Result>(
  tx: Query,
  run: () => Promise<Result>,
): Promise<Result> {
  await tx`set local enable_nestloop = off`;
  const result = await run();
  await tx`set local enable_nestloop = on`;
  return result;
}
