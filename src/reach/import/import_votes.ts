import { oldestMonth } from "../../site/voting/boards.ts";
import { setImportedMonths, setImportedTotals } from "./imported_votes.ts";
import { monthOf } from "../../site/voting/month.ts";
import { ARCHIVE_FILES, MONTH, TOTAL } from "./archive_format.ts";
import { archiveId } from "./archive_id.ts";
import type { ImportContext } from "./import_context.ts";
import { type ArchiveRow, readRows } from "./read_archive.ts";
import { createReport, type FileReport } from "./file_report.ts";
import type { UniqueKind } from "./staging.ts";

/** Lines of a batch. */
const BATCH = 2_000;

/** Imports the total votes of listings. */
export async function importTotals(context: ImportContext): Promise<FileReport> {
  const { archive, note, staging, isDry } = context;
  const report = createReport(ARCHIVE_FILES.totals, { names: ["set"], note });
  for await (const batch of readRows(archive, report, { schema: TOTAL, size: BATCH })) {
    const totals = await findImportableLines(context, report, {
      kind: "total",
      batch,
      keyOf: () => "",
    });
    if (!isDry && totals.length > 0) {
      const rows = totals.map(({ serverId, row: { votes } }) => ({ serverId, votes }));
      await setImportedTotals(staging.session, rows);
    }
    for (const _ of totals) report.count("set");
  }
  return report;
}

/** Imports the votes of listings by month. Months that boards no longer show are only counted. */
export async function importMonths(context: ImportContext): Promise<FileReport> {
  const { archive, note, staging, isDry, act: { now } } = context;
  const report = createReport(ARCHIVE_FILES.months, { names: ["set", "tooOld"], note });
  const oldest = oldestMonth(now);
  const newest = monthOf(now);
  for await (const rows of readRows(archive, report, { schema: MONTH, size: BATCH })) {
    const batch = rows.filter(({ line, row: { month } }) => {
      if (month > newest) report.leaveOut(line, `month: ${month} has not begun`);
      if (month < oldest) report.count("tooOld");
      return month >= oldest && month <= newest;
    });
    const keyOf = ({ month }: { month: string }) => month;
    const months = await findImportableLines(context, report, { kind: "month", batch, keyOf });
    if (!isDry && months.length > 0) {
      const set = months.map(({ serverId, row: { month, votes } }) => ({
        serverId,
        month: `${month}-01`,
        votes,
      }));
      await setImportedMonths(staging.session, set);
    }
    for (const _ of months) report.count("set");
  }
  return report;
}

/** A line about a listing, and our id for it. */
type ListingLine<Row> = ArchiveRow<Row> & { serverId: string };

/** Finds the lines whose listing was imported. Each listing may have one line for a key. */
export async function findImportableLines<Row extends { listing: string }>(
  { archive: { list }, staging }: ImportContext,
  report: FileReport,
  { kind, batch, keyOf, keyIsAll = false }: {
    kind: UniqueKind;
    batch: readonly ArchiveRow<Row>[];
    keyOf: (row: Row) => string;
    /** Whether the key may occur once in the whole file, rather than once for each listing. */
    keyIsAll?: boolean;
  },
): Promise<ListingLine<Row>[]> {
  const listed = batch.map((line) => ({
    ...line,
    serverId: archiveId("listing", list, line.row.listing),
  }));
  const seen = listed.map(({ line, row, serverId }) => ({
    line,
    key: keyIsAll ? keyOf(row) : `${serverId} ${keyOf(row)}`,
  }));
  const repeats = await staging.findRepeats(kind, seen);
  const brought = await staging.findBrought(listed.map(({ serverId }) => serverId));
  return listed.filter(({ line, row, serverId }) => {
    if (repeats.has(line)) report.leaveOut(line, `The same is on line ${repeats.get(line)}`);
    else if (!brought.has(serverId)) {
      report.leaveOut(line, `The listing "${row.listing}" did not come in`);
    } else return true;
    return false;
  });
}
