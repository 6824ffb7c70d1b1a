/** Types of messages that show the state of a conversation (PostgreSQL 15, §55.7). */
const READY_FOR_QUERY = "Z".charCodeAt(0);
const ERROR_RESPONSE = "E".charCodeAt(0);
const DATA_ROW = "D".charCodeAt(0);
const COPY_OUT = "H".charCodeAt(0);
const COPY_DATA = "d".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const QUERY = "Q".charCodeAt(0);
const TERMINATE = "X".charCodeAt(0);

/** Bytes of a message's type and length. The length counts itself, but not the type. */
const HEADER_BYTES = 5;

/** Transaction status in ReadyForQuery for a session outside a transaction. */
const IDLE = "I".charCodeAt(0);

/** The last byte of a row whose last column is true. */
const TRUE = "t".charCodeAt(0);

const NOTHING = new Uint8Array();

/**
 * Follows both directions of a connection from its first byte, as far as needed to know which side has to send next.
 * Runs `settings` in a new session before the driver learns that it is ready, because a pooler would reject most of
 * them in the start-up message. Its last statement may check whether this server must not be used.
 */
export function createConversation(settings: string, toServer: (bytes: Uint8Array) => void) {
  let phase: "opening" | "starting" | "settling" | "settled" = "opening";
  let owed = 0;
  let isHalfSent = false;
  let status = 0;
  let becameReady = false;
  let isCopyingOut = false;
  let refusal: "by the server" | "of the server" | undefined;
  let heldBack = NOTHING;

  const readSent = createMessageReader((type) => {
    if (type === TERMINATE) return;
    isHalfSent = type !== SYNC && type !== QUERY;
    if (!isHalfSent) owed++;
  });

  const readReceived = createMessageReader((type, lastByte) => {
    isCopyingOut = type === COPY_OUT || isCopyingOut && type === COPY_DATA;
    if (type === ERROR_RESPONSE && phase === "starting") refusal = "by the server";
    if (type === DATA_ROW && phase === "settling" && lastByte === TRUE) refusal = "of the server";
    if (type !== READY_FOR_QUERY) return;
    becameReady = true;
    status = lastByte;
    owed = Math.max(0, owed - 1);
  });

  /** Takes what the driver wrote and returns what to send to the server. */
  function sent(bytes: Uint8Array): Uint8Array {
    if (phase === "opening") {
      phase = "starting";
      // postgres.js 3.4.9 prepends what it had not written when the last connection broke to the first message.
      return withoutMessages(bytes);
    }
    if (phase === "settled") readSent(bytes);
    return bytes;
  }

  /** Takes what the server sent and returns what to pass to the driver. */
  function received(bytes: Uint8Array): Uint8Array {
    becameReady = false;
    readReceived(bytes);
    if (phase === "settled") return bytes;
    if (phase === "settling") {
      if (!becameReady) return NOTHING;
      phase = "settled";
      return heldBack;
    }
    if (!becameReady) return bytes;
    // Without its last byte, the driver doesn't see the message that the session is ready.
    phase = "settling";
    heldBack = Uint8Array.from(bytes.subarray(-1));
    toServer(queryMessage(settings));
    return bytes.subarray(0, -1);
  }

  return {
    sent,
    received,
    /** Whether no session was established, because the server refused us or must not be used. */
    get refusal() {
      return refusal;
    },
    /** Whether the server owes a response. The driver has its own deadline for starting a session. */
    get isOwedAnswer() {
      return phase === "settled" && (owed > 0 || isHalfSent);
    },
    /** Whether rows of a COPY are still to come. */
    get isCopyingOut() {
      return isCopyingOut;
    },
    /** Whether a session is established with no statement running and no open transaction. */
    get isIdle() {
      return phase === "settled" && owed === 0 && !isHalfSent && status === IDLE;
    },
  };
}

/**
 * Reads messages from bytes that arrive in arbitrary chunks, and calls `ended` with the type and the last byte of each.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const types: string[] = [];
 * const read = createMessageReader((type) => types.push(String.fromCharCode(type)));
 * read(Uint8Array.of(0x5a, 0, 0, 0));
 * read(Uint8Array.of(5, 0x49, 0x4e, 0, 0, 0, 4));
 * assert.deepEqual(types, ["Z", "N"]);
 * ```
 */
export function createMessageReader(
  ended: (type: number, lastByte: number) => void,
): (bytes: Uint8Array) => void {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  let known = 0;
  let rest = 0;

  return function read(bytes) {
    for (let at = 0; at < bytes.length;) {
      if (known < HEADER_BYTES) {
        header[known++] = byteAt(bytes, at++);
        if (known === HEADER_BYTES) rest = view.getUint32(1) - 4;
      } else {
        const step = Math.min(rest, bytes.length - at);
        at += step;
        rest -= step;
      }
      if (known < HEADER_BYTES || rest > 0) continue;
      known = 0;
      ended(view.getUint8(0), byteAt(bytes, at - 1));
    }
  };
}

/** Builds the message that runs a statement. */
function queryMessage(statement: string): Uint8Array {
  const text = new TextEncoder().encode(statement);
  const message = new Uint8Array(HEADER_BYTES + text.length + 1); // the last byte is a zero
  message[0] = QUERY;
  new DataView(message.buffer).setUint32(1, message.length - 1);
  message.set(text, HEADER_BYTES);
  return message;
}

/**
 * Returns the bytes after all complete messages. A connection's first message has no type, so it starts with a zero.
 */
function withoutMessages(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length && bytes[at] !== 0) at += 1 + view.getUint32(at + 1);
  return bytes.subarray(at);
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
