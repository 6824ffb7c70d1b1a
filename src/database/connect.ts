import postgres from "postgres";
import { splitAttrs, splitSocket } from "./address.ts";
import { createPoolSockets } from "./connection/pool_sockets.ts";
import { keepTransactionsWhole, refusingWhen } from "./transactions.ts";

/** Milliseconds that a statement may take unless told. */
const ANSWER_WITHIN_MS = 30_000;

/** The same for migrations, which rewrite whole tables and build indexes: an hour. */
export const LONG_WORK_MS = 3_600_000;

/** The server gives a statement up so much earlier than we do, and its connection stays. */
const SERVER_SHARE = 0.9;

/**
 * Milliseconds between two statements of a transaction after which the server ends it, or as many as a statement has
 * if that is more: of one whose connection was lost without a word, it would keep the locks for two hours.
 */
const TRANSACTION_PAUSE_MS = 5_000;

/** The driver sends at once what has so many bytes, and so forgets what a broken connection left unsent. */
const SENT_AT_ONCE_BYTES = 1_024;

/**
 * Statements that may wait on one connection. If it, or its socket, would take no more after a `begin`, the driver
 * (3.4.9) leaves it open to all: votes of others became part of a transaction, and were undone with it.
 */
const PIPELINE_MAX = Infinity;

/** Seconds to reach a server before a query fails: v1 answers within 2 s, reachable database or not. */
const CONNECT_TIMEOUT_S = 2;

/** Longest pause in seconds between two tries to reconnect; the driver's own 20 s would outlast a restart. */
const RECONNECT_PAUSE_MAX_S = 0.5;

/** First pause in seconds between two tries to reconnect; doubles up to the longest. */
const RECONNECT_PAUSE_S = 0.02;

/** Seconds that `closing` waits for running statements. Without a limit `end` can hang for ever (postgres.js 3.4.9). */
const END_TIMEOUT_S = 5;

/** The port that Postgres listens on unless an address names another. */
const DEFAULT_PORT = 5432;

/** The driver's own question for array types. */
const TYPES_QUESTION = /from pg_catalog\.pg_type a\s/;

/** Asked instead of settings. */
const NO_SETTINGS = "select 1";

/** Postgres's type number of int8 (pg_type.dat). */
const INT8 = 20;

interface Types extends Record<string, unknown> {
  int8: number;
}

/** A pool of connections. timestamptz is read as Date (cut to milliseconds), int8 as number, numeric as string; column `key_id` as `keyId`. */
export type Sql = postgres.Sql<Types>;

/** Runs statements: a pool or a transaction. */
export type Query = postgres.ISql<Types>;

/** A session: its statements run on one connection, one after the other. `await using` ends it. */
export type Session = Sql & AsyncDisposable;

/** Addresses of the pools in words: the driver is told of one place only. */
const servers = new WeakMap<Sql, string>();

/** What the pools were made with. */
const origins = new WeakMap<Sql, [url: string, options: ConnectOptions]>();

/** Settings of a pool. */
export interface ConnectOptions {
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
  /** Connections at most; 10 unless told. They are opened when first needed. */
  max?: number;
  /**
   * Milliseconds for each statement, 30,000 unless told; Infinity for none. The server cancels it a little earlier
   * (error 57014); when the server is silent instead, its connection is destroyed (`ServerSilent`).
   */
  answerWithinMs?: number;
  /** Told what NOTIFY sends on the channels that statements of this pool listen on. */
  onNotify?: (channel: string, payload: string) => void;
  /** Told when a connection was closed. For a pool that never closes one because of its age, unlike others. */
  onLost?: () => void;
  /** False spares each connection the question which types are arrays, for a pool that reads none. */
  fetchTypes?: false;
  /**
   * Whether a pooler lends a server to each transaction: nothing is prepared or set in a session that is somebody else's
   * the next moment, so only we hold statements to their deadline.
   */
  pooled?: boolean;
}

/**
 * A pool for a `postgres://` address; no connection is made yet. A Unix socket is given as libpq does it:
 * `postgres://app@localhost/voteboard?host=%2Fpath%20to%2Ffolder&port=5432`. The session's time zone is the
 * server's: statements name theirs. A statement that can fail after its first row belongs into `begin`, or
 * the next answer on that connection begins with holes (postgres.js issue 1119). Throws on a malformed address.
 */
export function connect(url: string, options: ConnectOptions): Sql {
  globalThis.addEventListener("unhandledrejection", forgiveLostTypes); // it listens once
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
    // The sockets try all places. With a list the driver would go round it by itself, forever and without a pause.
    ...(first && "host" in first ? first : {}),
    max,
    connect_timeout: CONNECT_TIMEOUT_S,
    prepare: !options.pooled,
    fetch_types: options.fetchTypes ?? true,
    backoff: (tries: number) => Math.min(RECONNECT_PAUSE_S * 2 ** tries, RECONNECT_PAUSE_MAX_S),
    onnotice: () => {},
    ...(options.onLost ? { onclose: options.onLost, max_lifetime: null } : {}),
    // Statements name columns in snake_case, the code reads them in camelCase.
    transform: { column: { from: postgres.toCamel } },
    types: { int8: { to: INT8, from: [INT8], serialize: String, parse: parseInt8 } },
    connection: {
      application_name: applicationName,
      // The driver reads ISO dates only; a server may be set to another style.
      DateStyle: "ISO".padEnd(SENT_AT_ONCE_BYTES),
    },
    ssl: false, // the socket sees to it
    // Three options that the driver's types leave out.
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
 * Opens a session on a pool's server, on a connection beside the pool's; its statements read no arrays. Once the
 * connection is lost, they throw. postgres.js 3.4.9 can reserve a connection too, but then a statement after its loss
 * ends the process, and reserving never ends if the connection is lost just then.
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
  isLost = false; // what failed before the session stood was tried again
  return Object.assign(refusingWhen(() => isLost, one), {
    [Symbol.asyncDispose]: () => closing(one),
  });
}

function fail(why: string): never {
  throw new TypeError(why);
}

/** Ends a pool: running statements get so many seconds, 5 unless told, then their connections are cut. */
export function closing(sql: Sql, graceS = END_TIMEOUT_S): Promise<void> {
  return sql.end({ timeout: graceS });
}

/** Returns a pool's address for a sentence: `host:port` or the socket's path, never the user or password. */
export function describeServer(sql: Sql): string {
  return servers.get(sql) ?? "";
}

/** The driver's own reading of an address. */
function readAddress(address: string, own: { path?: string }) {
  const { options } = postgres(address, own);
  const { ssl, host, port } = options;
  return { ssl, sslnegotiation: Reflect.get(options, "sslnegotiation"), host, port };
}

/** Limits that the server keeps by itself, and how soon it finds out that we are gone. */
function sessionSettings(answerWithinMs: number): string {
  const withinMs = Number.isFinite(answerWithinMs) ? answerWithinMs : 0; // 0 is none
  const pauseMs = withinMs && Math.max(withinMs, TRANSACTION_PAUSE_MS);
  return `set statement_timeout = ${Math.ceil(withinMs * SERVER_SHARE)};
    set idle_in_transaction_session_timeout = ${pauseMs};
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;
}

/** Refuses what a number cannot hold, rather than answer a neighbour of it. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`);
  return value;
}

/**
 * The driver (3.4.9) asks each new connection for its array types, and nobody awaits that answer: a connection lost
 * just then would end a program that has other ways to hear of it.
 */
function forgiveLostTypes(event: PromiseRejectionEvent): void {
  if (TYPES_QUESTION.test(String(Reflect.get(Object(event.reason), "query")))) {
    event.preventDefault();
  }
}
