import { modeOf, MODES, SSL, TLS_FILES } from "./read_tls.ts";

/** Values of libpq's `target_session_attrs`, each with a query that returns true on a server that must not be used. */
const SESSION_CHECKS: Record<string, string | undefined> = {
  any: undefined,
  "read-write": "select current_setting('transaction_read_only') = 'on'",
  primary: "select pg_is_in_recovery()",
};

/** Parameters that are honoured, or that request what we do anyway, with the values for which that is true. */
const CHOICES: Record<string, readonly string[]> = {
  target_session_attrs: Object.keys(SESSION_CHECKS),
  sslmode: Object.keys(MODES),
  ssl: Object.keys(SSL),
  channel_binding: ["disable", "prefer", "require"],
  gssencmode: ["disable", "prefer"],
  sslnegotiation: ["postgres"],
  sslsni: ["1"],
  sslcompression: ["0"],
  sslcertmode: ["allow"],
  ssl_min_protocol_version: ["TLSv1", "TLSv1.1", "TLSv1.2"],
  ssl_max_protocol_version: ["TLSv1.3"],
  min_protocol_version: ["3.0"],
  load_balance_hosts: ["disable"],
  client_encoding: ["utf8", "UTF8", "utf-8", "UTF-8", "auto"],
  encoding: ["utf8", "UTF8", "utf-8", "UTF-8", "unicode"],
  charset: ["utf8", "UTF8", "utf-8", "UTF-8"],
  schema: ["public"],
  currentSchema: ["public"],
};

/** Parameters with any value that are honoured. */
const HONOURED = ["host", "port", "user", "password", "dbname", "options", "sslpassword"];

/**
 * Parameters for the names, deadlines, keepalives and pools of a client. The service has its own, and detects a pooler
 * by itself.
 */
const WITHOUT_EFFECT = [
  ...["application_name", "fallback_application_name", "ApplicationName"],
  ...["connect_timeout", "tcp_user_timeout", "socket_timeout", "timeout"],
  ...["keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count", "tcpKeepAlive"],
  ...["connection_limit", "pool", "pool_size", "pool_timeout", "max", "idle_timeout"],
  ...["pool_max_conns", "pool_min_conns", "max_lifetime", "max_protocol_version"],
  ...["pool_mode", "min_pool_size", "max_pool_size", "max_overflow", "pool_recycle", "reconnect"],
  ...["command_timeout", "connectTimeout", "loginTimeout", "socketTimeout", "acquire_timeout"],
  ...["pgbouncer", "supa", "workaround", "prepare", "prepareThreshold", "prepared_statements"],
  ...["statement_cache_size", "statement_cache_capacity", "statement-cache-capacity"],
  ...["default_query_exec_mode", "serverVersion", "uselibpqcompat"],
];

/** The parameters to use in place of those that only some clients know. */
const INSTEAD: [names: RegExp, write: string][] = [
  [/^(use_?ssl|require_?ssl|tls|ssl_?mode|sslaccept|sslfactory|rejectunauthorized)$/i, "sslmode"],
  [/^(ssl_?ca|sslcacert|ca|root_?cert|ssl_root_cert)$/i, "sslrootcert"],
  [/^(socket|unix_?sock|unix_?socket|server|hostname)$/i, "host"],
  [/^(targetservertype|target_server_type)$/i, "target_session_attrs"],
  [/^(database|db|database_?name)$/i, "dbname"],
  [/^(username|user_?id|uid)$/i, "user"],
  [/^(pass|passwd|pwd)$/i, "password"],
];

/** Names in the form of Postgres's settings, such as `statement_timeout`. */
const SETTING = /^(timezone|datestyle|[a-z]+(_[a-z]+)+)$/i;

/** Modes in which a certificate is never silently ignored, and modes in which `system` has a meaning. */
const CERTAIN = ["require", "verify-ca", "verify-full"];
const VERIFIED = ["verify-full"];

const KNOWN = new Set([
  ...Object.keys(CHOICES),
  ...HONOURED,
  ...TLS_FILES,
  ...WITHOUT_EFFECT,
]);

/**
 * Returns the first fault of an address's parameters, or undefined. Refuses by name each parameter that we neither
 * honour nor fulfil anyway, because the driver would send it to the server as a setting.
 */
export function faultOfParameters(parameters: URLSearchParams): string | undefined {
  for (const name of parameters.keys()) {
    if (KNOWN.has(name) && parameters.getAll(name).length > 1) {
      return `can't be used: ${name} is written twice`;
    }
    if (!KNOWN.has(name)) return `can't be used: ${describeUnknown(parameters, name)}`;
    const choices = CHOICES[name];
    if (choices === undefined || choices.includes(parameters.get(name) ?? "")) continue;
    return `can't be used: ${name} must be ${choices.join(", ")}`;
  }
  if (contradicts(parameters)) return "can't be used: ssl and sslmode contradict each other";
  const [, hasCertificate, hasKey] = TLS_FILES.map((name) => Boolean(parameters.get(name)));
  if (hasCertificate !== hasKey) return "can't be used: sslcert and sslkey go together";
  const file = TLS_FILES.find((name) => parameters.get(name));
  if (file === undefined) return undefined;
  const modes = parameters.get("sslrootcert") === "system" ? VERIFIED : CERTAIN;
  return modes.includes(modeOf(parameters))
    ? undefined
    : `can't be used: ${file} goes with sslmode=verify-full`;
}

/**
 * Returns the query that returns true on a server that must not be used. If the address names several servers, only
 * writable ones are used.
 */
export function readRefusal(parameters: URLSearchParams, isOneOfSeveral: boolean) {
  return SESSION_CHECKS[
    parameters.get("target_session_attrs") ?? (isOneOfSeveral ? "read-write" : "any")
  ];
}

/** Returns whether `sslmode` and `ssl` contradict each other on encryption. */
function contradicts(parameters: URLSearchParams): boolean {
  const mode = parameters.get("sslmode");
  const ssl = parameters.get("ssl");
  return mode !== null && ssl !== null && (MODES[mode] === "none") !== (SSL[ssl] === "none");
}

/**
 * Describes an unknown parameter. Its name may be the rest of a password that was cut off at "?", so only plausible
 * names are repeated.
 */
function describeUnknown(parameters: URLSearchParams, name: string): string {
  const isPlain = /^[a-z_]{3,40}$/i.test(name) && ![...parameters.values()].join().includes("@");
  if (!isPlain) return "one of its parameters is not supported";
  return `the parameter ${name} is not supported: ${adviceOn(name)}`;
}

/** Returns advice on what to write in place of a parameter, or to remove it. */
function adviceOn(name: string): string {
  const sameLetters = [...KNOWN].find((known) => known.toLowerCase() === name.toLowerCase());
  const instead = sameLetters ?? INSTEAD.find(([names]) => names.test(name))?.[1];
  if (instead !== undefined) return `write ${instead}`;
  return SETTING.test(name)
    ? `leave it out, or write a setting of Postgres as options=-c%20${name}%3D and its value`
    : "leave it out";
}
