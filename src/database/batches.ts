/** Rows that a job deletes at a time, so that nobody waits long for their locks. */
const BATCH_ROWS = 1_000;

/** Repeats a statement that changes at most so many rows until it finds fewer. */
export async function inBatches(
  change: (rows: number) => PromiseLike<{ count: number }>,
): Promise<void> {
  let changed: number;
  do ({ count: changed } = await change(BATCH_ROWS)); while (changed === BATCH_ROWS);
}
