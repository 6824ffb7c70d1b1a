import { AsyncLocalStorage } from "node:async_hooks";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { ParameterOrJSON } from "postgres";
import type { Sql } from "../database/connect.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { snakeFields } from "../text/snake_case.ts";

/** Records, for the statements of a call, that the database was unavailable. */
const outages = new AsyncLocalStorage<{ error?: unknown }>();

/**
 * Makes every better-auth call fail if its statements did because the database was unavailable. By itself, better-auth
 * hides why a call failed, and treats a session that it could not delete as deleted.
 */
export function tellingOutages<Api extends object>(api: Api): Api {
  return new Proxy(api, {
    get(calls, name) {
      const call: unknown = Reflect.get(calls, name);
      if (typeof call !== "function") return call;
      return (...args: unknown[]) =>
        callTelling(async () => await Reflect.apply(call, calls, args));
    },
  });
}

async function callTelling<T>(call: () => Promise<T>): Promise<T> {
  const noted: { error?: unknown } = {};
  const [answered] = await outages.run(noted, () => Promise.allSettled([call()]));
  if (noted.error !== undefined) throw noted.error;
  if (answered.status === "rejected") throw answered.reason;
  return answered.value;
}

/**
 * Makes better-auth, which uses Kysely, use the service's own pool, one statement at a time. The published dialect
 * reserves connections, and postgres.js 3.4.9 returns a reserved connection to the pool after it was lost: the next
 * statement on it ends the process.
 */
export function authDialect(sql: Sql): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => poolDriver(sql),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The pool opens, shares and closes connections, so Kysely need not. */
function poolDriver(sql: Sql): Driver {
  const done = () => Promise.resolve();
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => execute<Row>(sql, query),
    streamQuery: () => failWithout("streams"),
  };
  return {
    init: done,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: done,
    // better-auth uses none by default. In a pool without reserved connections, a transaction would not work.
    beginTransaction: () => failWithout("transactions"),
    commitTransaction: () => failWithout("transactions"),
    rollbackTransaction: () => failWithout("transactions"),
    destroy: done,
  };
}

async function execute<Row>(sql: Sql, query: CompiledQuery): Promise<QueryResult<Row>> {
  const rows = await sql.unsafe<Row[] & object[]>(query.sql, bound(query), { prepare: true })
    .catch(noteOutage);
  return { rows: rows.map(renamed<Row>), numAffectedRows: BigInt(rows.count) };
}

/** Kysely asked for columns by their own names, and finds them by these. */
function renamed<Row>(row: object): Row {
  return snakeFields(row) as Row;
}

function noteOutage(error: unknown): never {
  const noted = outages.getStore();
  if (noted && isUnavailable(error)) noted.error ??= error;
  throw error;
}

/** Kysely doesn't know the types of its parameters. better-auth's are texts, numbers, booleans and dates. */
function bound({ parameters }: CompiledQuery): ParameterOrJSON<never>[] {
  return [...parameters] as ParameterOrJSON<never>[];
}

function failWithout(what: string): never {
  throw new Error(`better-auth's database connection has no ${what}`);
}
