/** Maximum characters of a path in a form. */
const NEXT_MAX = 2_000;

/**
 * Returns the path of this site that a user wanted to open before signing in, or "/" for any other text. Browsers treat
 * `//host`, `/\host` and paths with a tab as another site, so the path is parsed in the same way.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(nextPath("/servers/caves?x=1", "https://votes.example"), "/servers/caves?x=1");
 * assert.equal(nextPath("//evil.example", "https://votes.example"), "/");
 * ```
 */
export function nextPath(text: string | undefined, baseUrl: string): string {
  if (text === undefined || text.length > NEXT_MAX || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(text)) {
    return "/";
  }
  const url = URL.parse(text, baseUrl);
  if (url === null || url.origin !== new URL(baseUrl).origin) return "/";
  // "/.//evil.example" starts with one slash until its dot is resolved.
  return url.pathname.startsWith("//") ? "/" : url.pathname + url.search + url.hash;
}
