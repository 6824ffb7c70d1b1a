import { createHash } from "node:crypto";

/**
 * Returns a fingerprint of a state. A form contains the fingerprint of what it showed, and is refused once the state
 * has changed. A version number would also refuse a form after changes to fields that it doesn't contain.
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
