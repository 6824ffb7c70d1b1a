/**
 * Returns the properties of a caught error, or of another value of an unknown type. `Object` returns `any`, so this
 * function gives each property the type `unknown`, which the caller has to check. Null and undefined have no
 * properties.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const { code, cause } = propertiesOf(Object.assign(new Error("lost"), { code: "ECONNRESET" }));
 * assert.deepEqual([code, cause], ["ECONNRESET", undefined]);
 * assert.equal(propertiesOf(undefined)["code"], undefined);
 * ```
 */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}
