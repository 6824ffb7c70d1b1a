/**
 * How long a server that does not answer keeps its last count, in milliseconds: three polls. After that it shows as
 * offline with no players.
 */
export const COUNT_KEPT_MS = 900_000;

/** A server whose last answer is not after this instant is offline. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - COUNT_KEPT_MS);
}
