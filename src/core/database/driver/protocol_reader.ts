import { Buffer } from "node:buffer";
import {
  createMessageReader,
  errorMessage,
  MESSAGES,
  queryMessage,
  startupMessage,
} from "./message_reader.ts";

/** Transaction status in ReadyForQuery for a session outside a transaction. */
const IDLE = "I".charCodeAt(0);

/** The last byte of a row whose last column is true. */
const TRUE = "t".charCodeAt(0);

const NOTHING = new Uint8Array();

/**
 * A CommandComplete with the tag "X". When a statement fails after its first row, the driver counts its rows into the
 * next result, which then begins with holes, unless it gets a CommandComplete (postgres.js issue 1119).
 */
const OVER = Uint8Array.of(MESSAGES.commandComplete, 0, 0, 0, 6, "X".charCodeAt(0), 0);

/**
 * ReadyForQuery after a failure. The driver keeps the error that ended a session until it gets one, and would give it
 * to the first statement of the next session (postgres.js issue 1223).
 */
const FAILED = Uint8Array.of(MESSAGES.readyForQuery, 0, 0, 0, 5, "E".charCodeAt(0));

/**
 * An ErrorResponse followed by FAILED, for a session that ended between two statements. The driver has forgotten that
 * error, and would take ReadyForQuery alone for the success of a statement that it sent since, even of a commit.
 */
const ENDED = Uint8Array.from([
  ...errorMessage({ S: "FATAL", V: "FATAL", C: "57P01", M: "the session had ended before" }),
  ...FAILED,
]);

/**
 * Follows both directions of a connection from its first byte, as far as needed to know which side has to send next.
 * Runs `settings` in a new session before the driver learns that it is ready, because a pooler would reject most of
 * them in the start-up message. Its last statement may check whether this server must not be used. The driver's own
 * check takes a standby for a primary (postgres.js issue 815).
 */
export function createProtocolReader(settings: string, sendToServer: (bytes: Uint8Array) => void) {
  const start = createSessionStart(settings, sendToServer);
  const failures = createFailureTracker();
  const statements = createStatementTracker();

  const readFromDriver = createMessageReader(statements.sent);
  const readFromServer = createMessageReader((type, lastByte, end) => {
    if (start.isDone()) failures.received(type, end, statements.isAwaitingResponse());
    else start.received(type, lastByte);
    statements.received(type, lastByte);
  });

  /** Takes what the driver wrote and returns what to send to the server. */
  function fromDriver(bytes: Uint8Array): Uint8Array {
    if (start.isDone()) readFromDriver(bytes);
    return start.fromDriver(bytes);
  }

  /** Takes what the server sent and returns what to pass to the driver. */
  function fromServer(bytes: Uint8Array): Uint8Array {
    const wasDone = start.isDone();
    readFromServer(bytes);
    return wasDone ? failures.completed(bytes) : start.fromServer(bytes);
  }

  return {
    fromDriver,
    fromServer,
    /** Returns the bytes that the driver must still get if the connection closes now. */
    lastBytes: failures.lastBytes,
    /** Whether no session was established, because the server refused us or must not be used. */
    refusal: start.refusal,
    /** Whether the server owes a response. The driver has its own deadline for starting a session. */
    isAwaitingResponse: () => start.isDone() && statements.isAwaitingResponse(),
    /** Whether rows of a COPY are still to come. */
    isCopyingOut: statements.isCopyingOut,
    /** Whether a session is established with no statement running and no open transaction. */
    isIdle: () => start.isDone() && statements.isIdle(),
  };
}

/** Starts a session: passes on the driver's start-up, and applies the settings before it learns that it is ready. */
function createSessionStart(settings: string, sendToServer: (bytes: Uint8Array) => void) {
  let phase: "new" | "starting" | "applying settings" | "ready" = "new";
  let refusal: "by the server" | "of the server" | undefined;
  let becameReady = false;
  let heldBack = NOTHING;

  function received(type: number, lastByte: number): void {
    const { errorResponse, dataRow, readyForQuery } = MESSAGES;
    if (type === errorResponse && phase === "starting") refusal = "by the server";
    if (type === dataRow && phase === "applying settings" && lastByte === TRUE) {
      refusal = "of the server";
    }
    if (type === readyForQuery) becameReady = true;
  }

  function fromDriver(bytes: Uint8Array): Uint8Array {
    if (phase !== "new") return bytes;
    phase = "starting";
    // The driver prepends what it had not written when the last connection broke (postgres.js issue 1208).
    return startupMessage(bytes);
  }

  /** Takes a chunk whose messages were `received`. */
  function fromServer(bytes: Uint8Array): Uint8Array {
    if (!becameReady) return phase === "applying settings" ? NOTHING : bytes;
    becameReady = false;
    if (phase === "applying settings") {
      phase = "ready";
      return heldBack;
    }
    // Without its last byte, the driver doesn't see ReadyForQuery yet.
    phase = "applying settings";
    heldBack = Uint8Array.from(bytes.subarray(-1));
    sendToServer(queryMessage(settings));
    return bytes.subarray(0, -1);
  }

  return {
    received,
    fromDriver,
    fromServer,
    refusal: () => refusal,
    isDone: () => phase === "ready",
  };
}

/** Completes statements that fail after their first row, and tracks whether the end of a failure is still to come. */
function createFailureTracker() {
  let hasOpenRows = false;
  let lastBytes = NOTHING;
  /** Positions in the present chunk at which statements failed after they had sent rows. */
  const failedAt: number[] = [];

  return {
    lastBytes: () => lastBytes,
    /**
     * Takes a message of the server that ends at byte `end` of its chunk. `isAwaited`: whether a statement awaited it.
     */
    received(type: number, end: number, isAwaited: boolean): void {
      const { errorResponse, dataRow, commandComplete, readyForQuery } = MESSAGES;
      if (type === errorResponse && hasOpenRows) failedAt.push(end);
      if (type === dataRow) hasOpenRows = true;
      else if (type === errorResponse || type === commandComplete) hasOpenRows = false;
      if (type === errorResponse) lastBytes = isAwaited ? FAILED : ENDED;
      else if (type === readyForQuery) lastBytes = NOTHING;
    },
    /** Returns a chunk with a CommandComplete after each of those failures. */
    completed(bytes: Uint8Array): Uint8Array {
      if (failedAt.length === 0) return bytes;
      const ends = [0, ...failedAt.splice(0)];
      const parts = ends.map((end, nth) => bytes.subarray(end, ends[nth + 1]));
      return Buffer.concat(parts.flatMap((part, nth) => nth === 0 ? [part] : [OVER, part]));
    },
  };
}

/** Counts the statements that were sent and whose response isn't complete. */
function createStatementTracker() {
  let unanswered = 0;
  let isPartlySent = false;
  let transactionStatus = 0;
  let isCopyingOut = false;

  return {
    /** Takes the type of a message that the driver sent. */
    sent(type: number): void {
      isPartlySent = type !== MESSAGES.sync && type !== MESSAGES.query;
      if (!isPartlySent) unanswered++;
    },
    /** Takes the type and the last byte of a message that the server sent. */
    received(type: number, lastByte: number): void {
      isCopyingOut = type === MESSAGES.copyOutResponse ||
        isCopyingOut && type === MESSAGES.copyData;
      if (type !== MESSAGES.readyForQuery) return;
      transactionStatus = lastByte;
      unanswered = Math.max(0, unanswered - 1);
    },
    isAwaitingResponse: () => unanswered > 0 || isPartlySent,
    isCopyingOut: () => isCopyingOut,
    isIdle: () => unanswered === 0 && !isPartlySent && transactionStatus === IDLE,
  };
}
