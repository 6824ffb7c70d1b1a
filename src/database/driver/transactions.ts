import type { Sql } from "./sql.ts";

type Transaction = Parameters<Parameters<Sql["begin"]>[1]>[0];
type TransactionWork<T> = (tx: Transaction) => T | Promise<T>;

/**
 * Makes a pool's transactions safe if their connection is lost midway. The driver goes on using that connection: the
 * next statement, and the rollback, run on whatever it has become by then, outside any transaction or inside another
 * one, or end the process (postgres.js issues 1204 and 1216). With this wrapper, no statement follows a lost connection.
 */
export function keepTransactionsWhole(sql: Sql): Sql {
  const begin = sql.begin.bind(sql);
  return Object.assign(sql, {
    begin: <T>(work: TransactionWork<T>) => runWhole((guarded) => begin(guarded), work),
  });
}

async function runWhole<T, R>(
  begin: (work: TransactionWork<T>) => Promise<R>,
  work: TransactionWork<T>,
): Promise<R> {
  let isOver = false;

  async function guarded(tx: Transaction): Promise<T> {
    try {
      const result = await work(refusingWhen(() => isOver, tx));
      return isOver ? await never() : result;
    } catch (error) {
      // By the next turn, the driver has reported a connection that was lost with the statement.
      await new Promise((resume) => setImmediate(resume));
      if (isOver) return await never();
      throw error;
    }
  }

  try {
    return await begin(guarded);
  } finally {
    isOver = true;
  }
}

/**
 * Wraps the statements of a transaction or session so that they throw once it is over. A later statement would not be
 * part of it, and one that follows a closed connection ends the process (postgres.js issue 1208).
 */
export function refusingWhen<Statements extends Transaction | Sql>(
  isOver: () => boolean,
  statements: Statements,
): Statements {
  const guard = <Callable extends (...args: never[]) => unknown>(run: Callable): Callable =>
    new Proxy(run, {
      apply(target, self, args) {
        if (isOver()) throw connectionLost();
        return Reflect.apply(target, self, args);
      },
    });
  return Object.assign(guard(statements), { unsafe: guard(statements.unsafe) });
}

function connectionLost(): Error {
  return Object.assign(new Error("the connection was lost"), { code: "CONNECTION_CLOSED" });
}

/** Keeps the driver from ending a transaction that no longer exists. */
function never(): Promise<never> {
  return new Promise(() => {});
}
