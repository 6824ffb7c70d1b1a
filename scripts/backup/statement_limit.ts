/** Milliseconds that the server may be silent or busy with one statement: a day, for the largest tables. */
export const STATEMENT_LIMIT_MS = 24 * 3_600_000;
