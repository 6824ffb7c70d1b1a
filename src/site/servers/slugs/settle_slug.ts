import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { daysAfter } from "../../../core/time/day.ts";
import type { Server } from "../../../core/servers/server.ts";
import { isPublished } from "../../../core/servers/listing_stage.ts";
import { findSlugRival, OWN_SLUG_MAX, OWN_SLUG_MIN, slugFault } from "./slug_faults.ts";
import { findFreeSlug, slugOf } from "./free_slug.ts";

/**
 * Maximum former slugs of a server: more than pages that its owner has open, and ten months of public slugs.
 *
 * ```text
 * limit                     value         protects             used up by
 * former slugs of a server  10            slugs that are free  an owner who renames
 *   test: a server keeps ten former slugs
 * moves of a public slug    1 in 30 days  readers' links       an owner who renames
 *   test: a listed server's slug changes once in 30 days, and back no sooner
 * ```
 */
const FORMER_SLUGS_MAX = 10;

/**
 * Minimum days between two changes of a public slug. Search engines and readers need time to follow, and owners can't
 * occupy many slugs.
 */
export const SLUG_MOVE_DAYS = 30;

/** What determines the slug of a listing. */
interface SlugWish {
  name: string;
  /** The slug that the owner typed. "" derives it from the name. Undefined if the form has no slug. */
  slug: string | undefined;
  act: Act;
}

/** Returns when a listing's slug may change again, or null if it may change now. */
export function slugOpensAt(
  { status, slugMovedAt }: Pick<Server, "status"> & { slugMovedAt: Date | null },
  now: Date,
): Date | null {
  if (!isPublished(status) || slugMovedAt === null) return null;
  const opensAt = daysAfter(slugMovedAt, SLUG_MOVE_DAYS);
  return opensAt > now ? opensAt : null;
}

/**
 * Sets a listing's slug to the one that its owner chose. Without a choice, the slug follows the name until the first
 * approval. Returns the slug, and whether the owner chose it. Refuses an invalid, reserved or taken slug, and a second
 * change of a public slug too soon. Throws a unique violation of `server_slug_key` if another server takes it first.
 */
export async function settleSlug(
  tx: Query,
  before: Server & { slugChosen: boolean; slugMovedAt: Date | null },
  { name, slug: typed, act }: SlugWish,
): Promise<string> {
  const wanted = typed?.trim().toLowerCase();
  const isPublic = isPublished(before.status);
  if (wanted !== undefined && wanted !== "" && wanted !== before.slug) {
    await requireSlug(tx, wanted, before);
    const opensAt = act.by.kind === "operator" ? null : slugOpensAt(before, act.now);
    if (opensAt) throw refusal("slug_moved", { at: opensAt });
    return await moveSlug(tx, before, { slug: wanted, isChosen: true, isPublic, act });
  }
  const isChosen = before.slugChosen && wanted !== "";
  if (isPublic || isChosen || (name === before.name && !before.slugChosen)) return before.slug;
  const slug = await findFreeSlug(tx, name, before.id);
  return await moveSlug(tx, before, { slug, isChosen: false, isPublic, act });
}

/** Refuses a slug that can't be chosen, or that is equal or similar to another server's. */
export async function requireSlug(
  tx: Query,
  slug: string,
  own: Pick<Server, "id" | "ownerId">,
): Promise<void> {
  const fault = slugFault(slug) ?? await findSlugRival(tx, slug, own);
  if (fault === undefined) return;
  const example = slugOf(slug).slice(0, OWN_SLUG_MAX).replace(/-$/, "");
  const why = fault === "form" && example.length >= OWN_SLUG_MIN ? "formLike" : fault;
  const limits = { min: OWN_SLUG_MIN, max: OWN_SLUG_MAX };
  throw refusal("slug_refused", { why, slug: slug.slice(0, 80), example, ...limits });
}

/** Writes a new slug, and keeps the former one for open pages and links. */
async function moveSlug(
  tx: Query,
  before: Server,
  { slug, isChosen, isPublic, act: { now } }: {
    slug: string;
    isChosen: boolean;
    isPublic: boolean;
    act: Act;
  },
): Promise<string> {
  await tx`
    update server
    set slug = ${slug}, slug_chosen = ${isChosen}, updated_at = ${now},
      slug_moved_at = case when ${isPublic}::boolean then ${now} else slug_moved_at end
    where id = ${before.id}`;
  if (slug === before.slug) return slug;
  await tx`
    insert into former_slug as f (slug, server_id, until, was_public)
    values (${before.slug}, ${before.id}, ${now}, ${isPublic})
    on conflict (slug, server_id) do update
    set until = excluded.until, was_public = f.was_public or excluded.was_public`;
  await tx`
    delete from former_slug where server_id = ${before.id} and (slug = ${slug} or slug in (
      select slug from former_slug where server_id = ${before.id}
      order by was_public desc, until desc, slug offset ${FORMER_SLUGS_MAX}
    ))`;
  return slug;
}
