import { statfs } from "node:fs/promises";

/** Bytes below which Postgres cannot be expected to start: it makes files of 16 MB (wal_segment_size). */
const NEEDED_BYTES = 17_000_000;

/** Messages of the system and Postgres about a full disk or quota. */
const FULL = /No space left on device|Disk quota exceeded/;

/**
 * An Error of one sentence in place of one that a start below `folder` failed with for want of room on its device,
 * with that one as its cause; any other as it came.
 */
export async function explainNoRoom(error: unknown, folder: string): Promise<unknown> {
  const free = await statfs(folder).then(({ bavail, bsize }) => bavail * bsize, () => Infinity);
  const { message } = error instanceof Error ? error : new Error(String(error));
  // Postgres may have had no room even for saying so in its log.
  const isFull = FULL.test(message) || (/^Postgres\b/.test(message) && free < NEEDED_BYTES);
  if (!isFull) return error;
  const left = free === Infinity ? "" : ` (${Math.floor(free / 1_000_000)} MB are free)`;
  return new Error(
    `There is no room left on the device of ${folder}${left}. Free some, then start again.`,
    { cause: error },
  );
}
