import { Buffer } from "node:buffer";
import type { Socket } from "node:net";

const LINE_FEED = 10;

/** More came without the end of a line than is read of one. */
export class LineTooLong extends Error {
  override readonly name = "LineTooLong";
}

/** Reads the next line of at most so many bytes, without its end; undefined when the other side closed before one. */
export type ReadLine = (maxBytes: number) => Promise<string | undefined>;

/**
 * Reads lines from a socket that may drip, flood or say nothing. Rejects with `LineTooLong`, or with what the socket
 * was destroyed for.
 */
export function createLineReader(socket: Socket): ReadLine {
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  return async function readLine(maxBytes) {
    for (;;) {
      const end = rest.indexOf(LINE_FEED);
      if (end > maxBytes || (end < 0 && rest.length > maxBytes)) throw new LineTooLong();
      if (end >= 0) {
        const line = rest.subarray(0, end).toString();
        rest = rest.subarray(end + 1);
        return line;
      }
      const { value, done } = await chunks.next();
      if (done) return undefined;
      rest = Buffer.concat([rest, value.subarray(0, maxBytes + 1 - rest.length)]);
    }
  };
}
