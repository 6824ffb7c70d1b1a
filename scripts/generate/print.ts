/** A value that `print` can write: JSON that may contain TypeScript source. Undefined fields are left out. */
export type Printable =
  | Source
  | string
  | number
  | boolean
  | null
  | readonly Printable[]
  | { readonly [name: string]: Printable | undefined };

/** TypeScript source to print unchanged, unlike a string value. */
export class Source {
  constructor(readonly text: string) {}
}

/**
 * Returns the TypeScript source of a value.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(print({ 200: { schema: new Source("Server") } }), "{ 200: { schema: Server } }");
 * ```
 */
export function print(value: Printable): string {
  if (value instanceof Source) return value.text;
  if (isList(value)) return `[${value.map(print).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === undefined ? [] : [`${printName(name)}: ${print(field)}`]
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

// Array.isArray() alone does not narrow a readonly array.
function isList(value: Printable): value is readonly Printable[] {
  return Array.isArray(value);
}

// A status has to be a number: @hono/zod-openapi does not type a response under "200".
function printName(name: string): string {
  return /^(\d{3}|[A-Za-z_]\w*)$/.test(name) ? name : JSON.stringify(name);
}
