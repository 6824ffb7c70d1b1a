/**
 * Parses JSON. Returns undefined for any other text.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(parseJson('{"votes":1}'), { votes: 1 });
 * assert.equal(parseJson("{"), undefined);
 * ```
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
