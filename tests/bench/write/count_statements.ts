import type { Sql } from "../../../src/database/connect.ts";

/** A pool that counts what goes through it. */
export interface CountedSql {
  sql: Sql;
  /** Statements so far; a transaction's begin and commit are two more. */
  count(): number;
}

/** Counts the statements of a pool. A fragment inside a statement would count too. */
export function countStatements(pool: Sql): CountedSql {
  let statements = 0;

  function counting<T extends object>(query: T): T {
    return new Proxy(query, {
      apply(target, self, args) {
        if (Array.isArray(args[0]) && "raw" in args[0]) statements++;
        return Reflect.apply(callable(target), self, args);
      },
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== "begin" || typeof value !== "function") return value;
        return (...args: unknown[]) => {
          statements += 2;
          const work = callable(args.pop());
          return value.call(target, ...args, (tx: object) => work(counting(tx)));
        };
      },
    });
  }

  return { sql: counting(pool), count: () => statements };
}

/** The driver's pools and transactions are functions, and so is what it is given. */
function callable(value: unknown): (...args: unknown[]) => unknown {
  return value as (...args: unknown[]) => unknown;
}
