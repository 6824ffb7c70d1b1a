import { snakeCase } from "../text/snake_case.ts";

/**
 * Encodes rows as one text for `json_to_recordset(…::text::json)`, which carries nulls and costs less to bind than an
 * array per column. Postgres parses every byte of it, so nulls are left out.
 */
export function jsonRows(rows: readonly object[]): string {
  return JSON.stringify(rows.map(withoutNulls));
}

function withoutNulls(row: object): Record<string, unknown> {
  const spelled: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value !== null && value !== undefined) spelled[snakeCase(name)] = value;
  }
  return spelled;
}
