import { createHash } from "node:crypto";

/**
 * Tells one state of something from another: a form carries that of what it showed, and is refused once it is another.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(fingerprintOf(["Caves", 1]), fingerprintOf(["Caves", 1]));
 * assert.notEqual(fingerprintOf(["Caves", 1]), fingerprintOf(["Caves", 2]));
 * ```
 */
export function fingerprintOf(state: unknown): string {
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 22);
}
