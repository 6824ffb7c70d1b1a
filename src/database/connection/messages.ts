/** Types of messages that tell where a conversation stands (PostgreSQL 15, §55.7). */
export const READY_FOR_QUERY = "Z".charCodeAt(0);
export const SYNC = "S".charCodeAt(0);
export const QUERY = "Q".charCodeAt(0);
export const TERMINATE = "X".charCodeAt(0);

/** Bytes of a message's type and length; the length counts itself, but not the type. */
const HEADER_BYTES = 5;

/**
 * Reads messages out of bytes that come in any pieces, and calls `ended` with the type and the last byte of each.
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

/** A statement as a message of its own. */
export function queryMessage(statement: string): Uint8Array {
  const text = new TextEncoder().encode(statement);
  const message = new Uint8Array(HEADER_BYTES + text.length + 1); // the last byte is a zero
  message[0] = QUERY;
  new DataView(message.buffer).setUint32(1, message.length - 1);
  message.set(text, HEADER_BYTES);
  return message;
}

/** The bytes after all whole messages: a connection's first message has no type, and so begins with a zero. */
export function withoutMessages(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length && bytes[at] !== 0) at += 1 + view.getUint32(at + 1);
  return bytes.subarray(at);
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
