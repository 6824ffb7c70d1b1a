import { DatabaseTimeout } from "./batch.ts";

/** Codes of the driver and the system for a connection that can't be made, or was lost. */
const CONNECTION_CODES = new Set(
  `CONNECTION_CLOSED CONNECTION_DESTROYED CONNECTION_ENDED CONNECT_TIMEOUT SERVER_SILENT SERVER_READ_ONLY
  ECONNREFUSED ECONNRESET EPIPE EADDRNOTAVAIL EAGAIN EHOSTDOWN EMFILE ENETDOWN ENFILE ENOENT ENOTFOUND
  EHOSTUNREACH ENETUNREACH EAI_AGAIN ETIMEDOUT`.split(/\s+/),
);

/**
 * SQLSTATE classes of a server that is out of resources (53), stopping or starting (57P0x), unreachable (08) or read
 * only (25006), and of statements, locks and transactions that took too long (57014, 55P03, 25P03).
 */
const SQLSTATE = /^(53...|57P0.|57014|55P03|25P03|08...|25006)$/;

/** Whether an error means that the database is away, full or too slow, and a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseTimeout) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return false;
  }
  return CONNECTION_CODES.has(error.code) || SQLSTATE.test(error.code);
}

/** Whether an error means that the database is read-only, as a standby is: nothing was changed, then. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "25006";
}

/** Whether an error means that the database can be read and takes no changes: it is read-only, or its disk is full. */
export function takesNoChanges(error: unknown): boolean {
  return isReadOnly(error) || error instanceof Error && "code" in error && error.code === "53100";
}

/** Whether an error is Postgres's own word that a statement failed: then nothing of it remains. */
export function isRolledBack(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "severity") === "ERROR";
}

/** Postgres's code for a lock that was not to be had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Whether an error means that somebody else, a backup perhaps, holds a lock: a later try may succeed. Strong locks are
 * waited for briefly, since all votes queue behind whoever waits.
 */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;
}
