import type { Socket } from "node:net";

/** Characters of a first line that are read. A status line has about 20. */
const LINE_MAX = 512;

const LINE_FEED = 10;
const ZERO = "0".charCodeAt(0);
const TWO = "2".charCodeAt(0);

/** `HTTP/1.1 200 OK`, with or without a reason. */
const STATUS_LINE = /^HTTP\/\d(?:\.\d)?[ \t]+(\d{3})(?:\s|$)/i;

/** Reads the bytes that a socket receives for an exchange. */
export interface StatusReader {
  /** Called when the exchange starts on a socket. `isReused`: another exchange has used that socket before. */
  onSocket(isReused: boolean): void;
  /** Called when bytes of a response have arrived and their status lines have been read. */
  onBytes(bytes: Uint8Array): void;
  /** Called when the first final status line (1xx are skipped) is complete. */
  onStatusLine(status: number): void;
}

/**
 * Creates a reader of the status lines on undici's sockets. undici itself discards a response that it has begun to read
 * when it rejects a header, the framing or the body. It begins an exchange and writes its head in one tick, so the next
 * write on any socket belongs to that exchange.
 */
export function createStatusLines() {
  let beginning: StatusReader | undefined;

  /** Announces the exchange whose head is written next. */
  function begin(reader: StatusReader): void {
    beginning = reader;
  }

  /** Watches a new socket for all exchanges on it. */
  function watch(socket: Socket): void {
    let read: ((bytes: Uint8Array) => void) | undefined;
    let isReused = false;
    const { write } = socket;
    const push = socket.push.bind(socket);
    socket.write = function (this: Socket, ...args: unknown[]) {
      if (beginning !== undefined) {
        beginning.onSocket(isReused);
        read = statusLineReader(beginning);
        beginning = undefined;
        isReused = true;
      }
      return Reflect.apply(write, this, args);
    };
    // undici reads later, and never reads bytes that arrived just before a reset.
    socket.push = function (bytes: Uint8Array | null, ...args) {
      if (bytes !== null) read?.(bytes);
      return push(bytes, ...args);
    };
  }

  return { begin, watch };
}

/**
 * Returns a function that takes the bytes of a response and calls `reader` once the first final status line is whole.
 * Turns an unrequested 100 into a 102, because undici refuses only the first.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const statuses: number[] = [];
 * const onStatusLine = (status: number) => statuses.push(status);
 * const read = statusLineReader({ onSocket() {}, onBytes() {}, onStatusLine });
 * const bytes = new TextEncoder().encode("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204\n");
 * read(bytes);
 * assert.deepEqual(statuses, [204]);
 * assert.equal(new TextDecoder().decode(bytes.subarray(0, 12)), "HTTP/1.1 102");
 * ```
 */
export function statusLineReader(reader: StatusReader): (bytes: Uint8Array) => void {
  let line = "";
  let hasInterim = false;
  let isDone = false;

  function endLine(): void {
    const text = line.trimEnd();
    const status = Number(STATUS_LINE.exec(text)?.[1] ?? 0);
    line = "";
    if (status >= 100 && status < 200 && status !== 101) {
      hasInterim = true;
      return;
    }
    // Empty lines may come before a response (RFC 9112 §2.2), headers after an interim one.
    if (status === 0 && (hasInterim || text === "")) return;
    isDone = true;
    if (status >= 200) reader.onStatusLine(status);
  }

  return function read(bytes) {
    for (let at = 0; at < bytes.length && !isDone; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === LINE_FEED) {
        endLine();
        continue;
      }
      if (byte === ZERO && /^HTTP\/1\.\d 10$/.test(line)) bytes[at] = TWO;
      if (line.length < LINE_MAX) line += String.fromCharCode(byte);
      else if (!hasInterim) isDone = true;
    }
    reader.onBytes(bytes);
  };
}
