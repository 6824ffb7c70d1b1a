import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";

/** Maximum characters of a slug before its number. */
const SLUG_MAX = 80;

/** Number of suffixes ("-2", "-3" …) to try before a name counts as taken. */
export const SLUG_ATTEMPTS = 50;

/** Words that follow `/my/servers/` in the addresses of other pages. */
const RESERVED = ["new"];

/** Slug for a name without any letter a–z or digit. */
const NAMELESS = "server";

/**
 * Returns the URL-friendly form of a name; from the second attempt on, with its number.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(slugOf("Skyblock Valley!", 1), "skyblock-valley");
 * assert.equal(slugOf("Skyblock Valley!", 2), "skyblock-valley-2");
 * assert.equal(slugOf("New", 1), "new-1");
 * ```
 */
export function slugOf(name: string, attempt: number): string {
  const words = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").match(/[a-z0-9]+/g) ??
    [];
  const slug = words.join("-").slice(0, SLUG_MAX).replace(/-$/, "") || NAMELESS;
  return attempt === 1 && !RESERVED.includes(slug) ? slug : `${slug}-${attempt}`;
}

/** Finds the first slug of a name that no other server has; `own` is the one that its server has now. */
export async function findFreeSlug(sql: Query, name: string, own: string): Promise<string> {
  const slugs = Array.from({ length: SLUG_ATTEMPTS }, (_, nth) => slugOf(name, nth + 1));
  const taken = await sql<{ slug: string }[]>`
    select slug from server where slug = any(${slugs}::text[]) and slug <> ${own}`;
  const free = slugs.find((one) => !taken.some(({ slug }) => slug === one));
  if (free !== undefined) return free;
  throw nameTaken(name);
}

/** Returns the refusal of a name that too many servers have. */
export function nameTaken(name: string): Refusal {
  return new Refusal("server_exists", `Cannot list server: the name "${name}" is taken`);
}
