/** English order: without case, and "2" before "10". */
const ENGLISH = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Compares names for sorting in English order, not by their bytes.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const names = [{ name: "ATLAS" }, { name: "Arma 3" }, { name: "Ark" }];
 * assert.deepEqual(names.sort(byName).map(({ name }) => name), ["Ark", "Arma 3", "ATLAS"]);
 * ```
 */
export function byName(one: { name: string }, other: { name: string }): number {
  return ENGLISH.compare(one.name, other.name);
}
