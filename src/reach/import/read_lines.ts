import { Buffer } from "node:buffer";

/** Most bytes of a line, enough for a listing with the longest texts and every character escaped. */
const LINE_MAX_BYTES = 500_000;

/** A line of a file. */
export interface FileLine {
  /** The number of the line, from 1. */
  number: number;
  /** Undefined if it is too long. */
  bytes: Uint8Array | undefined;
}

/**
 * Reads a file line by line. Only one chunk and one line are in memory at a time. A missing file counts as an empty
 * one.
 */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  const file = await openFile(path);
  if (!file) return;
  let number = 0;
  let begun = Buffer.alloc(0);
  let isTooLong = false;
  const endLine = (end: Uint8Array): FileLine => {
    const bytes = isTooLong || begun.length + end.length > LINE_MAX_BYTES
      ? undefined
      : Buffer.concat([begun, end]);
    begun = Buffer.alloc(0);
    isTooLong = false;
    return { number: ++number, bytes };
  };
  for await (const piece of file.readable) {
    let start = 0;
    for (let end = piece.indexOf(0x0a); end >= 0; end = piece.indexOf(0x0a, start)) {
      yield endLine(piece.subarray(start, end));
      start = end + 1;
    }
    isTooLong ||= begun.length + piece.length - start > LINE_MAX_BYTES;
    begun = isTooLong ? Buffer.alloc(0) : Buffer.concat([begun, piece.subarray(start)]);
  }
  if (begun.length > 0 || isTooLong) yield endLine(new Uint8Array());
}

async function openFile(path: string): Promise<Deno.FsFile | undefined> {
  try {
    return await Deno.open(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
