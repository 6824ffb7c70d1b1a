import type { Cursor, DumpRow } from "./open_dump.ts";

const LINE = { is: /([^\n]*)(?:\n|$)/y };

/** Meanings of a backslash and a letter, where it isn't the letter itself. */
const ESCAPES: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** Reads the lines after Postgres' `COPY … FROM stdin`, up to the end mark. Without a table it only skips them. */
export async function* readCopied(
  cursor: Cursor,
  of: { table: string; columns: readonly string[] } | undefined,
): AsyncGenerator<DumpRow> {
  while (!await cursor.isAtEnd()) {
    const [, text = ""] = await cursor.take(LINE) ?? [];
    const line = text.replace(/\r$/, "");
    if (line === "\\.") return;
    if (!of) continue;
    const values = line.split("\t");
    if (values.length !== of.columns.length) {
      throw new Error(
        `The dump cannot be read: a row of ${of.table} has ${values.length} values for ${of.columns.length} columns`,
      );
    }
    const row = Object.fromEntries(
      of.columns.map((column, nth) => [column, valueOf(values[nth] ?? "")]),
    );
    yield { table: of.table, row };
  }
  throw new Error("The dump breaks off in the middle of a table");
}

function valueOf(text: string): string | null {
  if (text === "\\N") return null;
  return text.replace(
    /\\(?:([0-7]{1,3})|x([0-9a-fA-F]{1,2})|([\s\S]))/g,
    (_, octal, hex, char) => {
      if (char !== undefined) return ESCAPES[char] ?? char;
      return String.fromCharCode(octal === undefined ? parseInt(hex, 16) : parseInt(octal, 8));
    },
  );
}
