/**
 * Names at the boundary. Inside the program a field is `keyId`; in SQL, in the API and in the command line's output it
 * is `key_id`. The driver returns rows in camelCase (database/connect.ts); this is the reverse.
 */

/** Returns the snake_case form of a camelCase name. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Returns the same value with its fields, and those of nested objects, in snake_case. Dates and texts stay unchanged.
 */
export function snakeFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeFields);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [snakeCase(name), snakeFields(field)]),
  );
}
