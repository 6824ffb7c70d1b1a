/** Bytes of a message's type and length. The length counts itself, but not the type. */
const HEADER_BYTES = 5;

/** Types of messages that show the state of a connection (PostgreSQL 15, §55.7). */
export const MESSAGES = {
  readyForQuery: "Z".charCodeAt(0),
  errorResponse: "E".charCodeAt(0),
  dataRow: "D".charCodeAt(0),
  commandComplete: "C".charCodeAt(0),
  copyOutResponse: "H".charCodeAt(0),
  copyData: "d".charCodeAt(0),
  sync: "S".charCodeAt(0),
  query: "Q".charCodeAt(0),
};

/**
 * Reads messages from bytes that arrive in arbitrary chunks, and calls `onMessage` with the type and the last byte of
 * each, and where in its chunk it ends.
 *
 * @example
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
  onMessage: (type: number, lastByte: number, end: number) => void,
): (bytes: Uint8Array) => void {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  let headerRead = 0;
  let bodyLeft = 0;

  return function read(bytes) {
    for (let at = 0; at < bytes.length;) {
      if (headerRead < HEADER_BYTES) {
        header[headerRead++] = byteAt(bytes, at++);
        if (headerRead === HEADER_BYTES) bodyLeft = view.getUint32(1) - 4;
      } else {
        const step = Math.min(bodyLeft, bytes.length - at);
        at += step;
        bodyLeft -= step;
      }
      if (headerRead < HEADER_BYTES || bodyLeft > 0) continue;
      headerRead = 0;
      onMessage(view.getUint8(0), byteAt(bytes, at - 1), at);
    }
  };
}

/** Builds the message that runs a statement. */
export function queryMessage(statement: string): Uint8Array {
  return message(MESSAGES.query, statement);
}

/** Builds an ErrorResponse from fields by their letters, such as `C` for the code. */
export function errorMessage(fields: Record<string, string>): Uint8Array {
  const text = Object.entries(fields).map(([letter, value]) => `${letter}${value}\0`).join("");
  return message(MESSAGES.errorResponse, text);
}

/** Builds a message whose body is a text and a zero byte. */
function message(type: number, body: string): Uint8Array {
  const text = new TextEncoder().encode(body);
  const message = new Uint8Array(HEADER_BYTES + text.length + 1); // the last byte is a zero
  message[0] = type;
  new DataView(message.buffer).setUint32(1, message.length - 1);
  message.set(text, HEADER_BYTES);
  return message;
}

/** Returns the start-up message at the end of `bytes`. It has no type, so it starts with a zero. */
export function startupMessage(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length && bytes[at] !== 0) at += 1 + view.getUint32(at + 1);
  return bytes.subarray(at);
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
