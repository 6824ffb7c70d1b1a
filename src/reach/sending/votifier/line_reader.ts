import type { Socket } from "node:net";
import { Buffer } from "node:buffer";

/** Maximum bytes of a response that are read. */
export const VERDICT_MAX = 1_024;

const LINE_FEED = 10;

/** A string of JSON, or a brace outside of strings. */
const STRING_OR_BRACE = /"(?:[^"\\]|\\.)*"?|[{}]/gs;

/**
 * Returns the position at which a receiver's reply ends, or -1 if it isn't complete: after its JSON object, or at the
 * end of a line that doesn't begin one. Most receivers send an object without a line end, and some send it in several
 * lines.
 *
 * ```ts
 * import assert from "node:assert/strict";
 * import { Buffer } from "node:buffer";
 *
 * assert.equal(endOfReply(Buffer.from(`{"status":"ok"}`)), 15);
 * assert.equal(endOfReply(Buffer.from(`{"status":\n{"a":"}"`)), -1);
 * assert.equal(endOfReply(Buffer.from("no\nJSON")), 2);
 * ```
 */
export function endOfReply(bytes: Buffer): number {
  const text = bytes.toString("latin1");
  const start = text.search(/[^\s\0\u00ef\u00bb\u00bf]/); // after a byte order mark, if there is one
  if (start < 0) return -1;
  if (text[start] !== "{") return text.indexOf("\n", start);
  let depth = 0;
  for (const { 0: found, index } of text.slice(start).matchAll(STRING_OR_BRACE)) {
    if (found === "{") depth += 1;
    else if (found === "}" && --depth === 0) return start + index + 1;
  }
  return -1;
}

/**
 * Creates a reader of lines, without their ends, from a socket that may trickle, flood or stay silent. `endOf` finds
 * another end. It returns undefined if the other side closed before the end of a line. A line longer than `maxBytes` is
 * read as "", which neither side ever sends. It rejects with the error that destroyed the socket. It listens for
 * events, because iterating would drop bytes that arrived just before a reset.
 */
export function createLineReader(socket: Socket) {
  let rest = Buffer.alloc(0);
  let failure: unknown;
  let isOver = socket.destroyed;
  let changed = Promise.withResolvers<void>();

  function change(): void {
    changed.resolve();
    changed = Promise.withResolvers();
  }
  function end(error?: unknown): void {
    isOver = true;
    failure ??= error;
    change();
  }
  socket.on("data", (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes.subarray(0, VERDICT_MAX + 1 - rest.length)]);
    change();
  });
  socket.on("error", end).on("end", () => end()).on("close", () => end());

  return async function readLine(
    maxBytes: number,
    endOf = (bytes: Buffer) => bytes.indexOf(LINE_FEED),
  ): Promise<string | undefined> {
    for (;;) {
      const end = endOf(rest);
      if (end > maxBytes || (end < 0 && rest.length > maxBytes)) return "";
      if (end >= 0) {
        const line = rest.subarray(0, end).toString();
        rest = rest.subarray(end + 1);
        return line;
      }
      if (failure !== undefined) throw failure;
      if (isOver) return undefined;
      await changed.promise;
    }
  };
}
