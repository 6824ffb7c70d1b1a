import { closing, type Sql } from "../../src/core/database/connect.ts";
import { openPool } from "../../src/core/database/driver/open_pool.ts";
import { CONNECT_WITHIN_S } from "../support/database/database.ts";
import { running, type Service, type Statement } from "./simulated_service.ts";
import { type Scheduler } from "./scheduler.ts";

/** Most characters of the text by which a statement is shown and recognized. */
const TEXT_MAX = 70;

/** The code of a statement that waited for a lock too long, and of one that was canceled. */
const LOCK_NOT_AVAILABLE = "55P03";
const CANCELED = "57014";

/** Milliseconds that no statement of a schedule takes. */
const NO_LIMIT_MS = 3_600_000;

const DEADLOCK = "40P01";

/** Statements that end a transaction. */
const ENDS = /^(commit|rollback)/;

/** The parts of a query of postgres.js that the gate uses. A query is sent by `handle`, which its `then` calls. */
interface DriverQuery {
  strings?: readonly string[];
  args?: readonly unknown[];
  executed: boolean;
  handle(): Promise<void>;
  handler(query: DriverQuery): void;
  resolve(rows: { count?: number }): void;
  reject(error: unknown): void;
}

/** A pool of one connection, so that its session is known. */
interface Connection {
  sql: Sql;
  pid: number;
}

/**
 * Opens a session that lasts for the whole run. It plans each statement once, which halves Postgres's work, and the
 * only limit on a statement is the scheduler's decision.
 */
export function openSession(url: string): Sql {
  return openPool(url, {
    applicationName: "simulation",
    max: 1,
    connectWithinS: CONNECT_WITHIN_S,
    answerWithinMs: NO_LIMIT_MS,
    byKey: true,
    endsWithConnection: true,
  }).sql;
}

/** Opens the sessions of all simulated services, and keeps those that can be used again. */
export class Connections {
  #spare: Connection[] = [];
  /** Builds queries and never sends one. */
  readonly template: Sql;

  constructor(readonly url: string) {
    this.template = openSession(url);
  }

  async take(): Promise<Connection> {
    const spare = this.#spare.pop();
    if (spare) return spare;
    const sql = openSession(this.url);
    // Sent here and not by `await`, whose call of `then` would be in the service's context: the driver's timers are
    // real.
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`.execute();
    return { sql, pid: row?.pid ?? 0 };
  }

  giveBack(connections: Iterable<Connection>): void {
    this.#spare.push(...connections);
  }

  /**
   * Does to sessions what the death of their process does: ends their transactions and frees their locks. They can be
   * used again, because opening one costs as much as 20 statements.
   */
  async reset(connections: readonly Connection[], observer: Sql): Promise<void> {
    const pids = connections.map(({ pid }) => pid);
    await observer`select pg_cancel_backend(pid) from unnest(${pids}::int[]) as pid`;
    await Promise.all(
      connections.map(({ sql }) => sql.unsafe("rollback; select pg_advisory_unlock_all()")),
    );
    this.giveBack(connections);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([
      ...this.#spare.map(({ sql }) => closing(sql, 0)),
      closing(this.template, 0),
    ]);
  }
}

/** The sessions of one service. Its statements wait for the scheduler, one by one, even within a transaction. */
export class Gate {
  #free: Connection[] = [];
  #all = new Set<Connection>();
  /** Queries that set a lock timeout. */
  #limited = new WeakSet<object>();

  constructor(
    readonly scheduler: Scheduler,
    readonly connections: Connections,
    /** Called with the text of a statement that Postgres chose as the victim of a deadlock. */
    readonly onDeadlock: (text: string) => void,
  ) {}

  /** Takes all sessions from the service, as a crash does. When this resolves, their transactions are rolled back. */
  async cut(observer: Sql): Promise<void> {
    const dead = [...this.#all];
    this.#all.clear();
    this.#free = [];
    await running.run(undefined, () => this.connections.reset(dead, observer));
  }

  /** Leaves the sessions to later schedules. */
  release(): void {
    this.connections.giveBack(this.#all);
    this.#all.clear();
    this.#free = [];
  }

  async #take(): Promise<Connection> {
    const free = this.#free.pop();
    if (free) return free;
    this.scheduler.opening++;
    try {
      const connection = await running.run(undefined, () => this.connections.take());
      this.#all.add(connection);
      return connection;
    } finally {
      this.scheduler.opening--;
    }
  }

  /**
   * Returns a pool for the service's present epoch, as the product knows it. `inside` is a transaction's connection.
   */
  sqlFor(service: Service, inside?: Connection): Sql {
    const { epoch } = service;
    const park = (query: DriverQuery) => {
      if (typeof query?.handle !== "function") return query;
      query.handle = () => {
        if (query.executed) return Promise.resolve();
        query.executed = true;
        return this.#send(query, { service, epoch, inside });
      };
      return query;
    };
    return new Proxy(this.connections.template, {
      apply: (target, _self, args: unknown[]) => {
        const isLimited = this.#liftLockTimeout(args);
        const query = park(Reflect.apply(target as never, undefined, args));
        if (isLimited) this.#limited.add(query);
        return query;
      },
      get: (target, name) => {
        if (name === "unsafe") {
          return (text: string) => park(target.unsafe(text) as unknown as DriverQuery);
        }
        if (name === "begin") {
          return (work: (tx: Sql) => Promise<unknown>) => this.#begin(service, work);
        }
        return Reflect.get(target, name);
      },
    });
  }

  /** Removes the lock timeout, which would pass in real time, from a fragment. Returns whether it had one. */
  #liftLockTimeout(args: unknown[]): boolean {
    const strings = args[0];
    if (!Array.isArray(strings)) return false;
    const at = strings.findIndex((part) => String(part).includes("set_config('lock_timeout'")) + 1;
    if (at === 0 || args[at] === "0") return false;
    args[at] = "0";
    return true;
  }

  async #begin(service: Service, work: (tx: Sql) => Promise<unknown>): Promise<unknown> {
    const { epoch } = service;
    const connection = await this.#take();
    const tx = this.sqlFor(service, connection);
    const leave = () => {
      if (epoch === service.epoch) this.#free.push(connection);
    };
    await tx.unsafe("begin");
    try {
      const result = await work(tx);
      await tx.unsafe("commit");
      leave();
      return result;
    } catch (error) {
      await tx.unsafe("rollback");
      leave();
      throw error;
    }
  }

  async #send(
    query: DriverQuery,
    { service, epoch, inside }: {
      service: Service;
      epoch: number;
      inside?: Connection | undefined;
    },
  ): Promise<void> {
    const { scheduler } = this;
    const text = textOf(query);
    const dies = await scheduler.park(service, epoch, text, true);
    const connection = inside ?? await this.#take();
    if (epoch !== service.epoch) return;
    const hasLockTimeout = this.#isLimited(query);
    const statement: Statement = {
      service,
      epoch,
      pid: connection.pid,
      text,
      endsTransaction: inside === undefined || ENDS.test(text),
      dies,
      hasLockTimeout,
      timedOut: false,
    };
    const { resolve, reject } = query;
    const answered = (what: string, tell: () => void) =>
      scheduler.answered(statement, what, () => {
        if (!inside) this.#free.push(connection);
        tell();
      });
    query.resolve = (rows) => answered(`${rows?.count ?? 0} rows`, () => resolve.call(query, rows));
    query.reject = (error) => {
      if (codeOf(error) === DEADLOCK) this.onDeadlock(text);
      statement.endsTransaction = true;
      if (statement.timedOut && codeOf(error) === CANCELED) {
        Object.assign(Object(error), { code: LOCK_NOT_AVAILABLE });
      }
      answered(`error ${codeOf(error)}`, () => reject.call(query, error));
    };
    scheduler.sent(statement);
    running.run(undefined, () => {
      const now = new Date(scheduler.now).toISOString();
      const clock = connection.sql.unsafe(`set sim.now = '${now}'`);
      handNow(clock as unknown as DriverQuery);
      clock.catch(() => {}); // fails in a transaction that has failed
      const { handler } = clock as unknown as DriverQuery;
      query.handler = handler;
      handNow(query);
    });
  }

  #isLimited(query: DriverQuery): boolean {
    return this.#limited.has(query) ||
      (query.args ?? []).some((arg) => isQuery(arg) && this.#isLimited(arg));
  }
}

/** Passes a query to its connection at once. `handle` would do so a little later, after another query. */
function handNow(query: DriverQuery): void {
  query.executed = true;
  query.handler(query);
}

/** Returns the beginning of a statement's text, without its values. */
function textOf(query: DriverQuery): string {
  return flatten(query).replace(/\s+/g, " ").trim().slice(0, TEXT_MAX);
}

function flatten({ strings = [], args = [] }: DriverQuery): string {
  return strings.map((part, nth) => {
    const arg = args[nth];
    return part + (isQuery(arg) ? flatten(arg) : nth < strings.length - 1 ? "?" : "");
  }).join("");
}

function isQuery(value: unknown): value is DriverQuery {
  return typeof Object(value).handle === "function";
}

function codeOf(error: unknown): string {
  return String(Object(error).code ?? error);
}
