import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** A position in a dump. Only as much text as the longest value is in memory. */
export interface Cursor {
  /** The first characters of the dump. */
  start: string;
  /** Matches a pattern at the position, and reads more of the file if needed. Null if it doesn't match. */
  take(pattern: Pattern): Promise<RegExpExecArray | null>;
  isAtEnd(): Promise<boolean>;
  /** Returns the last characters of the dump, once the position is at its end. */
  end(): string;
}

/** A pattern to match at a position. */
export interface Pattern {
  /** A sticky expression. */
  is: RegExp;
  /** Beginnings of tokens whose ends may lie beyond the text that was read. */
  begins?: RegExp;
  /** Whether a part of a match is enough. */
  isDivisible?: boolean;
}

/** A row of a dump: its values as text, by column in lower case. Null for SQL's null. */
export interface DumpRow {
  table: string;
  row: Record<string, string | null>;
}

/** Minimum characters that are read before a match counts, because the rest of it may follow in the next piece. */
export const AHEAD = 65_536;

/** Number of characters within which the beginning of a long token is found. */
const BEGINNING = 80;

/** Number of characters that show which program made the dump, and whether it was completed. */
const START = 2_000;
const END = 500;

/** Number of bytes that identify the type of a file. */
const HEAD = 512;

const GZIP = "\x1f\x8b";

/** Signatures of binary files: bytes at an offset. */
const OTHER_FILES: readonly [at: number, bytes: string, is: string][] = [
  [0, "PK\x03\x04", "a zip file. Unpack it"],
  [0, "BZh", "packed with bzip2. Unpack it"],
  [0, "\xfd7zXZ", "packed with xz. Unpack it"],
  [0, "\x28\xb5\x2f\xfd", "packed with zstd. Unpack it"],
  [0, "7z\xbc\xaf", "a 7z file. Unpack it"],
  [0, "Rar!", "a rar file. Unpack it"],
  [257, "ustar", "a tar file. Unpack it"],
  [0, "PGDMP", "in pg_dump's own form. Make it with pg_dump --format=plain"],
  [0, "SQLite format 3", "a database of SQLite. Dump it with sqlite3 list.db .dump"],
];

/**
 * Opens a dump: text in UTF-8 or UTF-16, with or without a byte order mark, plain or compressed with gzip. Throws on
 * any other file.
 */
export async function openDump(path: string): Promise<Cursor> {
  const file = createReadStream(path);
  const { head, pieces } = await headOf(file);
  if (!head.startsWith(GZIP)) return await openCursor(head, pieces);
  const unpacked = await headOf(unpack(pieces));
  return await openCursor(unpacked.head, unpacked.pieces);
}

async function* unpack(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  pipeline(pieces, gunzip, () => {}); // its reader gets the error
  try {
    yield* gunzip;
  } catch (cause) {
    if (!isOfZlib(cause)) throw cause;
    throw new Error("The dump's gzip file is cut or damaged", { cause });
  }
}

function isOfZlib(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && String(cause.code).startsWith("Z_");
}

/** Returns the first bytes of a file, as one character each, and all its pieces. */
async function headOf(file: AsyncIterable<Uint8Array>) {
  const rest = file[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let head = "";
  while (head.length < HEAD) {
    const { value, done } = await rest.next();
    if (done) break;
    first.push(value);
    head += String.fromCharCode(...value.subarray(0, HEAD));
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { head, pieces: all() };
}

function encodingOf(head: string): string {
  const [, , is] = OTHER_FILES.find(([at, bytes]) => head.startsWith(bytes, at)) ?? [];
  if (is) throw new Error(`The dump is ${is}`);
  if (/^(?:\xff\xfe|[^\0]\0)/.test(head)) return "utf-16le";
  if (/^(?:\xfe\xff|\0[^\0])/.test(head)) return "utf-16be";
  if (head.includes("\0")) throw new Error("The dump is no text: make it in SQL form, in UTF-8");
  return "utf-8";
}

async function* textsOf(head: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(head), { fatal: true });
  try {
    for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if (cause instanceof TypeError) {
      throw new Error("The dump is not UTF-8. Make it with --default-character-set=utf8mb4", {
        cause,
      });
    }
    throw cause;
  }
}

async function openCursor(head: string, pieces: AsyncIterable<Uint8Array>): Promise<Cursor> {
  const texts = textsOf(head, pieces);
  let text = "";
  let at = 0;
  let isWhole = false;

  async function more(): Promise<void> {
    const { value = "", done } = await texts.next();
    text = text.slice(Math.max(0, at - END)) + value;
    at = Math.min(at, END);
    isWhole = done === true;
  }

  while (text.length < START && !isWhole) await more();
  return {
    start: text.slice(0, START),
    end: () => text.slice(-END),
    async isAtEnd() {
      while (at >= text.length && !isWhole) await more();
      return at >= text.length;
    },
    async take({ is, begins, isDivisible = false }) {
      while (text.length - at < AHEAD && !isWhole) await more();
      for (;;) {
        is.lastIndex = at;
        const found = is.exec(text);
        // A token at the end of the text in memory may continue in the file.
        const isCut = found === null
          ? begins?.test(text.slice(at, at + BEGINNING)) === true
          : at + found[0].length === text.length && !isDivisible;
        if (isWhole || !isCut) {
          if (found) at += found[0].length;
          return found;
        }
        await more();
      }
    },
  };
}
