import { columnsIn, nameParts, namesIn, QUALIFIED } from "./dump_names.ts";
import { type Dialect, dialectOf } from "./dialect.ts";
import { AHEAD, type Cursor, type DumpRow, openDump, type Pattern } from "./open_dump.ts";
import { readCopied } from "./read_copied.ts";
import { readValue } from "./read_value.ts";

/** A space or a comment between two words of a statement. */
const GAP = "(?:\\s|/\\*(?:[^*]|\\*(?!/))*\\*/|--[^\\n]*\\n)";

const pattern = (source: string): Pattern => ({
  is: new RegExp(source.replaceAll("~", GAP), "iy"),
});

const SPACES = { is: /\s+/y };
/** A line for the program that sends the dump to a database, such as psql. */
const COMMAND = { is: /\\[^\r\n]*/y };
const DELIMITER = { is: /delimiter[ \t]+(\S+)[^\r\n]*/iy };
const USE = pattern(`use~+(${QUALIFIED})`);
const CREATE = pattern(
  `create~+(?:or~+replace~+)?(?:(?:global|local|temp|temporary|unlogged)~+)*table~+(?:if~+not~+exists~+)?(${QUALIFIED})~*\\(`,
);
const INSERT = pattern(
  `(?:insert|replace)(?:~+(?:low_priority|delayed|high_priority|ignore|or~+\\w+))*(?:~+into)?~+(${QUALIFIED})`,
);
const COLUMNS = pattern("~*\\(([^)]*)\\)");
const VALUES = pattern("~*(?:overriding~+\\w+~+value~+)?values?\\b~*");
const SET = pattern("~*set\\b~*");
const ASSIGNED = pattern(`~*(${QUALIFIED})~*=`);
const UNQUOTED = { is: /[^'"`]/y };
const OPEN = { is: /\(/y };
const CLOSE = { is: /\s*\)/y };
const COMMA = { is: /\s*,/y };
/** Text that may follow the last row. */
const CLAUSE = { is: /(?:on|as|returning)\b/iy };
/** Postgres' COPY format of rows, which isn't SQL, and the tables of a dump that keeps rows in other files. */
const COPY = pattern(
  `copy~+(${QUALIFIED})~*(?:\\(([^)]*)\\))?~*from~+(stdin|')([^;]*);?[^\\n]*\\n`,
);

/** The dump that is being read, and facts about it. */
interface Source {
  cursor: Cursor;
  dialect: Dialect;
  tables: readonly string[];
  end: StatementEnd;
  /** The columns of each table, from its `CREATE TABLE`. */
  columns: Map<string, string[]>;
  /** The current database, and the database of each table with rows. */
  database: string;
  databases: Map<string, string>;
}

/** Patterns that match the end of a statement, and text that can't contain one. */
interface StatementEnd {
  mark: Pattern;
  other: Pattern;
}

/** Facts about a dump in addition to its rows. */
export interface DumpFacts {
  /** Tables that have rows. */
  tables: Set<string>;
  /** Whether its end states that it is complete. Undefined if the program that made it never states that. */
  isComplete?: boolean;
}

/**
 * Reads the rows of some tables from a dump in text form, as mysqldump, phpMyAdmin, pg_dump and SQLite write it, in its
 * order. The columns are those that a statement names, or else those of the table's `CREATE TABLE`, which has to
 * precede it. Throws at a statement that it can't read. Adds the facts that it finds to `facts`.
 */
export async function* readDump(
  path: string,
  tables: readonly string[],
  facts: DumpFacts = { tables: new Set() },
): AsyncGenerator<DumpRow> {
  const cursor = await openDump(path);
  const dialect = dialectOf(cursor);
  const source: Source = {
    cursor,
    dialect,
    tables,
    end: endedBy(";"),
    columns: new Map(),
    database: "",
    databases: new Map(),
  };
  while (!await skipSpace(source)) yield* readStatement(source, facts);
  const begun = /^-- (?:MySQL|MariaDB|PostgreSQL database) dump/m.test(cursor.start);
  if (begun) {
    facts.isComplete = /^-- (?:Dump completed|PostgreSQL database dump complete)/m.test(
      cursor.end(),
    );
  }
}

async function* readStatement(source: Source, facts: DumpFacts): AsyncGenerator<DumpRow> {
  const { cursor, columns, tables } = source;
  const [, mark] = await cursor.take(DELIMITER) ?? [];
  if (mark !== undefined) {
    source.end = endedBy(mark);
    return;
  }
  const [, used] = await cursor.take(USE) ?? [];
  if (used !== undefined) source.database = nameParts(used).join(".");
  const [, created] = await cursor.take(CREATE) ?? [];
  if (created !== undefined) {
    columns.set(tableIn(created), columnsIn(await takeStatement(source)));
    return;
  }
  const [, copied, named, from, options = ""] = await cursor.take(COPY) ?? [];
  if (copied !== undefined) {
    const table = tableIn(copied);
    facts.tables.add(table);
    if (!tables.includes(table)) return from === "stdin" ? await skipCopied(source) : undefined;
    if (from !== "stdin" || /csv|binary/i.test(options)) {
      throw new Error(
        `The rows of ${table} are not in the dump as text: make it with pg_dump --format=plain`,
      );
    }
    return yield* readCopied(cursor, { table, columns: columnsOf(source, { of: copied, named }) });
  }
  const [, inserted] = await cursor.take(INSERT) ?? [];
  if (inserted !== undefined) {
    const table = tableIn(inserted);
    facts.tables.add(table);
    if (tables.includes(table)) return yield* readInsert(source, inserted);
  }
  await takeStatement(source);
}

async function skipCopied({ cursor }: Source): Promise<void> {
  for await (const _ of readCopied(cursor, undefined)) continue;
}

async function* readInsert(source: Source, inserted: string): AsyncGenerator<DumpRow> {
  const { cursor } = source;
  const table = tableIn(inserted);
  if (await cursor.take(SET)) return yield await readAssigned(source, table);
  const [, named] = await cursor.take(COLUMNS) ?? [];
  if (!await cursor.take(VALUES)) {
    throw new Error(`The dump cannot be read: a statement with rows of ${table} cannot be read`);
  }
  const columns = columnsOf(source, { of: inserted, named });
  for (;;) {
    await skipSpace(source);
    if (!await cursor.take(OPEN)) {
      throw new Error(`The dump cannot be read: a row of ${table} cannot be read`);
    }
    yield { table, row: await readTuple(source, { table, columns }) };
    await skipSpace(source);
    if (await cursor.take(COMMA)) continue;
    if (await cursor.take(source.end.mark) || await cursor.isAtEnd()) return;
    if (!await cursor.take(CLAUSE)) {
      throw new Error(`The dump cannot be read: what follows a row of ${table} cannot be read`);
    }
    return void await takeStatement(source);
  }
}

async function readTuple(
  source: Source,
  { table, columns }: { table: string; columns: readonly string[] },
): Promise<DumpRow["row"]> {
  const { cursor, dialect } = source;
  const row: DumpRow["row"] = {};
  for (const [nth, column] of columns.entries()) {
    if (nth > 0 && !await cursor.take(COMMA)) {
      await skipSpace(source);
      if (!await cursor.take(COMMA)) {
        throw new Error(`The dump cannot be read: a row of ${table} has too few values`);
      }
    }
    row[column] = await readValue({ cursor, dialect, table });
  }
  await skipSpace(source);
  if (!await cursor.take(CLOSE)) {
    throw new Error(`The dump cannot be read: a row of ${table} has too many values`);
  }
  return row;
}

/** Reads the assignments after `insert into … set`. */
async function readAssigned(source: Source, table: string): Promise<DumpRow> {
  const { cursor, dialect, end } = source;
  const row: DumpRow["row"] = {};
  do {
    const [, named] = await cursor.take(ASSIGNED) ?? [];
    if (named === undefined) {
      throw new Error(`The dump cannot be read: a row of ${table} cannot be read`);
    }
    row[tableIn(named)] = await readValue({ cursor, dialect, table });
  } while (await cursor.take(COMMA));
  await skipSpace(source);
  if (await cursor.take(CLAUSE)) await takeStatement(source);
  else if (!await cursor.take(end.mark)) {
    throw new Error(`The dump cannot be read: a row of ${table} breaks off`);
  }
  return { table, row };
}

/** Returns the columns of rows. Throws if the table also has rows of another database. */
function columnsOf(
  { columns, database, databases }: Source,
  { of, named }: { of: string; named: string | undefined },
): string[] {
  const table = tableIn(of);
  const from = nameParts(of).slice(0, -1).join(".") || database;
  if ((databases.get(table) ?? from) !== from) {
    throw new Error(`The dump has ${table} of two databases: dump one of them`);
  }
  databases.set(table, from);
  const found = named === undefined ? columns.get(table) : namesIn(named);
  if (!found) throw new Error(`The dump has rows of ${table}, and not its columns`);
  return found;
}

function tableIn(name: string): string {
  return nameParts(name).at(-1)?.toLowerCase() ?? "";
}

/** Skips spaces and comments, and returns whether the file ends there. */
async function skipSpace({ cursor, dialect: { comment } }: Source): Promise<boolean> {
  while (await cursor.take(SPACES) ?? await cursor.take(comment) ?? await cursor.take(COMMAND)) {
    continue;
  }
  return await cursor.isAtEnd();
}

/**
 * Takes the rest of a statement, and returns it with empty texts and without comments. Long statements are not kept,
 * because only a `CREATE TABLE` is read, and that is short.
 */
async function takeStatement({ cursor, dialect, end: { mark, other } }: Source): Promise<string> {
  let statement = "";
  while (!await cursor.isAtEnd()) {
    if (await cursor.take(mark)) break;
    const isComment = await cursor.take(dialect.comment);
    const [part] = isComment ?? await cursor.take(dialect.quoted) ?? await cursor.take(other) ??
      await cursor.take(UNQUOTED) ?? [];
    if (part === undefined) throw new Error("The dump breaks off in the middle of a text");
    if (statement.length < AHEAD) statement += isComment ? " " : part.startsWith("'") ? "''" : part;
  }
  return statement;
}

function endedBy(mark: string): StatementEnd {
  const first = RegExp.escape(mark.slice(0, 1));
  return {
    mark: { is: new RegExp(RegExp.escape(mark), "y") },
    other: { is: new RegExp(`[^'"\`#/$\\-${first}]+`, "y"), isDivisible: true },
  };
}
