import { join } from "node:path";
import { z } from "zod";
import { ARCHIVE } from "./archive_format.ts";
import { type Line, readLines } from "./read_lines.ts";
import type { FileReport } from "./report.ts";

/** A valid line. */
export interface ArchiveRow<Row> {
  line: number;
  row: Row;
}

/** An archive: its folder, and the list that it is of. */
export interface Archive {
  folder: string;
  list: string;
}

/** Opens an archive. Throws on a folder without a valid `archive.json`. */
export async function openArchive(folder: string): Promise<Archive> {
  const path = join(folder, "archive.json");
  const bytes = await Deno.readFile(path).catch((error) => {
    throw new Error(`Cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  });
  const value = parseJson(new TextDecoder().decode(bytes)); // takes the mark of UTF-8 away
  if (value === undefined) throw new Error(`${path}: The file is not JSON in UTF-8`);
  const { data, error } = ARCHIVE.safeParse(value);
  if (error) throw new Error(`${path}: ${sentenceOf(error)}`);
  return { folder, list: data.list };
}

/**
 * Reads a file of an archive in batches of at most `size` valid lines, and reports the invalid ones. A file that is
 * missing has no lines.
 */
export async function* readRows<Row>(
  { folder }: Archive,
  report: FileReport,
  { schema, size }: { schema: z.ZodType<Row>; size: number },
): AsyncGenerator<ArchiveRow<Row>[]> {
  let batch: ArchiveRow<Row>[] = [];
  for await (const line of readLines(join(folder, report.file))) {
    if (isBlank(line)) continue;
    report.count("lines");
    const read = readRow(line, schema);
    if (typeof read === "string") report.leaveOut(line.number, read);
    else {
      if (read.without !== undefined) {
        report.tell(line.number, `${read.without}. The line comes in without it`);
        if ("withoutSomething" in report.counts) report.count("withoutSomething");
      }
      batch.push({ line: line.number, row: read.row });
    }
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function isBlank({ bytes }: Line): boolean {
  return bytes?.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09) ?? false;
}

/** Returns a line's row, with what was wrong with optional fields, or what is wrong with the line. */
function readRow<Row>(
  { bytes }: Line,
  schema: z.ZodType<Row>,
): { row: Row; without?: string } | string {
  if (bytes === undefined) return "The line is too long";
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "The line is not UTF-8";
  }
  const value = parseJson(text);
  if (value === undefined) return "The line is not JSON";
  const { data, error } = schema.safeParse(value);
  if (!error) return storable(data);
  // Without the invalid fields the line is valid if they were all optional.
  const invalid = new Set(error.issues.map(({ path }) => String(path[0] ?? "")));
  const fields = Object.entries(Object(value)).filter(([name]) => !invalid.has(name));
  const rest = schema.safeParse(Object.fromEntries(fields));
  const row = rest.success ? storable(rest.data) : sentenceOf(error);
  return typeof row === "string" ? row : { ...row, without: sentenceOf(error) };
}

function storable<Row>(row: Row): { row: Row } | string {
  return holdsUnstorable(row) ? "A text has a character that cannot be stored" : { row };
}

/** Postgres stores neither a null character nor half of a character. */
function holdsUnstorable(row: unknown): boolean {
  return Object.values(Object(row)).flat().some((value) =>
    typeof value === "string" && (value.includes("\0") || !value.isWellFormed())
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentenceOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join(".")}: ${message}`
  ).join("; ");
}
