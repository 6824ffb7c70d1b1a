import type postgres from "postgres";

interface Types extends Record<string, unknown> {
  int8: number;
}

/**
 * A pool of connections. Reads timestamptz as Date (truncated to milliseconds), int8 as number, numeric as string, and
 * column `key_id` as `keyId`.
 */
export type Sql = postgres.Sql<Types>;

/** Runs statements: a pool or a transaction. */
export type Query = postgres.ISql<Types>;

/** A part of a statement, which another statement contains. It isn't run by itself. */
export type SqlFragment = postgres.PendingQuery<postgres.Row[]>;
