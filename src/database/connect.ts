import postgres from "postgres";
import { splitAttrs, splitSocket } from "./address.ts";
import { createPoolSockets } from "./connection/pool_sockets.ts";
import { keepTransactionsWhole, refusingWhen } from "./transactions.ts";

/** Default number of milliseconds that a statement may take. */
const ANSWER_WITHIN_MS = 30_000;

/** The same for migrations, which rewrite whole tables and build indexes: an hour. */
export const LONG_WORK_MS = 3_600_000;

/** The server cancels a statement this much earlier than we give up on it, which preserves the connection. */
const SERVER_SHARE = 0.9;

/**
 * Milliseconds between two statements of a transaction after which the server ends it, or a statement's limit if that
 * is longer. Without this, a transaction whose connection was lost silently would keep its locks for two hours.
 */
const TRANSACTION_PAUSE_MS = 5_000;

/** The driver sends this many bytes at once, and so doesn't keep what a broken connection left unsent. */
const SENT_AT_ONCE_BYTES = 1_024;

/**
 * Most statements that may wait on one connection. If the connection or its socket were full after a `begin`, the
 * driver (3.4.9) would leave it open to everyone: other votes became part of a transaction and were rolled back with
 * it.
 */
const PIPELINE_MAX = Infinity;

/** Seconds to reach a server before a query fails. v1 responds within 2 s, whether or not the database is reachable. */
const CONNECT_TIMEOUT_S = 2;

/** Longest pause between two reconnects in seconds. The driver's default of 20 s would outlast a restart. */
const RECONNECT_PAUSE_MAX_S = 0.5;

/** First pause between two reconnects in seconds. It doubles up to the longest. */
const RECONNECT_PAUSE_S = 0.02;

/** Seconds that `closing` waits for running statements. Without a limit, `end` can hang forever (postgres.js 3.4.9). */
const END_TIMEOUT_S = 5;

/** Postgres's default port. */
const DEFAULT_PORT = 5432;

/** The driver's query for array types. */
const TYPES_QUESTION = /from pg_catalog\.pg_type a\s/;

/** Run instead of settings. */
const NO_SETTINGS = "select 1";

/** Postgres's type number of int8 (pg_type.dat). */
const INT8 = 20;

interface Types extends Record<string, unknown> {
  int8: number;
}

/**
 * A pool of connections. Reads timestamptz as Date (truncated to milliseconds), int8 as number, numeric as string, and
 * column `key_id` as `keyId`.
 */
export type Sql = postgres.Sql<Types>;

/** Runs statements: a pool or a transaction. */
export type Query = postgres.ISql<Types>;

/** A session: its statements run on one connection, one after the other. `await using` ends it. */
export type Session = Sql & AsyncDisposable;

/** Addresses of the pools for error messages. The driver is given only one of several hosts. */
const servers = new WeakMap<Sql, string>();

/** The arguments that the pools were created with. */
const origins = new WeakMap<Sql, [url: string, options: ConnectOptions]>();

/** Settings of a pool. */
export interface ConnectOptions {
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
  /** Most connections; 10 by default. They are opened when first needed. */
  max?: number;
  /**
   * Milliseconds for each statement; 30,000 by default, Infinity for no limit. The server cancels it a little earlier
   * (error 57014). If the server is silent instead, its connection is destroyed (`ServerSilent`).
   */
  answerWithinMs?: number;
  /** Called with what NOTIFY sends on the channels that statements of this pool listen on. */
  onNotify?: (channel: string, payload: string) => void;
  /** Called when a connection was closed. Such a pool never closes connections because of their age, unlike others. */
  onLost?: () => void;
  /** Set to false to skip the query for array types on each connection, for a pool that reads no arrays. */
  fetchTypes?: false;
  /**
   * Whether a pooler lends a server to each transaction. Nothing is then prepared or set in a session, because another
   * client may get it next, and only this process enforces the deadlines of statements.
   */
  pooled?: boolean;
}

/**
 * Creates a pool for a `postgres://` address; connects later. A Unix socket is given as in libpq:
 * `postgres://app@localhost/voteboard?host=%2Fpath%20to%2Ffolder&port=5432`. The session uses the server's time zone;
 * statements name theirs. A statement that can fail after its first row must run in `begin`, because otherwise the next
 * result on that connection starts with holes (postgres.js issue 1119). Throws on a malformed address.
 */
export function connect(url: string, options: ConnectOptions): Sql {
  globalThis.addEventListener("unhandledrejection", forgiveLostTypes); // registered only once
  const { address: whole, refusal } = splitAttrs(url);
  const { address, path } = splitSocket(whole);
  const { applicationName, max = 10, answerWithinMs = ANSWER_WITHIN_MS, onNotify } = options;
  const own = path === undefined ? {} : { path };
  const { ssl, sslnegotiation, host, port } = readAddress(address, own);
  const places = path === undefined
    ? host.map((name, place) => ({ host: name, port: port[place] ?? DEFAULT_PORT }))
    : [{ path }];
  const settings = [
    options.pooled ? NO_SETTINGS : sessionSettings(answerWithinMs),
    ...refusal ? [refusal] : [],
  ].join("; ");
  const [first] = places;
  const sql = postgres(address, {
    ...own,
    // The sockets try all hosts. Given a list, the driver would loop over it by itself, forever and without a pause.
    ...(first && "host" in first ? first : {}),
    max,
    connect_timeout: CONNECT_TIMEOUT_S,
    prepare: !options.pooled,
    fetch_types: options.fetchTypes ?? true,
    backoff: (tries: number) => Math.min(RECONNECT_PAUSE_S * 2 ** tries, RECONNECT_PAUSE_MAX_S),
    onnotice: () => {},
    ...(options.onLost ? { onclose: options.onLost, max_lifetime: null } : {}),
    // Statements name columns in snake_case; the code reads them in camelCase.
    transform: { column: { from: postgres.toCamel } },
    types: { int8: { to: INT8, from: [INT8], serialize: String, parse: parseInt8 } },
    connection: {
      application_name: applicationName,
      // The driver reads ISO dates only, but a server may be set to another style.
      DateStyle: "ISO".padEnd(SENT_AT_ONCE_BYTES),
    },
    ssl: false, // the socket handles TLS
    // Three options that are missing in the driver's types.
    ...{
      max_pipeline: PIPELINE_MAX,
      socket: createPoolSockets(places, { settings, answerWithinMs, ssl, sslnegotiation }),
      onnotify: onNotify,
    },
  });
  origins.set(sql, [url, options]);
  servers.set(sql, path ?? host.map((name, place) => `${name}:${port[place]}`).join(", "));
  return keepTransactionsWhole(sql);
}

/**
 * Opens a session on a pool's server, on a connection outside the pool. Its statements read no arrays. Once the
 * connection is lost, they throw. postgres.js 3.4.9 can reserve a connection too, but then a statement after the
 * connection is lost ends the process, and reserving never finishes if it is lost at that moment.
 */
export async function openSession(sql: Sql): Promise<Session> {
  const [url, options] = origins.get(sql) ?? fail("openSession takes a pool that connect made");
  let isLost = false;
  const one = connect(url, { ...options, max: 1, fetchTypes: false, onLost: () => isLost = true });
  try {
    await one`select`;
  } catch (error) {
    await closing(one);
    throw error;
  }
  isLost = false; // errors before the session was open were retried
  return Object.assign(refusingWhen(() => isLost, one), {
    [Symbol.asyncDispose]: () => closing(one),
  });
}

function fail(why: string): never {
  throw new TypeError(why);
}

/** Ends a pool. Running statements get `graceS` seconds (default 5), then their connections are cut. */
export function closing(sql: Sql, graceS = END_TIMEOUT_S): Promise<void> {
  return sql.end({ timeout: graceS });
}

/** Returns a pool's address for error messages: `host:port` or the socket's path, never the user or password. */
export function describeServer(sql: Sql): string {
  return servers.get(sql) ?? "";
}

/** Reads an address as the driver does. */
function readAddress(address: string, own: { path?: string }) {
  const { options } = postgres(address, own);
  const { ssl, host, port } = options;
  return { ssl, sslnegotiation: Reflect.get(options, "sslnegotiation"), host, port };
}

/** Limits that the server enforces by itself, and how soon it notices that we are gone. */
function sessionSettings(answerWithinMs: number): string {
  const withinMs = Number.isFinite(answerWithinMs) ? answerWithinMs : 0; // 0 means no limit
  const pauseMs = withinMs && Math.max(withinMs, TRANSACTION_PAUSE_MS);
  return `set statement_timeout = ${Math.ceil(withinMs * SERVER_SHARE)};
    set idle_in_transaction_session_timeout = ${pauseMs};
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;
}

/** Rejects integers that a number can't represent, rather than round them. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`);
  return value;
}

/**
 * The driver (3.4.9) queries the array types on each new connection, and nothing awaits the result. A connection lost
 * at that moment would end a program that learns of the loss in other ways.
 */
function forgiveLostTypes(event: PromiseRejectionEvent): void {
  if (TYPES_QUESTION.test(String(Reflect.get(Object(event.reason), "query")))) {
    event.preventDefault();
  }
}
