/** A query that runs periodically, and its last result. Readers never wait. */
interface PeriodicQuery<T> {
  /** Returns the last result and its age in milliseconds. Undefined before the first one. */
  last(): { found: T; agoMs: number } | undefined;
  /** Returns the milliseconds for which the current query has been running, or 0 if there is none. */
  waitedMs(): number;
}

/**
 * Creates periodic queries, and stops all of them together. `monotonic` returns milliseconds that never run backwards.
 */
export function createPeriodicQueries(monotonic: () => number = () => performance.now()) {
  const timers: ReturnType<typeof setInterval>[] = [];

  /**
   * Runs the query at once and then every `everyMs` milliseconds, but never while an earlier one is running. `failed`
   * is called with the error if it fails.
   */
  function repeat<T>(
    ask: () => Promise<T>,
    { everyMs, failed }: { everyMs: number; failed: (error: unknown) => void },
  ): PeriodicQuery<T> {
    let last: { found: T; at: number } | undefined;
    let askedAt: number | undefined;

    async function askOnce(): Promise<void> {
      if (askedAt !== undefined) return;
      askedAt = monotonic();
      try {
        last = { found: await ask(), at: monotonic() };
      } catch (error) {
        failed(error);
      } finally {
        askedAt = undefined;
      }
    }

    void askOnce();
    timers.push(setInterval(askOnce, everyMs));
    return {
      last: () => last && { found: last.found, agoMs: monotonic() - last.at },
      waitedMs: () => askedAt === undefined ? 0 : monotonic() - askedAt,
    };
  }

  return { repeat, stop: () => timers.forEach(clearInterval) };
}
