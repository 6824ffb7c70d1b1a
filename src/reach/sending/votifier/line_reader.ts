import type { Socket } from "node:net";
import { Buffer } from "node:buffer";

/** Maximum bytes of a response that are read. */
export const VERDICT_MAX = 1_024;

const LINE_FEED = 10;

/** A string of JSON, or a brace outside of strings. */
const STRING_OR_BRACE = /"(?:[^"\\]|\\.)*"?|[{}]/gs;

/**
 * Returns the position at which a receiver's reply ends, or undefined if it isn't complete: after its JSON object, or
 * at the end of a line that doesn't begin one. Most receivers send an object without a line end, and some send it in
 * several lines.
 *
 * ```ts
 * import assert from "node:assert/strict";
 * import { Buffer } from "node:buffer";
 *
 * assert.equal(endOfReply(Buffer.from(`{"status":"ok"}`)), 15);
 * assert.equal(endOfReply(Buffer.from(`{"status":\n{"a":"}"`)), undefined);
 * assert.equal(endOfReply(Buffer.from("no\nJSON")), 2);
 * ```
 */
export function endOfReply(bytes: Buffer): number | undefined {
  const text = bytes.toString("latin1");
  const start = text.search(/[^\s\0\u00ef\u00bb\u00bf]/); // after a byte order mark, if there is one
  if (start < 0) return undefined;
  if (text[start] !== "{") return endOfLine(bytes, start);
  let depth = 0;
  for (const { 0: found, index } of text.slice(start).matchAll(STRING_OR_BRACE)) {
    if (found === "{") depth += 1;
    else if (found === "}" && --depth === 0) return start + index + 1;
  }
  return undefined;
}

function endOfLine(bytes: Buffer, from = 0): number | undefined {
  const at = bytes.indexOf(LINE_FEED, from);
  return at < 0 ? undefined : at;
}

/** A line from a socket, without its line break, or the reason why no line arrived. */
type ReadLine =
  | { kind: "line"; text: string }
  /** The other side closed before the end of the line. */
  | { kind: "closed" }
  | { kind: "too_long" };

/**
 * Creates a reader of lines, without their ends, from a socket that may trickle, flood or stay silent. `endOf` finds
 * another end. It rejects with the error that destroyed the socket. It listens for events, because iterating would drop
 * bytes that arrived just before a reset.
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
    endOf: (bytes: Buffer) => number | undefined = endOfLine,
  ): Promise<ReadLine> {
    for (;;) {
      const end = endOf(rest);
      if ((end ?? rest.length) > maxBytes) return { kind: "too_long" };
      if (end !== undefined) {
        const text = rest.subarray(0, end).toString();
        rest = rest.subarray(end + 1);
        return { kind: "line", text };
      }
      if (failure !== undefined) throw failure;
      if (isOver) return { kind: "closed" };
      await changed.promise;
    }
  };
}
