/** Postgres's type numbers of arrays (pg_type.dat) whose elements are read as text: text[], varchar[], uuid[]. */
const TEXT_ARRAYS = [1009, 1015, 2951];

/** The same of those whose elements are JSON: json[], jsonb[], int4[], float8[]. */
const JSON_ARRAYS = [199, 3807, 1007, 1022];

/** An element of an array as Postgres writes it: quoted, or as it is. */
const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^{},"]+)/gs;

/**
 * Has a pool parse arrays from its first statement on. The driver learns how from a query that its first statement
 * may overtake, and a prepared statement keeps what was known then: it returned "{}" for as long as its connection lived.
 */
export function parseArrays(parsers: Record<number, (text: string) => unknown>): void {
  for (const type of TEXT_ARRAYS) parsers[type] = parseTextArray;
  for (const type of JSON_ARRAYS) parsers[type] = parseJsonArray;
}

/**
 * Parses an array of one dimension.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(parseTextArray(`{de,"a \\"b\\", c",NULL}`), ["de", `a "b", c`, null]);
 * assert.deepEqual(parseTextArray("{}"), []);
 * ```
 */
export function parseTextArray(text: string): (string | null)[] {
  return Array.from(text.matchAll(ELEMENT), ([, quoted, plain = ""]) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, "$1");
    return plain === "NULL" ? null : plain;
  });
}

function parseJsonArray(text: string): unknown[] {
  return parseTextArray(text).map((element) => element === null ? null : JSON.parse(element));
}
