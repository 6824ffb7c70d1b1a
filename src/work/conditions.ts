/** Conditions that somebody waits for. */
export interface Conditions {
  /** Resolves at the first `check` that finds the condition met, or after so many milliseconds. */
  until(isMet: () => boolean, withinMs?: number): Promise<void>;
  /** Says that something changed. */
  check(): void;
  /** Whether anybody waits. */
  readonly areAwaited: boolean;
}

/** Makes conditions that nobody waits for yet. */
export function createConditions(): Conditions {
  const awaited = new Map<() => void, () => boolean>(); // by what to call once it is met

  async function until(isMet: () => boolean, withinMs?: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs);
    awaited.set(resolve, isMet);
    check();
    await promise;
    clearTimeout(timer);
    awaited.delete(resolve);
  }

  function check(): void {
    for (const [resolve, isMet] of awaited) if (isMet()) resolve();
  }

  return {
    until,
    check,
    get areAwaited() {
      return awaited.size > 0;
    },
  };
}
