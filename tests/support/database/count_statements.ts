import type { Sql } from "../../../src/core/database/connect.ts";

/** A pool that counts its statements. */
export interface CountedSql {
  sql: Sql;
  /** Statements so far. */
  count(): number;
}

/**
 * Counts the statements of a pool outside of transactions. A part of a statement doesn't count, because it is not
 * awaited.
 */
export function countStatements(pool: Sql): CountedSql {
  let statements = 0;
  const sql = new Proxy(pool, {
    apply(target, self, args) {
      const query = Reflect.apply(callable(target), self, args);
      if (!(query instanceof Promise)) return query;
      const { then } = query;
      return Object.assign(query, {
        then(...handlers: Parameters<typeof then>) {
          statements++;
          return then.apply(query, handlers);
        },
      });
    },
  });
  return { sql, count: () => statements };
}

/** The driver's pools are functions. */
function callable(value: unknown): (...args: unknown[]) => unknown {
  return value as (...args: unknown[]) => unknown;
}
