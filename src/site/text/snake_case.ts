import { snakeCase } from "../../core/database/json_rows.ts";

/**
 * Conversion of names at the boundary. Inside the program, a field is `keyId`. In SQL, in the API and in the command
 * line's output, it is `key_id`. The driver returns rows in camelCase (core/database/connect.ts).
 */

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest> & string>}`
  : Name;

/** A value with its fields, and those of nested objects, in snake_case. */
type SnakeFields<Value> = Value extends Date ? Value
  : Value extends readonly (infer Item)[] ? SnakeFields<Item>[]
  : Value extends object
    ? { [Name in keyof Value as SnakeCase<Name> & string]: SnakeFields<Value[Name]> }
  : Value;

/** A value with its fields, and those of nested objects, in camelCase. */
export type CamelFields<Value> = Value extends readonly (infer Item)[] ? CamelFields<Item>[]
  : Value extends object
    ? { [Name in keyof Value as CamelCase<Name> & string]: CamelFields<Value[Name]> }
  : Value;

/**
 * Returns the same value with its fields, and those of nested objects, in snake_case. Dates and texts stay unchanged.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.deepEqual(snakeFields({ votes: [{ voteId: "a" }] }), { votes: [{ vote_id: "a" }] });
 * ```
 */
export function snakeFields<Value>(value: Value): SnakeFields<Value>;

export function snakeFields(value: unknown): unknown {
  return renameFields(value, snakeCase);
}

/**
 * Returns the same value with its fields, and those of nested objects, in camelCase.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.deepEqual(camelFields({ votes: [{ vote_id: "a" }] }), { votes: [{ voteId: "a" }] });
 * ```
 */
export function camelFields<Value>(value: Value): CamelFields<Value>;

export function camelFields(value: unknown): unknown {
  return renameFields(value, camelCase);
}

const camelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function renameFields(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameFields(item, rename));
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [rename(name), renameFields(field, rename)]),
  );
}
