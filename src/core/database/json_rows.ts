/** Caches the column of each field. Statements use the same few fields. */
const columns = new Map<string, string>();

/**
 * Encodes rows as one text for `json_to_recordset(…::text::json)`, which carries nulls and costs less to bind than an
 * array per column. Nulls are left out, because Postgres parses every byte of it.
 */
export function jsonRows(rows: readonly object[]): string {
  return JSON.stringify(rows.map(withoutNulls));
}

function withoutNulls(row: object): Record<string, unknown> {
  const spelled: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value !== null && value !== undefined) spelled[columnOf(name)] = value;
  }
  return spelled;
}

function columnOf(name: string): string {
  const column = columns.get(name) ?? snakeCase(name);
  columns.set(name, column);
  return column;
}

/** Returns the snake_case form of a camelCase name. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
