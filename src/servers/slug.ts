/** Maximum characters of a slug before its number. */
const SLUG_MAX = 80;

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
