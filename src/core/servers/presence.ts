/**
 * Milliseconds, three polls, for which a silent server keeps its last count. After that it is offline, without players.
 */
export const COUNT_KEPT_MS = 900_000;

/** Returns the time since which a server must have responded to be online. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - COUNT_KEPT_MS);
}
