/**
 * Returns a text for SQL's `like`, in which its wildcards are escaped.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(likeOf("50%_\\"), "50\\%\\_\\\\");
 * ```
 */
export function likeOf(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
