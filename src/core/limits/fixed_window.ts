/**
 * Counts the keys that each network opened recently, or its turns in a queue. The counts reset after each fixed window,
 * so a network can open twice its share within one window's length. No data about networks is kept for longer.
 */
export function createFixedWindow(windowMs: number) {
  const counts = new Map<string, number>();
  let since = -Infinity;

  /** Drops the counts of an earlier window. */
  function renew(at: number): void {
    if (at - since < windowMs) return;
    counts.clear();
    since = at;
  }

  /** Returns a network's count in the current window. */
  function countOf(network: string, at: number): number {
    renew(at);
    return counts.get(network) ?? 0;
  }

  return {
    countOf,
    /** Drops the counts of an earlier window even if no requests arrive. */
    tick: renew,
    /** Counts one more. */
    note(network: string, at: number): void {
      counts.set(network, countOf(network, at) + 1);
    },
  };
}
