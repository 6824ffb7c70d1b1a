import { registerArrays } from "./arrays.ts";
import postgres from "postgres";
import { readAddress, type ServerAddress } from "../database_address.ts";
import { SET_SESSION } from "../session_settings.ts";
import { createPoolSockets } from "./pool_sockets.ts";
import type { PostgresSocket } from "./postgres_socket.ts";
import type { Query, Sql, SqlFragment } from "./sql.ts";
import { keepTransactionsWhole, refusingWhen } from "./transactions.ts";
import { propertiesOf } from "../../text/properties_of.ts";

export type { Query, Sql, SqlFragment };

/** The server cancels a statement this much earlier than we give up on it, which preserves the connection. */
const SERVER_SHARE = 0.9;

/**
 * Milliseconds between two statements of a transaction after which the server ends it, or a statement's limit if that
 * is longer. Without this, a transaction whose connection was lost silently would keep its locks for two hours.
 */
const TRANSACTION_PAUSE_MS = 5_000;

/**
 * The driver sends this many bytes at once. With fewer, a connection that was lost with unsent bytes would never send
 * again (postgres.js issue 1208, pull request 1215).
 */
const SENT_AT_ONCE_BYTES = 1_024;

/**
 * Most statements that may wait on one connection. If the connection or its socket were full after a `begin`, the
 * driver would leave it open to everyone: other votes became part of a transaction and were rolled back with it.
 * Reproduction (3.4.9): 100 statements, a `begin` that throws and one more statement, all at once with `max: 1`.
 */
const MAX_PIPELINE = Infinity;

/** Longest pause between two reconnects in seconds. The driver's default of 20 s would outlast a restart. */
const RECONNECT_PAUSE_MAX_S = 0.5;

/** First pause between two reconnects in seconds. It doubles up to the longest. */
const RECONNECT_PAUSE_S = 0.02;

/** The driver's query for array types. */
const ARRAY_TYPES_QUERY = /from pg_catalog\.pg_type a\s/;

/** The statement that runs in place of settings. */
const NO_SETTINGS = "select 1";

/** Before Postgres 18, a scan that `enable_seqscan` discourages seems expensive enough to compile. */
const BY_KEY_SETTINGS =
  "set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off";

/** Postgres's type number of int8 (pg_type.dat). */
const INT8 = 20;

/** Settings of a pool. */
export interface PoolOptions {
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
  /** Most connections. They are opened when first needed. */
  max: number;
  /** Seconds to reach a server before a query fails. */
  connectWithinS: number;
  /** The open sockets of pools that break together. By default, a pool has its own. */
  sockets?: Set<PostgresSocket>;
  /**
   * Milliseconds for each statement; Infinity for no limit. The server cancels it a little earlier (error 57014). If
   * the server is silent instead, its connection is destroyed (`ServerSilent`).
   */
  answerWithinMs: number;
  /** Called for each NOTIFY on the channels that statements of this pool listen on. */
  onNotify?: ((channel: string, payload: string) => void) | undefined;
  /** Set to false to skip the query for array types on each connection, for a pool that reads no arrays. */
  fetchTypes?: false;
  /**
   * Whether a pooler assigns a server connection to each transaction. If so, statements aren't prepared and no session
   * is configured, because another client may get the session next, and only this process enforces the deadlines of
   * statements.
   */
  pooled?: boolean;
  /**
   * Whether all statements look rows up by keys. Each connection then plans a statement once, for any parameters, and
   * prefers indexes. Otherwise Postgres plans statements with lists again each time, which takes longer than running
   * them, and keeps plans made while a table was empty, which read the whole table even after it has filled.
   */
  byKey?: boolean;
  /** Whether statements throw once a connection was lost. Such a pool never closes one because of its age. */
  endsWithConnection?: boolean;
}

/**
 * Creates a pool for a `postgres://` address; connects later. This folder is the only one that knows the driver,
 * postgres.js 3.4.9. Its other files, and the constants above, work around faults of the driver, and each names its
 * fault. Returns the pool, and its address for messages: `host:port` or the socket's path. Throws on a malformed
 * address.
 */
export function openPool(url: string, options: PoolOptions): { sql: Sql; server: string } {
  globalThis.addEventListener("unhandledrejection", forgiveArrayTypes); // registered only once
  const { servers, tls, options: startupOptions, refusal, ...login } = readAddress(url);
  const { connectWithinS, answerWithinMs, endsWithConnection = false } = options;
  const settings = options.pooled ? NO_SETTINGS : sessionSettings(options);
  let isLost = false;
  const sql = postgres({
    ...firstServer(servers),
    ...toldLogin(login),
    max: options.max,
    connect_timeout: connectWithinS,
    prepare: !options.pooled,
    fetch_types: options.fetchTypes ?? true,
    backoff: (tries: number) => Math.min(RECONNECT_PAUSE_S * 2 ** tries, RECONNECT_PAUSE_MAX_S),
    onnotice: () => {},
    ...(endsWithConnection ? { max_lifetime: null } : {}),
    // Statements name columns in snake_case; the code reads them in camelCase.
    transform: { column: { from: postgres.toCamel } },
    types: { int8: { to: INT8, from: [INT8], serialize: String, parse: parseInt8 } },
    connection: {
      application_name: options.applicationName,
      // The driver reads ISO dates only, but a server may be set to another style.
      DateStyle: "ISO".padEnd(SENT_AT_ONCE_BYTES),
      ...(startupOptions === undefined ? {} : { options: startupOptions }),
    },
    ssl: false, // the socket handles TLS
    ...missingInTypes({
      max_pipeline: MAX_PIPELINE,
      socket: createPoolSockets(servers, {
        tls,
        settings: refusal ? `${settings}; ${refusal}` : settings,
        answerWithinMs,
        open: options.sockets ?? new Set(),
        onSessionLost: () => isLost = true,
      }),
      onnotify: options.onNotify,
    }),
  });
  registerArrays(sql.options);
  const server = servers.map((one) => "path" in one ? one.path : `${one.host}:${one.port}`)
    .join(", ");
  const whole = keepTransactionsWhole(sql);
  return { sql: endsWithConnection ? refusingWhen(() => isLost, whole) : whole, server };
}

/** Passes options that the driver knows and its types don't. */
const missingInTypes = (options: object) => options;

/** Returns the server that the driver gets to know. The sockets try all of them. */
function firstServer([first]: ServerAddress[]) {
  if (first === undefined) return {};
  return "path" in first ? { path: first.path } : { host: first.host, port: first.port };
}

/** Returns the parts of the login that the address contains. The driver has defaults for the rest. */
function toldLogin({ user, password, database }: Record<"user" | "password" | "database", string>) {
  return {
    ...(user === "" ? {} : { user }),
    ...(password === "" ? {} : { password }),
    ...(database === "" ? {} : { database }),
  };
}

/**
 * Settings of a session: the meaning of statements, limits that the server enforces, how soon it notices a lost client,
 * and how it plans.
 */
function sessionSettings({ answerWithinMs, byKey = false }: PoolOptions): string {
  const withinMs = Number.isFinite(answerWithinMs) ? answerWithinMs : 0; // 0 means no limit
  const pauseMs = withinMs && Math.max(withinMs, TRANSACTION_PAUSE_MS);
  return `${SET_SESSION}; set statement_timeout = ${Math.ceil(withinMs * SERVER_SHARE)};
    set idle_in_transaction_session_timeout = ${pauseMs};
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
    ${byKey ? BY_KEY_SETTINGS : ""}`;
}

/** Parses an integer. Rejects one that a number can't represent, so that it isn't rounded. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`);
  return value;
}

/**
 * The driver queries the array types on each new connection, and nothing awaits the result (postgres.js issue 1192). A
 * connection lost at that moment would end the program, which detects the loss in other ways.
 */
function forgiveArrayTypes(event: PromiseRejectionEvent): void {
  if (ARRAY_TYPES_QUERY.test(String(propertiesOf(event.reason)["query"]))) {
    event.preventDefault();
  }
}
