/** Postgres's code for a lock that was not to be had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Whether an error means that somebody else, a backup perhaps, holds a lock: a later try may succeed. Strong locks are
 * waited for briefly, since all votes queue behind whoever waits.
 */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;
}
