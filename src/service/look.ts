/** A question that is asked again and again, and what it last found: a reader waits for nothing. */
export interface Look<T> {
  /** What was found last, and how many milliseconds ago; undefined before the first answer. */
  last(): { found: T; agoMs: number } | undefined;
  /** Milliseconds that the question under way has waited for its answer; 0: there is none. */
  waitedMs(): number;
}

/** Makes such questions, and ends all of them at once; `monotonic` is milliseconds that never run backwards. */
export function createLooks(monotonic: () => number = () => performance.now()) {
  const timers: ReturnType<typeof setInterval>[] = [];

  /** Asks at once and every so many milliseconds, but never while an earlier question waits. `failed` is told why one has no answer. */
  function look<T>(
    ask: () => Promise<T>,
    { everyMs, failed }: { everyMs: number; failed: (error: unknown) => void },
  ): Look<T> {
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

  return { look, stop: () => timers.forEach(clearInterval) };
}
