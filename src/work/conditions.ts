/** Makes conditions that nobody waits for yet. */
export function createConditions() {
  const awaited = new Map<() => void, () => boolean>(); // by what to call once it is met

  /** Resolves at the first `check` that finds the condition met, or after so many milliseconds. */
  async function until(isMet: () => boolean, withinMs?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
    awaited.set(resolve, isMet);
    check();
    await promise;
    clearTimeout(timer);
    awaited.delete(resolve);
  }

  /** Says that something changed. */
  function check(): void {
    for (const [resolve, isMet] of awaited) if (isMet()) resolve();
  }

  return {
    until,
    check,
    /** Whether anybody waits. */
    get areAwaited() {
      return awaited.size > 0;
    },
  };
}
