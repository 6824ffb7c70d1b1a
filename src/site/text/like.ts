/**
 * Escapes a text for SQL's `like`.
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
