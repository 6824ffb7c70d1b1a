import { isRolledBack, isUnavailable } from "../unavailable.ts";
import type { Sql } from "./sql.ts";

type Transaction = Parameters<Parameters<Sql["begin"]>[1]>[0];
type TransactionWork<T> = (tx: Transaction) => T | Promise<T>;

/**
 * Makes a pool's transactions safe if their connection is lost midway. The driver continues to use that connection. By
 * then it may be a new one, on which the next statement and the rollback run outside any transaction or inside another
 * one, or they end the process (postgres.js issues 1204 and 1216). With this wrapper, no statement follows a lost
 * connection.
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
  let isLost = false;
  let isOver = false;

  function failed(error: unknown): void {
    if (isUnavailable(error) && !isRolledBack(error)) isLost = true;
  }

  async function guarded(tx: Transaction): Promise<T> {
    try {
      const result = await work(refusingWhen(() => isLost || isOver, tx, failed));
      if (isLost) await nextTurn();
      return isOver ? await never() : result;
    } catch (error) {
      // By the next turn, the driver has reported a connection that was lost with the statement.
      await nextTurn();
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
 * part of it, and a statement after the connection closed ends the process (postgres.js issue 1208). `onFailure` learns
 * of a failed statement before the code that awaits it, which may send the next one at once.
 */
export function refusingWhen<Statements extends Transaction | Sql>(
  isOver: () => boolean,
  statements: Statements,
  onFailure: (error: unknown) => void = () => {},
): Statements {
  const guard = <Callable extends (...args: never[]) => unknown>(run: Callable): Callable =>
    new Proxy(run, {
      apply(target, self, args) {
        if (isOver()) throw connectionLost();
        const statement = Reflect.apply(target, self, args);
        tellFailure(statement, onFailure);
        return statement;
      },
    });
  return Object.assign(guard(statements), { unsafe: guard(statements.unsafe) });
}

/** Calls `onFailure` first if a statement fails. Other values of the driver, such as lists, can't fail. */
function tellFailure(statement: object, onFailure: (error: unknown) => void): void {
  const reject = Reflect.get(statement, "reject");
  if (typeof reject !== "function") return;
  Reflect.set(statement, "reject", (error: unknown) => {
    onFailure(error);
    reject(error);
  });
}

function nextTurn(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}

function connectionLost(): Error {
  return Object.assign(new Error("the connection was lost"), { code: "CONNECTION_CLOSED" });
}

/** Keeps the driver from ending a transaction that no longer exists. */
function never(): Promise<never> {
  return new Promise(() => {});
}
