/**
 * Counts the keys that each network opened lately. The count starts again after each window: a network can open its share
 * twice within one, and nothing is kept of networks longer than that.
 */
export function createNewcomers(windowMs: number) {
  const counts = new Map<string, number>();
  let since = -Infinity;

  /** Keys that a network opened in the current stretch of a window's length. */
  function countOf(network: string, at: number): number {
    if (at - since >= windowMs) {
      counts.clear();
      since = at;
    }
    return counts.get(network) ?? 0;
  }

  return {
    countOf,
    /** Forgets what is of an earlier stretch, though nobody comes. */
    tick: (at: number) => void countOf("", at),
    /** Counts one more. */
    note(network: string, at: number): void {
      if (network !== "") counts.set(network, countOf(network, at) + 1);
    },
  };
}
