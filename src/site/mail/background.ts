import { describeBug, log } from "../../core/observing/log.ts";
import { inTime } from "../../core/time/in_time.ts";

/** Milliseconds of the 12 s of a shutdown that are reserved for mail. */
const STOP_WITHIN_MS = 5_000;

/** Work that runs after the response. */
export type Background = ReturnType<typeof createBackground>;

/**
 * Creates the runner for work after the response. The response time then doesn't reveal whether there was work, such as
 * a reset link, which is sent for an existing account only.
 */
export function createBackground() {
  const underWay = new Set<Promise<void>>();

  async function runSafely(what: string, work: () => Promise<void>): Promise<void> {
    await new Promise((resume) => setImmediate(resume));
    try {
      await work();
    } catch (error) {
      log("error", "background_failed", { what, ...describeBug(error) });
    }
  }

  /** Resolves when no work is left. */
  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    /** Starts work after the current response. Failures are logged as `background_failed`. */
    run(what: string, work: () => Promise<void>): void {
      const running = runSafely(what, work);
      underWay.add(running);
      void running.finally(() => underWay.delete(running));
    },
    settled,
    /** Waits for the work at shutdown, like `settled`, but abandons work that takes more than 5 s. */
    async stop(): Promise<void> {
      await inTime(settled(), STOP_WITHIN_MS, undefined);
    },
  };
}
