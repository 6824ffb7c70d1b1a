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
 * Has better-auth, which speaks Kysely, ask through the service's own pool, a statement at a time. The
 * published dialect reserves connections, and postgres.js 3.4.9 puts a reserved one that was lost back into
 * the pool: the next statement on it ends the process.
 */
export function authDialect(sql: Sql): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => poolDriver(sql),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The pool opens, shares and closes connections; Kysely need not. */
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
    // better-auth uses none unless told; in a pool without reserved connections one would be no transaction.
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

/** Kysely does not know what its parameters are; better-auth's are texts, numbers, switches and instants. */
function bound({ parameters }: CompiledQuery): ParameterOrJSON<never>[] {
  return [...parameters] as ParameterOrJSON<never>[];
}

function refuse(what: string): never {
  throw new Error(`better-auth's database connection has no ${what}`);
}
