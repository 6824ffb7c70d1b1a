import anyAscii from "any-ascii";
import type { Query } from "../../core/database/connect.ts";
import { violatesUnique } from "../../core/database/unique.ts";
import { isUuid } from "../../core/database/uuid_v7.ts";

/** Maximum characters of a slug before its number. */
const SLUG_MAX = 80;

/** Numbers to try for a free slug: more than servers that share a name. */
const NUMBERS_MAX = 1_000_000;

/**
 * Attempts at a write whose slug another server takes at the same moment. Each failed attempt means that another one
 * succeeded.
 */
const WRITES_MAX = 100;

/** Characters that resemble a letter, and those letters. A hyphen resembles nothing. */
const RESEMBLING = "i013457-";
const RESEMBLED = "loleast";

/**
 * Words in an address that make a listing look like a part of the site, which no owner gets by choice or by a name.
 * Other pages use "new" after `/my/servers/`.
 */
const OF_THE_SITE: ReadonlySet<string> = new Set(
  ("account admin administrator administrators admins api badge docs edit help imprint login mod moderation " +
    "moderator moderators mods my new null official owner privacy register root rules security server servers sign-in " +
    "sign-up staff status support system team terms undefined vote voteboard voters votes www")
    .split(" ").map(lookOf),
);

/** Length of a slug that an owner chooses, in characters. */
export const OWN_SLUG_MIN = 3;
export const OWN_SLUG_MAX = 40;

/** Lower-case letters and digits, in words with single hyphens between them. */
const OWN_SLUG = new RegExp(`^(?=.{${OWN_SLUG_MIN},${OWN_SLUG_MAX}}$)[a-z0-9]+(-[a-z0-9]+)*$`);

/** What is wrong with a slug that somebody chose. */
type SlugFault = "form" | "reserved" | "taken" | "alike";

/**
 * Returns what is wrong with a chosen slug, whoever has which one. An id is none, so that no page takes one for the other.
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
 * Returns what keeps a server from a slug that another one has or had in public, or that could be taken for one: "cav3s"
 * for "caves". Listings of one owner may look alike. Write it within `retryTakenSlug`.
 */
export async function findSlugRival(
  sql: Query,
  slug: string,
  own: { id: string; ownerId: string },
): Promise<SlugFault | undefined> {
  const look = lookOf(slug);
  // Each part is a lookup by index: one condition for all would read every listing.
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
 * Returns what a hurried reader sees in a slug: no hyphens, and digits as the letters they resemble. `slug_look` in the
 * database returns the same.
 */
export function lookOf(slug: string): string {
  const letters = [...slug].map((letter) => {
    const at = RESEMBLING.indexOf(letter);
    return at < 0 ? letter : RESEMBLED.charAt(at);
  });
  return letters.join("").replaceAll("rn", "m").replaceAll("vv", "w");
}

/** Slug for a name without any letters a–z or digits, even when its emoji are spelled out. */
const NAMELESS = "server";

/** Emoji carry little meaning and make slugs long: "fire-fire-pvp-fire-fire". */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;

/**
 * Returns the URL-friendly form of a name in any script, or "" for a name without letters, digits and emoji. Emoji
 * count only if a name has nothing else.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(slugOf("Skyblock Valley!"), "skyblock-valley");
 * assert.equal(slugOf("Große Straße"), "grosse-strasse");
 * assert.equal(slugOf("Мой Сервер"), "moy-server");
 * assert.equal(slugOf("🔥 Steve's PvP 🔥"), "steves-pvp");
 * assert.equal(slugOf("🔥"), "fire");
 * ```
 */
export function slugOf(name: string): string {
  return tidied(name.replace(EMOJI, " ")) || tidied(name);
}

/** Apostrophes are part of a word; every other character that isn't a letter or digit ends it. */
function tidied(text: string): string {
  // Letters such as "é" may consist of two characters, which any-ascii would read one by one.
  const ascii = anyAscii(text.normalize("NFC")).toLowerCase().replace(/['`]/g, "");
  const words = ascii.match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, SLUG_MAX).replace(/-$/, "");
}

/**
 * Finds the first slug of a name that no other server has: its plain form, or that with the lowest free number. `own`
 * is the id of the server it is for, which may keep its slug. Write it within `retryTakenSlug`.
 */
export async function findFreeSlug(sql: Query, name: string, own: string): Promise<string> {
  const base = slugOf(name) || NAMELESS;
  const isPlain = base === NAMELESS || !OF_THE_SITE.has(lookOf(base));
  const [free] = await sql<{ slug: string }[]>`
    select slug
    from (select generate_series(1, ${NUMBERS_MAX}::int) as number) numbered,
      lateral (
        select case when number = 1 and ${isPlain} then ${base}::text else ${base} || '-' || number end as slug
      ) candidate
    where not exists (select from server s where s.slug = candidate.slug and s.id <> ${own})
      and not exists (
        select from former_slug f where f.slug = candidate.slug and f.was_public and f.server_id <> ${own}
      )
    limit 1`;
  if (free) return free.slug;
  throw new Error(`${NUMBERS_MAX} servers have the slug "${base}"`);
}

/** Runs a transaction that writes a free slug, and repeats it if another server takes that slug meanwhile. */
export async function retryTakenSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1;; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === WRITES_MAX || !violatesUnique(error, "server_slug_key")) throw error;
    }
  }
}
