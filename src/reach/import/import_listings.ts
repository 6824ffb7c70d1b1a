import { jsonRows } from "../../core/database/json_rows.ts";
import { Refusal } from "../../core/refusals/refusal.ts";
import { type ImportedServer, importServer } from "./import_server.ts";
import { parseFields } from "../../site/servers/fields/listing_fields.ts";
import { lookOf } from "../../site/servers/slugs/slug_faults.ts";
import { slugOf } from "../../site/servers/slugs/free_slug.ts";
import { ARCHIVE_FILES, LISTING } from "./archive_format.ts";
import { archiveId } from "./archive_id.ts";
import type { ImportContext } from "./import_context.ts";
import { type ArchiveRow, readRows } from "./read_archive.ts";
import { type Catalogue, readFacts } from "./read_facts.ts";
import { createReport, type FileReport } from "./file_report.ts";
import {
  type GivenListing,
  readCreatedAt,
  readDescription,
  readOwnPicture,
  readSlug,
} from "./given_listing.ts";

/** Lines of a batch. Few, because their pictures are in memory until they are stored. */
const BATCH = 20;

/** Facts that were looked up for a batch of lines. */
interface Batch {
  ids: Map<number, number>;
  looks: Map<number, number>;
  owners: Set<string>;
  there: Set<string>;
}

/** Imports listings with their facts and pictures. The checks are those of a listing that its owner enters. */
export async function importListings(context: ImportContext): Promise<FileReport> {
  const { archive, note, sql, staging, isDry, act } = context;
  const report = createReport(ARCHIVE_FILES.listings, {
    names: ["added", "alreadyThere", "withoutSomething"],
    note,
  });
  const catalogue = await readCatalogue(context);
  for await (const rows of readRows(archive, report, { schema: LISTING, size: BATCH })) {
    const batch = await examine(context, rows);
    const brought: string[] = [];
    for (const row of rows) {
      const found = await prepare(context, report, { ...row, batch, catalogue });
      if (found === undefined) continue;
      brought.push(found.id);
      if (!("server" in found)) continue;
      if (!isDry) await importServer(sql, found.server, act);
      report.count("added");
    }
    await staging.bring(brought);
  }
  return report;
}

async function readCatalogue({ sql }: ImportContext): Promise<Catalogue> {
  const [games, tags] = await Promise.all([
    sql<{ id: string; slug: string }[]>`select id, slug from game`,
    sql<{ slug: string }[]>`select slug from tag`,
  ]);
  return {
    games: new Map(games.map(({ id, slug }) => [slug, id])),
    tags: new Set(tags.map(({ slug }) => slug)),
  };
}

async function examine(
  { archive: { list }, staging }: ImportContext,
  rows: readonly ArchiveRow<GivenListing>[],
): Promise<Batch> {
  const ids = rows.map(({ line, row }) => ({ line, key: archiveId("listing", list, row.id) }));
  const looks = rows.map(({ line, row: { slug, name } }) => ({
    line,
    key: lookOf(slug?.trim().toLowerCase() || slugOf(name)),
  }));
  const listed = jsonRows(ids.map(({ key }) => ({ id: key })));
  const there = await staging.session<{ id: string }[]>`
    select given.id from json_to_recordset(${listed}::text::json) as given (id uuid)
    cross join lateral (select from server s where s.id = given.id limit 1) as found`;
  return {
    ids: await staging.findRepeats("listing", ids),
    looks: await staging.findRepeats("slug", looks),
    owners: await staging.findBrought(rows.map(({ row }) => archiveId("account", list, row.owner))),
    there: new Set(there.map(({ id }) => id)),
  };
}

/** Returns the listing to import, or the id of an existing one. Undefined if it is left out. */
async function prepare(
  context: ImportContext,
  report: FileReport,
  { line, row, isPartial, batch, catalogue }: ArchiveRow<GivenListing> & {
    batch: Batch;
    catalogue: Catalogue;
  },
): Promise<{ id: string } | { id: string; server: ImportedServer } | undefined> {
  const { archive: { list }, act: { now } } = context;
  const id = archiveId("listing", list, row.id);
  const ownerId = archiveId("account", list, row.owner);
  const gameId = catalogue.games.get(row.game);
  const leaveOut = (sentence: string) => void report.leaveOut(line, sentence);
  if (batch.ids.has(line)) return leaveOut(`The id is also on line ${batch.ids.get(line)}`);
  if (batch.there.has(id)) {
    report.count("alreadyThere");
    return { id };
  }
  if (!batch.owners.has(ownerId)) {
    return leaveOut(`The account "${row.owner}" of its owner did not come in`);
  }
  if (gameId === undefined) return leaveOut(`There is no game "${row.game}"`);
  try {
    const fields = parseFields({ ...row, description: "" }, context);
    const faults: string[] = [];
    const server: ImportedServer = {
      ...fields,
      id,
      ownerId,
      gameId,
      status: row.status === "published" ? "approved" : "pending",
      description: readDescription(row, context, faults),
      slug: await readSlug(context, {
        row,
        own: { id, ownerId },
        isRepeated: batch.looks.has(line),
      }, faults),
      facts: readFacts(row, catalogue, faults),
      logo: await readOwnPicture(context, { row, kind: "logo" }, faults),
      banner: await readOwnPicture(context, { row, kind: "banner" }, faults),
      createdAt: readCreatedAt(row, now, faults),
    };
    for (const sentence of faults) {
      report.tell(line, `${sentence.replace(/\.$/, "")}. The listing comes in without it`);
    }
    if (isPartial || faults.length > 0) report.count("withoutSomething");
    return { id, server };
  } catch (error) {
    if (error instanceof Refusal) {
      return leaveOut(`"${row.host.slice(0, 253)}:${row.port}": ${error.message}`);
    }
    throw error;
  }
}
