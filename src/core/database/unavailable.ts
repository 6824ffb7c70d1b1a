import { DatabaseTimeout } from "./batch.ts";

/** Error codes of the driver and the system for a connection that can't be opened or was lost. */
const CONNECTION_CODES = new Set(
  `CONNECTION_CLOSED CONNECTION_DESTROYED CONNECTION_ENDED CONNECT_TIMEOUT SERVER_SILENT SERVER_READ_ONLY
  ECONNREFUSED ECONNRESET EPIPE EADDRNOTAVAIL EAGAIN EHOSTDOWN EMFILE ENETDOWN ENFILE ENOENT ENOTFOUND
  EHOSTUNREACH ENETUNREACH EAI_AGAIN ETIMEDOUT`.split(/\s+/),
);

/**
 * SQLSTATE classes of a server that is out of resources (53), stopping or starting (57P0x), unreachable (08) or
 * read-only (25006), and of statements, locks and transactions that took too long (57014, 55P03, 25P03).
 */
const SQLSTATE = /^(53...|57P0.|57014|55P03|25P03|08...|25006)$/;

/** Returns whether an error means that the database is down, full or too slow, so that a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseTimeout) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return false;
  }
  return CONNECTION_CODES.has(error.code) || SQLSTATE.test(error.code);
}

/** Returns whether an error means that the database is read-only, as a standby is. Nothing was changed in that case. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "25006";
}

/** Returns whether the database can be read but not written to: it is read-only, or its disk is full. */
export function takesNoChanges(error: unknown): boolean {
  return isReadOnly(error) || error instanceof Error && "code" in error && error.code === "53100";
}

/** Returns whether Postgres itself reported that a statement failed, in which case it had no effect. */
export function isRolledBack(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "severity") === "ERROR";
}

/** Postgres's code for a lock that was not available within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Returns whether another session, such as a backup, holds a lock, so that a later attempt may succeed. Sessions wait
 * only briefly for strong locks, because all votes queue behind them.
 */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;
}
