import {
  openPool,
  type PoolOptions,
  type Query,
  type Sql,
  type SqlFragment,
} from "./driver/open_pool.ts";

export type { Query, Sql, SqlFragment };

/** Default number of connections of a pool. */
const MAX = 10;

/**
 * Default number of seconds to reach a server before a query fails. v1 responds within 2 s, whether or not the database
 * is reachable.
 */
export const CONNECT_WITHIN_S = 2;

/** Default number of milliseconds that a statement may take. */
const ANSWER_WITHIN_MS = 30_000;

/**
 * Milliseconds that a statement of a migration may take: an hour, because it may rewrite a whole table or build an
 * index.
 */
export const LONG_WORK_MS = 3_600_000;

/**
 * Seconds that `closing` waits for running statements. Without a limit, the driver's `end` can hang forever
 * (postgres.js issues 925 and 1097).
 */
const END_TIMEOUT_S = 5;

/** A session: its statements run on one connection, one after the other. `await using` ends it. */
export type DatabaseSession = Sql & AsyncDisposable;

/** Settings that have a default. */
type Optional = "max" | "connectWithinS" | "answerWithinMs";

/** Settings of a pool: see `PoolOptions`. By default it has 10 connections, 2 s to connect and 30 s for a statement. */
export type ConnectOptions =
  & Omit<PoolOptions, Optional | "endsWithConnection">
  & Partial<Pick<PoolOptions, Optional>>;

/** The arguments that each pool was created with, and its server for error messages. */
const origins = new WeakMap<Sql, { server: string; url: string; options: ConnectOptions }>();

/**
 * Creates a pool for a `postgres://` address; connects later. A Unix socket is given as in libpq:
 * `postgres://app@localhost/voteboard?host=%2Fpath%20to%2Ffolder&port=5432`. The session uses the server's time zone;
 * statements name theirs. Throws on a malformed address.
 */
export function connect(url: string, options: ConnectOptions): Sql {
  const { sql, server } = openPool(url, withDefaults(options));
  origins.set(sql, { server, url, options });
  return sql;
}

const withDefaults = (options: ConnectOptions): PoolOptions => ({
  max: MAX,
  connectWithinS: CONNECT_WITHIN_S,
  answerWithinMs: ANSWER_WITHIN_MS,
  ...options,
});

/**
 * Opens a session on a pool's server, on a connection outside the pool. Its statements read no arrays. Once the
 * connection is lost, they throw. The driver can reserve a connection too, but then a statement after the connection is
 * lost ends the process (postgres.js issue 1208), and reserving never finishes if it is lost at that moment.
 */
export async function openDatabaseSession(sql: Sql): Promise<DatabaseSession> {
  const origin = origins.get(sql);
  if (origin === undefined) {
    throw new TypeError("openDatabaseSession takes a pool that connect made");
  }
  const one = { max: 1, fetchTypes: false, endsWithConnection: true } as const;
  const session = openPool(origin.url, { ...withDefaults(origin.options), ...one }).sql;
  try {
    await session`select`;
  } catch (error) {
    await closing(session);
    throw error;
  }
  return Object.assign(session, { [Symbol.asyncDispose]: () => closing(session) });
}

/** Ends a pool. Running statements get `graceS` seconds (default 5). Then their connections are closed. */
export function closing(sql: Sql, graceS = END_TIMEOUT_S): Promise<void> {
  return sql.end({ timeout: graceS });
}

/** Returns a pool's address for error messages: `host:port` or the socket's path, never the user or password. */
export function describeServer(sql: Sql): string {
  return origins.get(sql)?.server ?? "";
}
