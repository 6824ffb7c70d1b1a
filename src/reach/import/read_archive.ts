import { join } from "node:path";
import { z } from "zod";
import { ARCHIVE } from "./archive_format.ts";
import { type FileLine, readLines } from "./read_lines.ts";
import type { FileReport } from "./file_report.ts";
import { parseJson } from "../../core/text/parse_json.ts";
import { propertiesOf } from "../../core/text/properties_of.ts";

/** A valid line. */
export interface ArchiveRow<Row> {
  line: number;
  row: Row;
  /** Whether an optional field was invalid. */
  isPartial: boolean;
}

/** An archive: its folder, and the list that it comes from. */
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
  const value = parseJson(new TextDecoder().decode(bytes)); // removes the byte order mark
  if (value === undefined) throw new Error(`${path}: The file is not JSON in UTF-8`);
  const { data, error } = ARCHIVE.safeParse(value);
  if (error) throw new Error(`${path}: ${sentenceOf(error.issues)}`);
  return { folder, list: data.list };
}

/**
 * Reads a file of an archive in batches of at most `size` valid lines, and reports the invalid ones. A missing file
 * counts as an empty one.
 */
export async function* readRows<Row>(
  { folder }: Archive,
  report: FileReport,
  { schema, size }: { schema: z.ZodType<Row>; size: number },
): AsyncGenerator<ArchiveRow<Row>[]> {
  let batch: ArchiveRow<Row>[] = [];
  for await (const line of readLines(join(folder, report.file))) {
    if (isBlank(line)) continue;
    if (line.number === 1 && isUtf16(line)) {
      throw new Error(`${join(folder, report.file)}: The file is UTF-16. Save it as UTF-8`);
    }
    report.count("lines");
    const read = readRow(line, schema);
    if (typeof read === "string") report.leaveOut(line.number, read);
    else {
      if (read.without !== undefined) {
        report.tell(line.number, `${read.without}. The line comes in without it`);
      }
      batch.push({ line: line.number, row: read.row, isPartial: read.without !== undefined });
    }
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Returns whether a line is UTF-16 with a byte order mark, which Windows PowerShell writes. */
function isUtf16({ bytes }: FileLine): boolean {
  const [first, second] = bytes ?? [];
  return first === 0xff && second === 0xfe || first === 0xfe && second === 0xff;
}

function isBlank({ bytes }: FileLine): boolean {
  return bytes?.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09) ?? false;
}

/** Returns a line's row with the faults of its optional fields, or the fault of the line. */
function readRow<Row>(
  { bytes }: FileLine,
  schema: z.ZodType<Row>,
): { row: Row; without?: string } | string {
  if (bytes === undefined) return "The line is too long";
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "The line is not UTF-8"; // the only fault of a decoder
  }
  const value = parseJson(text);
  if (value === undefined) return "The line is not JSON";
  return readFields(value, schema);
}

/** Leaves out invalid fields as long as there are others. Without them, the line is valid if they were all optional. */
function readFields<Row>(
  value: unknown,
  schema: z.ZodType<Row>,
): { row: Row; without?: string } | string {
  let fields = value;
  const faults: string[] = [];
  for (;;) {
    const read = schema.safeParse(fields);
    const issues = read.error?.issues ?? unstorableIn(read.data);
    if (read.success && issues.length === 0) {
      return faults.length === 0
        ? { row: read.data }
        : { row: read.data, without: faults.join("; ") };
    }
    const invalid = new Set(issues.map(({ path }) => String(path[0] ?? "")));
    const given = Object.entries(propertiesOf(fields));
    const rest = given.filter(([name]) => !invalid.has(name));
    if (rest.length === given.length) return faults.join("; ") || sentenceOf(issues);
    faults.push(sentenceOf(issues));
    fields = Object.fromEntries(rest);
  }
}

/** A fault of a line, and its field. */
type Issue = Pick<z.core.$ZodIssue, "path" | "message">;

/** Finds the fields that Postgres can't store, because they contain a null character or half of a surrogate pair. */
function unstorableIn(row: unknown): Issue[] {
  return Object.entries(propertiesOf(row)).flatMap(([name, value]) => {
    const isStorable = [value].flat().every((part) =>
      typeof part !== "string" || !part.includes("\0") && part.isWellFormed()
    );
    return isStorable ? [] : [{ path: [name], message: "has a character that cannot be stored" }];
  });
}

function sentenceOf(issues: readonly Issue[]): string {
  return issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join(".")}: ${message}`
  ).join("; ");
}
