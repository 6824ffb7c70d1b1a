/** Postgres's type numbers of arrays (pg_type.dat) whose elements are read as text: text[], varchar[], uuid[]. */
const TEXT_ARRAYS = [1009, 1015, 2951];

/** Type numbers of arrays whose elements are read as JSON: json[], jsonb[], int4[], float8[]. */
const JSON_ARRAYS = [199, 3807, 1007, 1022];

/** An element of an array in Postgres's text format, quoted or bare. */
const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^{},"]+)/gs;

/**
 * Type numbers of arrays that statements take besides text[] and uuid[]: bool[], int4[], int8[], float8[], date[],
 * timestamptz[].
 */
const GIVEN_ARRAYS = [1000, 1007, 1016, 1022, 1182, 1185];

/**
 * Makes a pool read and write arrays from its first statement on. By default the driver learns the array types from a
 * query, which its first statements may overtake. Such a statement, if prepared, returned "{}" as long as its
 * connection lived, and failed if it took an array.
 */
export function registerArrays({ parsers, serializers }: {
  parsers: Record<number, (text: string) => unknown>;
  serializers: Record<number, (value: unknown) => unknown>;
}): void {
  for (const type of TEXT_ARRAYS) parsers[type] = parseTextArray;
  for (const type of JSON_ARRAYS) parsers[type] = parseJsonArray;
  for (const type of [...TEXT_ARRAYS, ...GIVEN_ARRAYS]) serializers[type] = serializeArray;
}

/**
 * Returns an array in Postgres's text format.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(serializeArray(["de", `a "b", \\`, null, 1]), `{"de","a \\"b\\", \\\\",NULL,"1"}`);
 * assert.equal(serializeArray([]), "{}");
 * assert.equal(serializeArray([new Date(0)]), `{"1970-01-01T00:00:00.000Z"}`);
 * ```
 */
export function serializeArray(value: unknown): unknown {
  return Array.isArray(value) ? `{${value.map(serializeElement).join(",")}}` : value;
}

function serializeElement(element: unknown): string {
  if (element === undefined) throw new TypeError("An array for the database has no value");
  if (element === null) return "NULL";
  if (Array.isArray(element)) return String(serializeArray(element));
  const text = element instanceof Date ? element.toISOString() : String(element);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * Parses the text of an array of one dimension.
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
