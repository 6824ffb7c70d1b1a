import { createRewriter } from "../../site/pictures/rewrite.ts";
import { ARCHIVE_FILES } from "./archive_format.ts";
import { importAccounts } from "./import_accounts.ts";
import { importAddresses } from "./import_addresses.ts";
import type { ImportContext, ImportOperator } from "./import_context.ts";
import { importListings } from "./import_listings.ts";
import { importMonths, importTotals } from "./import_votes.ts";
import { type Archive, openArchive } from "./read_archive.ts";
import { openStaging } from "./staging.ts";
import { tellOwners } from "./tell_owners.ts";

/** The steps of an import, in the order in which they depend on each other. */
const STEPS = [importAccounts, importListings, importTotals, importMonths, importAddresses];

/**
 * Imports the archive of another list from a folder. Returns the results of its lines, and prints faults as they are
 * found. Each batch is one transaction, and ids are derived from those of the archive, so an import that was killed
 * continues when it is run again, and repeating a complete one changes only the numbers of votes. A dry run reads,
 * checks and reports the same, and writes nothing.
 */
export async function importList(
  operator: ImportOperator,
  folder: string,
  { isDry, mails }: { isDry: boolean; mails: boolean },
): Promise<Record<string, unknown>> {
  const archive = await openArchive(folder);
  await tellOthers(archive, operator);
  await using staging = await openStaging(operator.sql);
  const { sql, allowPrivate, act, note } = operator;
  const rewritePicture = createRewriter();
  const context: ImportContext = {
    sql,
    allowPrivate,
    act,
    note,
    archive,
    staging,
    isDry,
    rewritePicture,
  };
  const result: Record<string, unknown> = { list: archive.list, dryRun: isDry };
  for (const step of STEPS) {
    const { file, counts } = await step(context);
    result[file.replace(".jsonl", "")] = counts;
  }
  if (mails && !isDry) result["mailed"] = await tellOwners(operator, archive);
  return result;
}

/** Prints the names of files that resemble those of an archive but aren't read. */
async function tellOthers({ folder }: Archive, { note }: ImportOperator): Promise<void> {
  const known = new Set<string>(["archive.json", ...Object.values(ARCHIVE_FILES)]);
  for await (const { name, isFile } of Deno.readDir(folder)) {
    if (!isFile || known.has(name) || !/\.(?:json|jsonl|ndjson|csv|gz|zip)$/i.test(name)) continue;
    note(`${name.replace(/\p{C}/gu, "�")}: is no file of an archive, and is not read`);
  }
}
