import { setTimeout as pause } from "node:timers/promises";
import { isLockTimeout } from "../../src/core/database/unavailable.ts";

/** Milliseconds between two tries; the timetable waits for a minute. */
const AGAIN_MS = 200;

/**
 * Runs a job as the timetable does: again later if it met a lock, because it waits 50 ms for one at most. In a test it
 * is an autovacuum's.
 */
export async function untilUnlocked(job: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await job();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await pause(AGAIN_MS);
    }
  }
}
