import { parseOldAddress, setOldAddresses } from "../../site/servers/slugs/old_addresses.ts";
import { ADDRESS, ARCHIVE_FILES } from "./archive_format.ts";
import type { ImportContext } from "./import_context.ts";
import { findImportableLines } from "./import_votes.ts";
import { readRows } from "./read_archive.ts";
import { createReport, type FileReport } from "./file_report.ts";

/** Lines of a batch. */
const BATCH = 1_000;

/** Imports the former addresses of listings, which redirect to them from then on. */
export async function importAddresses(context: ImportContext): Promise<FileReport> {
  const { archive, note, staging, isDry } = context;
  const report = createReport(ARCHIVE_FILES.addresses, { names: ["set"], note });
  for await (const rows of readRows(archive, report, { schema: ADDRESS, size: BATCH })) {
    const batch = rows.flatMap(({ row: { path: typed, listing }, ...at }) => {
      const path = parseOldAddress(typed);
      if (path !== undefined) return [{ ...at, row: { path, listing } }];
      report.leaveOut(at.line, "path: is not a path of the other site, such as /server.php?id=12");
      return [];
    });
    const keyOf = ({ path }: { path: string }) => path;
    const found = await findImportableLines(context, report, {
      kind: "address",
      batch,
      keyOf,
      keyIsAll: true,
    });
    if (!isDry && found.length > 0) {
      const addresses = found.map(({ serverId, row: { path } }) => ({ path, serverId }));
      await setOldAddresses(staging.session, addresses);
    }
    for (const _ of found) report.count("set");
  }
  return report;
}
