import anyAscii from "any-ascii";
import type { Query } from "../../../core/database/connect.ts";
import { violatesUnique } from "../../../core/database/unique.ts";
import { lookOf, OF_THE_SITE } from "./slug_faults.ts";

/** Maximum characters of a slug before its number. */
const SLUG_MAX = 80;

/** Maximum number in a slug: more than servers that share a name. */
const NUMBERS_MAX = 1_000_000;

/**
 * Maximum attempts to write a slug that other servers take concurrently. Each failed attempt means that another server
 * got its slug.
 */
const WRITES_MAX = 100;

/** The slug of a name without letters a–z or digits, even after its emoji are spelled out. */
const NAMELESS = "server";

/** Emoji carry little meaning and make slugs long: "fire-fire-pvp-fire-fire". */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;

/**
 * Returns the URL-friendly form of a name in any script, or "" for a name without letters, digits and emoji. Emoji are
 * used only if a name has nothing else.
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

/** Apostrophes are part of a word. Every other character that isn't a letter or digit ends it. */
function tidied(text: string): string {
  // Letters such as "é" may consist of two characters, which any-ascii would convert one by one. "ö" becomes "o" in
  // German names, too, because a name doesn't say its language.
  const ascii = anyAscii(text.normalize("NFC")).toLowerCase().replace(/['`]/g, "");
  const words = ascii.match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, SLUG_MAX).replace(/-$/, "");
}

/**
 * Returns the first free slug of a name: its plain form, or that with the lowest free number. `own` is the id of the
 * server that it is for, which may keep its slug. Write it within `retryTakenSlug`.
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

/** Runs a transaction that writes a free slug, and repeats it if another server takes that slug first. */
export async function retryTakenSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1;; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === WRITES_MAX || !violatesUnique(error, "server_slug_key")) throw error;
    }
  }
}
