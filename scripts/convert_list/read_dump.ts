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
/** A table's name, in the quotes of MySQL, of ANSI and SQLite, or none, after that of its database. */
const NAME = '(?:[`"]?[\\w-]+[`"]?\\s*\\.\\s*)?[`"]?(\\w+)[`"]?';
const CREATE = new RegExp(
  `create\\s+(?:temporary\\s+)?table\\s+(?:if\\s+not\\s+exists\\s+)?${NAME}\\s*\\(`,
  "iy",
);
const INSERT = new RegExp(
  "(?:insert|replace)(?:\\s+(?:low_priority|delayed|high_priority|ignore|or\\s+\\w+))*(?:\\s+into)?\\s+" +
    `${NAME}\\s*(?:\\(([^)]*)\\)\\s*)?values?\\s*`,
  "iy",
);
/** The beginning of Postgres' own form of rows, which is no SQL. */
const COPY = new RegExp(`copy\\s+${NAME}\\s*\\([^)]*\\)\\s+from\\s+stdin`, "iy");
const STRING = /(?:_\w+\s*)?'([^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*)'(?!')/y;
const PLAIN = /[^\s,();'"`\\]+/y;
const QUOTED =
  /'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'(?!')|"[^"\\]*(?:(?:\\[\s\S]|"")[^"\\]*)*"(?!")|`[^`]*`/y;
const ELSE = /[^;'"`]+|\//y;

/** A column in a table's definition: a name at the start of a line, or after the comma of another. */
const COLUMN = /(?:^|,)\s*(?:[`"](\w+)[`"]|(\w+))\s+[a-z]/gim;

/** Words that begin a key in a definition, where a column could begin, too. */
const KEYS = /^(primary|unique|key|index|constraint|fulltext|spatial|foreign|check)$/i;

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
  const cursor = openCursor(await openText(path));
  const columns = new Map<string, string[]>();
  while (!await skipSpace(cursor)) {
    const created = await cursor.take(CREATE);
    if (created?.[1] !== undefined) {
      columns.set(created[1], columnsIn(await takeStatement(cursor)));
      continue;
    }
    if (await cursor.take(COPY)) {
      throw new Error("The dump has COPY statements: make it with pg_dump --column-inserts");
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
  return [...definition.matchAll(COLUMN)].flatMap(([, quoted, plain = ""]) =>
    quoted ?? (KEYS.test(plain) ? [] : plain)
  );
}

function namesIn(list: string): string[] {
  return list.split(",").map((name) => name.trim().replace(/[`"]/g, ""));
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

/** Opens a dump as text: UTF-8 or, with a mark, UTF-16, and packed with gzip or not. Throws on anything else. */
async function openText(path: string): Promise<ReadableStream<string>> {
  const { head, bytes } = await headOf((await Deno.open(path)).readable);
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const unpacked = await headOf(bytes.pipeThrough(new DecompressionStream("gzip")));
    return unpacked.bytes.pipeThrough(decoderOf(unpacked.head));
  }
  return bytes.pipeThrough(decoderOf(head));
}

/** Returns the first bytes of a stream, and all of them as a stream again. */
async function headOf(readable: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = readable.getReader();
  const { value: head = new Uint8Array() } = await reader.read();
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(head),
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { head, bytes };
}

function decoderOf(head: Uint8Array): TextDecoderStream {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoderStream("utf-16le", { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoderStream("utf-16be", { fatal: true });
  if (head.subarray(0, 64).includes(0)) {
    throw new Error("The dump is no text in UTF-8: make it in SQL form, packed with gzip at most");
  }
  return new TextDecoderStream("utf-8", { fatal: true });
}

function openCursor(readable: ReadableStream<string>): Cursor {
  const pieces = readable[Symbol.asyncIterator]();
  let [text, at, isWhole] = ["", 0, false];

  async function more(): Promise<void> {
    const { value, done } = await pieces.next().catch((cause) => {
      throw new Error("The dump is not UTF-8, or its gzip file is damaged: make it with UTF-8", {
        cause,
      });
    });
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
