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
  const text = await Deno.readTextFile(path).catch((error) => {
    throw new Error(`Cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  });
  const { data, error } = ARCHIVE.safeParse(parseJson(text));
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
    else batch.push({ line: line.number, row: read.row });
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function isBlank({ bytes }: Line): boolean {
  return bytes?.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09) ?? false;
}

/** Returns a line's row, or what is wrong with the line. */
function readRow<Row>({ bytes }: Line, schema: z.ZodType<Row>): { row: Row } | string {
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
  if (error) return sentenceOf(error);
  return holdsUnstorable(data) ? "A text has a character that cannot be stored" : { row: data };
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
