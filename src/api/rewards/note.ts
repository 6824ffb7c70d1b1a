/** Characters of a note that are kept. */
const NOTE_MAX = 200;

/**
 * Returns a plugin's note as it is kept. It is often an error's message, so whatever is odd about it is no reason to
 * refuse the fact that it comes with.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(noteOf("inventory\n\u0000full"), "inventory full");
 * assert.equal(noteOf(" \t"), undefined);
 * ```
 */
export function noteOf(text: string | undefined): string | undefined {
  const plain = text?.toWellFormed().replace(/[\p{Cc}\s]+/gu, " ").trim();
  return plain ? [...plain].slice(0, NOTE_MAX).join("") : undefined;
}
