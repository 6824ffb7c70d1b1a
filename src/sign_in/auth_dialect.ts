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

/**
 * Makes better-auth, which speaks Kysely, use the service's own pool, one statement at a time. The published dialect
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
    streamQuery: () => refuse("streams"),
  };
  return {
    init: done,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: done,
    // better-auth uses none by default; in a pool without reserved connections, one would not be a transaction at all.
    beginTransaction: () => refuse("transactions"),
    commitTransaction: () => refuse("transactions"),
    rollbackTransaction: () => refuse("transactions"),
    destroy: done,
  };
}

async function execute<Row>(sql: Sql, query: CompiledQuery): Promise<QueryResult<Row>> {
  const rows = await sql.unsafe<Row[] & object[]>(query.sql, bound(query), { prepare: true });
  return { rows: [...rows], numAffectedRows: BigInt(rows.count) };
}

/** Kysely doesn't know the types of its parameters; better-auth's are texts, numbers, booleans and dates. */
function bound({ parameters }: CompiledQuery): ParameterOrJSON<never>[] {
  return [...parameters] as ParameterOrJSON<never>[];
}

function refuse(what: string): never {
  throw new Error(`better-auth's database connection has no ${what}`);
}
