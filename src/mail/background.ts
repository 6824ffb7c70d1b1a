import { inTime } from "../destinations/resolver.ts";
import { describeError, log } from "../log.ts";

/** Milliseconds that shutdown waits for mail: all of shutdown has 12 s. */
const STOP_WITHIN_MS = 5_000;

/**
 * Runs work after the answer, so that the time an answer takes doesn't reveal whether there was any: a reset link is
 * written for an existing account, and nothing for an unknown one.
 */
export function createBackground() {
  const underWay = new Set<Promise<void>>();

  async function runSafely(what: string, work: () => Promise<void>): Promise<void> {
    await new Promise((resume) => setImmediate(resume));
    try {
      await work();
    } catch (error) {
      log("error", "background_failed", { what, ...describeError(error) });
    }
  }

  /** Resolves when nothing is left to do. */
  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    /** Starts work after the current answer; failures are logged as `background_failed`. */
    run(what: string, work: () => Promise<void>): void {
      const running = runSafely(what, work);
      underWay.add(running);
      void running.finally(() => underWay.delete(running));
    },
    settled,
    /** The same as `settled` for shutdown: work that takes more than 5 s is abandoned. */
    async stop(): Promise<void> {
      await inTime(settled(), STOP_WITHIN_MS, undefined);
    },
  };
}
