import type { Query } from "../../../core/database/connect.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";

/** Characters that resemble a letter, and those letters. A hyphen is removed. */
const RESEMBLING = "i013457-";
const RESEMBLED = "loleast";

/**
 * Words in an address that make a listing look like a part of the site. No owner gets them, by choice or by a name.
 * "new" is used by pages after `/my/servers/`.
 */
export const OF_THE_SITE: ReadonlySet<string> = new Set(
  ("account admin administrator administrators admins api badge docs edit help imprint login mod moderation " +
    "moderator moderators mods my new null official owner privacy register root rules security server servers sign-in " +
    "sign-up staff status support system team terms undefined vote voteboard voters votes www")
    .split(" ").map(lookOf),
);

/** Length of a slug that an owner chooses, in characters. */
export const OWN_SLUG_MIN = 3;
export const OWN_SLUG_MAX = 40;

/** Lower-case letters and digits, in words that are separated by single hyphens. */
const OWN_SLUG = new RegExp(`^(?=.{${OWN_SLUG_MIN},${OWN_SLUG_MAX}}$)[a-z0-9]+(-[a-z0-9]+)*$`);

/** What is wrong with a chosen slug. */
type SlugFault = "form" | "reserved" | "taken" | "alike";

/**
 * Returns what is wrong with a chosen slug, apart from conflicts with other servers' slugs. A slug can't be an id,
 * because pages accept both.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(slugFault("deep-caves-2"), undefined);
 * assert.equal(slugFault("Deep Caves"), "form");
 * assert.equal(slugFault("support"), "reserved");
 * assert.equal(slugFault("supp0rt"), "reserved");
 * ```
 */
export function slugFault(slug: string): SlugFault | undefined {
  if (!OWN_SLUG.test(slug) || isUuid(slug)) return "form";
  return OF_THE_SITE.has(lookOf(slug)) ? "reserved" : undefined;
}

/**
 * Returns the conflict of a slug with one that another server has or had in public: the same, or one that looks like
 * it, such as "cav3s" for "caves". Listings of one owner may look alike. Write the slug within `retryTakenSlug`.
 */
export async function findSlugRival(
  sql: Query,
  slug: string,
  own: { id: string; ownerId: string },
): Promise<SlugFault | undefined> {
  const look = lookOf(slug);
  // Each part is a look-up by index, because one condition for all would read every listing.
  const [rival] = await sql<{ isSame: boolean }[]>`
    select slug = ${slug} as is_same from (
      select slug, id, owner_id, status from server where slug = ${slug}
      union all
      select slug, id, owner_id, status from server where slug_look(slug) = ${look}
      union all
      select f.slug, s.id, s.owner_id, s.status from former_slug f join server s on s.id = f.server_id
      where f.was_public and f.slug = ${slug}
      union all
      select f.slug, s.id, s.owner_id, s.status from former_slug f join server s on s.id = f.server_id
      where f.was_public and slug_look(f.slug) = ${look}
    ) as known
    where id <> ${own.id} and
      (slug = ${slug} or owner_id <> ${own.ownerId} and status in ('approved', 'suspended'))
    order by is_same desc limit 1`;
  return rival && (rival.isSame ? "taken" : "alike");
}

/**
 * Returns a slug as a hurried reader sees it: without hyphens, and with the letters that digits resemble. `slug_look`
 * in the database returns the same.
 */
export function lookOf(slug: string): string {
  const letters = [...slug].map((letter) => {
    const at = RESEMBLING.indexOf(letter);
    return at < 0 ? letter : RESEMBLED.charAt(at);
  });
  return letters.join("").replaceAll("rn", "m").replaceAll("vv", "w");
}
