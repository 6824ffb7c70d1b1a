/**
 * Milliseconds that a server that stops answering keeps its last count: three polls. After that it shows as offline
 * with no players.
 */
export const COUNT_KEPT_MS = 900_000;

/** Returns the moment after which a server must have answered to be online. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - COUNT_KEPT_MS);
}
