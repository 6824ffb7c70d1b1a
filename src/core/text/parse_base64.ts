/**
 * Decodes base64. Returns undefined for any other text.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(parseBase64("AQI="), new Uint8Array([1, 2]));
 * assert.equal(parseBase64("A"), undefined);
 * ```
 */
export function parseBase64(
  text: string,
  { alphabet = "base64" }: { alphabet?: "base64" | "base64url" } = {},
): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.fromBase64(text, { alphabet });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
