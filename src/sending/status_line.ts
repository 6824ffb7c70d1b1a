import type { Socket } from "node:net";

/** Characters of a first line that are read. A status line has about 20. */
const LINE_MAX = 512;

const LINE_FEED = 10;
const ZERO = "0".charCodeAt(0);
const TWO = "2".charCodeAt(0);

/** `HTTP/1.1 200 OK`, with or without a reason. */
const STATUS_LINE = /^HTTP\/\d(?:\.\d)? +(\d{3})(?:\s|$)/;

/** Gets what a socket receives for the exchange that runs on it. */
export interface StatusReader {
  /** The exchange runs on a socket now. `isReused`: an earlier one ran on it, too. */
  onSocket(isReused: boolean): void;
  /** Bytes of a response arrived. */
  onBytes(): void;
  /** The first final status line (1xx skipped) was read whole. */
  onStatusLine(status: number): void;
}

/**
 * Reads the status lines on sockets beside undici, which drops what it read when it dislikes a header, the framing or
 * the body. Undici begins an exchange and writes its head in one tick, so the next write on any socket is its own.
 */
export function createStatusLines() {
  let beginning: StatusReader | undefined;

  /** The exchange whose head is written next. */
  function begin(reader: StatusReader): void {
    beginning = reader;
  }

  /** Watches a new socket for all exchanges on it. */
  function watch(socket: Socket): void {
    let read: ((bytes: Uint8Array) => void) | undefined;
    let isReused = false;
    const { write } = socket;
    const readSocket = socket.read.bind(socket);
    socket.write = function (this: Socket, ...args: unknown[]) {
      if (beginning !== undefined) {
        beginning.onSocket(isReused);
        read = statusLineReader(beginning);
        beginning = undefined;
        isReused = true;
      }
      return Reflect.apply(write, this, args);
    };
    socket.read = function (size?: number) {
      const bytes = readSocket(size);
      if (bytes !== null) read?.(bytes);
      return bytes;
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
  let place: "status line" | "interim headers" | "done" = "status line";

  function endLine(): void {
    const text = line.trimEnd();
    line = "";
    if (place === "interim headers") {
      if (text === "") place = "status line";
      return;
    }
    if (text === "") return; // empty lines may come before a response (RFC 9112 §2.2)
    const status = Number(STATUS_LINE.exec(text)?.[1] ?? 0);
    if (status >= 100 && status < 200 && status !== 101) {
      place = "interim headers";
      return;
    }
    place = "done";
    if (status >= 200) reader.onStatusLine(status);
  }

  return function read(bytes) {
    reader.onBytes();
    for (let at = 0; at < bytes.length && place !== "done"; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === LINE_FEED) {
        endLine();
        continue;
      }
      if (place === "status line" && byte === ZERO && /^HTTP\/1\.\d 10$/.test(line)) {
        bytes[at] = TWO;
      }
      if (line.length < LINE_MAX) line += String.fromCharCode(byte);
      else if (place === "status line") place = "done";
    }
  };
}
