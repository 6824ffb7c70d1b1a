import { Buffer } from "node:buffer";
import { type Dialect, unescaped } from "./dialect.ts";
import type { Cursor } from "./open_dump.ts";

/** The position at which a value is read. */
export interface ValueSource {
  cursor: Cursor;
  dialect: Dialect;
  /** The table that an error names. */
  table: string;
}

const SPACES = { is: /\s+/y };
const OPEN = { is: /\s*\(/y };
const CLOSE = { is: /\s*\)/y };
const COMMA = { is: /\s*,/y };
/** The text after the value in `cast(value as type)` and `convert(value using charset)`. */
const AS = { is: /\s+(?:as|using)\s+\w+(?:\s*\([\d\s,]*\))?/iy };
const CAST = { is: /\s*::\s*(?:"\w+"|[a-z][\w ]*\w)(?:\([\d\s,]*\))?(?:\[\])?/iy };

/** The functions around values in dumps, by name. Others, such as now(), have no value in a dump. */
const FUNCTIONS = new Map<string, (args: readonly (string | null)[]) => string | null>([
  ["cast", ([value = null]) => value],
  ["convert", ([value = null]) => value],
  ["char", charactersOf],
  ["chr", charactersOf],
  ["concat", (args) => args.join("")],
  ["replace", ([text = null, from, to]) => text?.replaceAll(from ?? "", to ?? "") ?? null],
  ["unhex", ([hex = null]) => hex && bytesToText(hex)],
  ["unistr", ([text = null]) => text && codesToText(text)],
]);

/** Reads a value as text. Null for SQL's null, and for a function whose value isn't in the dump. */
export async function readValue(source: ValueSource): Promise<string | null> {
  const { cursor, dialect, table } = source;
  let found = await cursor.take(dialect.value);
  while (!found && (await cursor.take(SPACES) ?? await cursor.take(dialect.comment))) {
    found = await cursor.take(dialect.value);
  }
  const { groups } = found ?? {};
  if (!groups) throw new Error(`The dump cannot be read: a value of ${table} cannot be read`);
  const value = groups["word"] === undefined
    ? textIn(groups, dialect)
    : await wordIn(source, groups["word"]);
  while (await cursor.take(CAST)) continue;
  return value;
}

function textIn(groups: Record<string, string | undefined>, { unescape }: Dialect): string {
  const { text, escaped, double, bits, hex, hexadecimal = "" } = groups;
  if (text !== undefined) return unescape(text);
  if (bits !== undefined) return String(BigInt(`0b${bits}`));
  return escaped === undefined && double === undefined
    ? bytesToText(hex ?? hexadecimal)
    : unescaped(escaped ?? double ?? "");
}

async function wordIn(source: ValueSource, word: string): Promise<string | null> {
  const { cursor, table } = source;
  if (!await cursor.take(OPEN)) {
    return /^(?:null|default|current_\w+)$/i.test(word) ? null : word;
  }
  const args: (string | null)[] = [];
  while (!await cursor.take(CLOSE)) {
    if (args.length > 0 && !await cursor.take(COMMA)) {
      throw new Error(`The dump cannot be read: a value of ${table} cannot be read: ${word}(…)`);
    }
    args.push(await readValue(source));
    await cursor.take(AS);
  }
  return FUNCTIONS.get(word.toLowerCase())?.(args) ?? null;
}

function charactersOf(codes: readonly (string | null)[]): string {
  return codes.map((code) => String.fromCodePoint(Number(code) || 0)).join("");
}

/** Returns the text of some bytes: in UTF-8, or else in the West European encoding of old databases. */
function bytesToText(hex: string): string {
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Returns a text of SQLite's `unistr`, which writes control characters by their codes. */
function codesToText(text: string): string {
  return text.replace(
    /\\(?:\\|u([\da-fA-F]{4})|U([\da-fA-F]{8})|\+([\da-fA-F]{6})|([\da-fA-F]{4}))/g,
    (all, ...codes) => {
      const code = codes.slice(0, 4).find((one) => one !== undefined);
      return code === undefined ? all.slice(1) : String.fromCodePoint(parseInt(code, 16));
    },
  );
}
