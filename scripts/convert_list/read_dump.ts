/** A row of a dump: values as text, by column. Null is SQL's. */
export interface DumpRow {
  table: string;
  row: Record<string, string | null>;
}

/** The first characters of what is read next; of the rest, only as much as the longest value is in memory. */
interface Cursor {
  /** Matches a sticky expression here, with more of the file if it needs that. Null: it doesn't match. */
  take(pattern: RegExp): Promise<RegExpExecArray | null>;
  isAtEnd(): Promise<boolean>;
}

/** Characters that are read at least before a match is believed, because the rest of it may follow in the next piece. */
const AHEAD = 65_536;

const SPACE = /(?:\s+|--[^\n]*\n|#[^\n]*\n|\/\*[\s\S]*?\*\/;?)*/y;
const CREATE = /create table (?:if not exists )?`?(\w+)`?\s*\(/iy;
const INSERT = /insert (?:ignore )?into `?(\w+)`?\s*(?:\(([^)]*)\)\s*)?values\s*/iy;
const STRING = /(?:_\w+\s*)?'([^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*)'(?!')/y;
const PLAIN = /[^\s,();'"`\\]+/y;
const QUOTED =
  /'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'(?!')|"[^"\\]*(?:(?:\\[\s\S]|"")[^"\\]*)*"(?!")|`[^`]*`/y;
const ELSE = /[^;'"`]+|\//y;

/** How a text in quotes begins, which may be longer than what is read ahead. */
const OPENED = new Map([[STRING, /['_]/], [QUOTED, /['"`]/]]);

/** What a backslash and a character mean in MySQL's strings, if not the character. */
const ESCAPES: Readonly<Record<string, string>> = {
  "0": "\0",
  b: "\b",
  n: "\n",
  r: "\r",
  t: "\t",
  Z: "\x1a",
};

/**
 * Reads the rows of some tables from a dump in text form, as mysqldump and phpMyAdmin write it, in its order. Columns are
 * those that a statement names, or else those of the table's `CREATE TABLE`, which has to come before.
 */
export async function* readDump(
  path: string,
  tables: readonly string[],
): AsyncGenerator<DumpRow> {
  const cursor = openCursor(await Deno.open(path));
  const columns = new Map<string, string[]>();
  while (!await skipSpace(cursor)) {
    const created = await cursor.take(CREATE);
    if (created?.[1] !== undefined) {
      columns.set(created[1], columnsIn(await takeStatement(cursor)));
      continue;
    }
    const [, table = "", named] = await cursor.take(INSERT) ?? [];
    if (!tables.includes(table)) await takeStatement(cursor);
    else {yield* readTuples(
        cursor,
        table,
        named === undefined ? columns.get(table) : namesIn(named),
      );}
  }
}

/** Skips what means nothing, and returns whether the file ends there. */
async function skipSpace(cursor: Cursor): Promise<boolean> {
  await cursor.take(SPACE);
  return await cursor.isAtEnd();
}

/** Takes the rest of a statement. A long one is not kept: only a `CREATE TABLE` is read, and that is short. */
async function takeStatement(cursor: Cursor): Promise<string> {
  let statement = "";
  while (!await cursor.isAtEnd()) {
    if (await cursor.take(/;/y)) break;
    const [part] = await cursor.take(QUOTED) ?? await cursor.take(ELSE) ?? [];
    if (part === undefined) throw new Error("The dump breaks off in the middle of a text");
    if (statement.length < AHEAD) statement += part;
  }
  return statement;
}

function columnsIn(definition: string): string[] {
  return [...definition.matchAll(/^\s*`(\w+)`\s/gm)].map(([, name = ""]) => name);
}

function namesIn(list: string): string[] {
  return list.split(",").map((name) => name.trim().replaceAll("`", ""));
}

async function* readTuples(
  cursor: Cursor,
  table: string,
  columns: string[] | undefined,
): AsyncGenerator<DumpRow> {
  if (!columns) throw new Error(`The dump has rows of ${table}, and not its columns`);
  for (;;) {
    await cursor.take(SPACE);
    if (!await cursor.take(/\(/y)) throw new Error(`A row of ${table} cannot be read`);
    const row: DumpRow["row"] = {};
    for (const column of columns) row[column] = await readValue(cursor, table);
    if (!await cursor.take(/\s*\)/y)) throw new Error(`A row of ${table} has too many values`);
    yield { table, row };
    await cursor.take(SPACE);
    if (await cursor.take(/;/y) || await cursor.isAtEnd()) return;
    await cursor.take(/,/y);
  }
}

async function readValue(cursor: Cursor, table: string): Promise<string | null> {
  await cursor.take(/[\s,]*/y);
  const [, text] = await cursor.take(STRING) ?? [];
  if (text !== undefined) {
    return text.replace(
      /\\([\s\S])|''/g,
      (_, char) => char === undefined ? "'" : ESCAPES[char] ?? char,
    );
  }
  const [plain] = await cursor.take(PLAIN) ?? [];
  if (plain === undefined) throw new Error(`A value of ${table} cannot be read`);
  // A function, such as now(), has no value in a dump.
  if (await cursor.take(/\([^()]*\)/y)) return null;
  return plain.toUpperCase() === "NULL" ? null : plain;
}

function openCursor(file: Deno.FsFile): Cursor {
  const pieces = file.readable.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let [text, at, isWhole] = ["", 0, false];

  async function more(): Promise<void> {
    const { value, done } = await pieces.next();
    text = text.slice(at) + (value ?? "");
    at = 0;
    isWhole = done === true;
  }

  return {
    async isAtEnd() {
      while (at >= text.length && !isWhole) await more();
      return at >= text.length;
    },
    async take(pattern) {
      while (text.length - at < AHEAD && !isWhole) await more();
      for (;;) {
        pattern.lastIndex = at;
        const found = pattern.exec(text);
        // What ends with the text that was read may go on, except for a part of what is skipped.
        const isCut = found === null
          ? OPENED.get(pattern)?.test(text.charAt(at))
          : at + found[0].length === text.length && pattern !== ELSE;
        if (isWhole || !isCut) {
          if (found) at += found[0].length;
          return found;
        }
        await more();
      }
    },
  };
}
