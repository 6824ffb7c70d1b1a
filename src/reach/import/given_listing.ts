import type { z } from "zod";
import type { PictureKind } from "../../site/pictures/picture.ts";
import type { WrittenPicture } from "../../site/pictures/rewrite.ts";
import { Refusal } from "../../core/refusals/refusal.ts";
import { parseFields } from "../../site/servers/fields/listing_fields.ts";
import { findSlugRival, slugFault } from "../../site/servers/slugs/slug_faults.ts";
import { LISTING } from "./archive_format.ts";
import type { ImportContext } from "./import_context.ts";
import { readPicture } from "./read_picture.ts";

/** A listing from before this time is a mistake in the export, such as the year 1970. */
const EARLIEST = new Date("1995-01-01");

/** A listing in the archive of the other list. */
export type GivenListing = z.output<typeof LISTING>;

/** Reads the description. An invalid one is left out, and `faults` gets the reason. */
export function readDescription(
  row: GivenListing,
  context: ImportContext,
  faults: string[],
): string {
  try {
    return parseFields({ ...row, description: row.description ?? "" }, context)
      .description;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    faults.push(`description: ${error.message}`);
    return "";
  }
}

/** Reads the slug. One that resembles another listing's belongs to that listing, even if the other list had both. */
export async function readSlug(
  { sql }: ImportContext,
  { row, own, isRepeated }: {
    row: GivenListing;
    own: { id: string; ownerId: string };
    isRepeated: boolean;
  },
  faults: string[],
): Promise<string | undefined> {
  const slug = row.slug?.trim().toLowerCase() ?? "";
  if (slug === "") return undefined;
  const isFine = slugFault(slug) === undefined && !isRepeated &&
    await findSlugRival(sql, slug, own) === undefined;
  if (isFine) return slug;
  faults.push(
    `slug: "${slug.slice(0, 80)}" is invalid, reserved or taken, or looks like another one`,
  );
  return undefined;
}

/** Reads a picture. An unusable one is left out, and `faults` gets the reason. */
export async function readOwnPicture(
  context: ImportContext,
  { row, kind }: { row: GivenListing; kind: PictureKind },
  faults: string[],
): Promise<WrittenPicture | undefined> {
  const path = row[kind] ?? "";
  if (path === "") return undefined;
  const picture = await readPicture(context, { path, kind });
  if (typeof picture !== "string") return picture;
  faults.push(`${kind}: ${picture}`);
  return undefined;
}

/** Reads the time at which the listing was created. An impossible time becomes `now`, and `faults` gets the reason. */
export function readCreatedAt(
  { created_at: given }: GivenListing,
  now: Date,
  faults: string[],
): Date {
  const at = new Date(given ?? now);
  if (at >= EARLIEST && at <= now) return at;
  faults.push(`created_at: ${given} is before 1995 or after now`);
  return now;
}
