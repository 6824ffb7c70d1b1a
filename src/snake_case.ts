/**
 * Names at the edge. Inside the program a field is `keyId`; in a statement, on the wire and in what the command line
 * prints it is `key_id`. Rows come out of the driver in camelCase (database/connect.ts); this is the way back.
 */

/** The snake_case spelling of a camelCase name. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The same value with its fields, and those of the objects in it, in snake_case. Dates and texts stay as they are. */
export function snakeFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeFields);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [snakeCase(name), snakeFields(field)]),
  );
}
