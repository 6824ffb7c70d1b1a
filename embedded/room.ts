import { statfs } from "node:fs/promises";

/** Free bytes that Postgres needs to start, because it creates files of 16 MB (wal_segment_size). */
const NEEDED_BYTES = 17_000_000;

/** Messages of the system and Postgres about a full disk or quota. */
const FULL = /No space left on device|Disk quota exceeded/;

/**
 * Returns an Error with one sentence, and the original as its cause, if a start below `folder` failed for lack of space
 * on its device. Returns any other error unchanged.
 */
export async function explainNoRoom(error: unknown, folder: string): Promise<unknown> {
  const free = await statfs(folder).then(({ bavail, bsize }) => bavail * bsize, () => Infinity);
  const { message } = error instanceof Error ? error : new Error(String(error));
  // Postgres may not even have had space for a message in its log.
  const isFull = FULL.test(message) || (/^Postgres\b/.test(message) && free < NEEDED_BYTES);
  if (!isFull) return error;
  const left = free === Infinity ? "" : ` (${Math.floor(free / 1_000_000)} MB are free)`;
  return new Error(
    `There is no room left on the device of ${folder}${left}. Free some, then start again.`,
    { cause: error },
  );
}
