/** Characters of a path that a form carries. */
const NEXT_MAX = 2_000;

/**
 * Where somebody wanted to go before they had to sign in: a path of this site, or "/" for anything else.
 * Browsers read `//host`, `/\host` and what has a tab in it as another site, so it is judged as they read it.
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
  // "/.//evil.example" begins with one slash until its dot is resolved.
  return url.pathname.startsWith("//") ? "/" : url.pathname + url.search + url.hash;
}

/** A path of this site that remembers where to go next; "/" needs no remembering. */
export function pathWithNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next })}`;
}
