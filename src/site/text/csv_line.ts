/** Matches the beginning of a text that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns a line of a CSV file (RFC 4180). An apostrophe before a formula makes it a text.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(csvLine(["Steve_01", 3]), "Steve_01,3\r\n");
 * assert.equal(csvLine(['a "b", c', "=1+1"]), "\"a \"\"b\"\", c\",'=1+1\r\n");
 * ```
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
