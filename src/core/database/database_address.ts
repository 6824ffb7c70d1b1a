import { faultOfParameters, readRefusal } from "./address_parameters.ts";
import { readTls, type Tls, TLS_FILES } from "./read_tls.ts";

export type { Tls };

/** The address of a server: a host and port, or a Unix socket. */
export type ServerAddress = { host: string; port: number } | { path: string };

/** Describes the form of an address. Messages don't quote the address itself, because it may contain a password. */
export const DATABASE_ADDRESS =
  "must be postgres://user:password@host/database; in a password write %23 for #, %25 for %, %2F for /, %3F for ?";

/** Postgres's default port. */
const DEFAULT_PORT = 5432;

/** The parts of an address. The driver gets these and never the address itself. */
interface DatabaseAddress {
  servers: ServerAddress[];
  user: string;
  password: string;
  /** Empty for the database with the same name as the user. */
  database: string;
  /** Encryption, or undefined for none. */
  tls: Tls | undefined;
  /** Startup options, in libpq's form (`-c name=value`). */
  options: string | undefined;
  /** A query that returns true on a server that must not be used. */
  refusal: string | undefined;
}

/** The parts of an address before its parameters are read. */
interface AddressParts {
  user: string;
  password: string;
  hosts: string;
  database: string;
  parameters: URLSearchParams;
}

/** `scheme://[user[:password]@]hosts[/database][?parameters]`: a password may contain "@". */
const ADDRESS = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^@/?#]*)(?:\/([^@?#]*))?(?:\?([^#]*))?$/i;

/** Characters that pasting leaves at the ends of an address: spaces, line ends and invisible marks. */
const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Characters that no part of an address has, written as they are or as `%00`. */
const CONTROL = /\p{Cc}/u;

/**
 * Parameters after a `&` or `;` without a preceding `?`. A database whose name looks like this must be percent-encoded.
 */
const WITHOUT_MARK = /[&;][\w-]+=/;

const MARK_MISSING = "can't be used: its parameters begin with ?, and the next ones with &";

/** A host with its port: a name, an IPv4 address, an IPv6 address in brackets, or a percent-encoded folder. */
const HOST = /^(\[[\da-f:.]+\]|[^\s:[\]]*)(?::(\d{0,5}))?$/i;

/**
 * Returns the fault of an address, as a text that follows the name of its variable, or undefined if there is no fault.
 * It never contains a value from the address. Files that the address names are not opened.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(faultOfAddress("postgres://app@db.example/votes?sslmode=require"), undefined);
 * assert.equal(
 *   faultOfAddress("postgres://app@db.example/votes?service=votes"),
 *   "can't be used: the parameter service is not supported: leave it out",
 * );
 * ```
 */
export function faultOfAddress(text: string): string | undefined {
  const parts = split(text);
  if (parts === undefined || readServers(parts) === undefined) return DATABASE_ADDRESS;
  if (WITHOUT_MARK.test(databaseIn(text))) return MARK_MISSING;
  return faultOfParameters(parts.parameters);
}

/** Reads an address. If it can't be used, throws an error with one sentence, which repeats no part of it. */
export function readAddress(text: string): DatabaseAddress {
  const fault = faultOfAddress(text);
  const parts = split(text);
  const servers = parts && readServers(parts);
  if (fault !== undefined || parts === undefined || servers === undefined) {
    throw new Error(`The database's address ${fault ?? DATABASE_ADDRESS}`);
  }
  const { parameters } = parts;
  return {
    servers,
    user: parameters.get("user") ?? parts.user,
    password: parameters.get("password") ?? parts.password,
    database: parameters.get("dbname") ?? parts.database,
    tls: servers.some((server) => "path" in server) ? undefined : readTls(parameters),
    options: parameters.get("options") ?? undefined,
    refusal: readRefusal(parameters, servers.length > 1),
  };
}

/** Returns an address for each host of an address, including hosts that must not be used. */
export function addressesOf(text: string): string[] {
  const [before = "", query = ""] = text.replace(EDGES, "").split("?");
  return readAddress(text).servers.map((server) => {
    const parameters = parametersIn(query);
    parameters.delete("target_session_attrs");
    for (const [name, value] of Object.entries(hostParameters(server))) parameters.set(name, value);
    return `${before}?${String(parameters).replaceAll("+", "%20")}`;
  });
}

/** Returns the parameters that name a server. */
function hostParameters(server: ServerAddress): { host: string; port: string } {
  if ("host" in server) {
    const { host, port } = server;
    return { host: host.includes(":") ? `[${host}]` : host, port: String(port) };
  }
  const [, folder = "", port = ""] = /^(.*)\/\.s\.PGSQL\.(\d+)$/.exec(server.path) ?? [];
  return { host: folder, port };
}

/** Returns the path of the Unix socket in an address, or undefined if it has none. */
export function socketOf(url: string): string | undefined {
  const [server] = readAddress(url).servers;
  return server && "path" in server ? server.path : undefined;
}

/** Returns the paths of the certificates and keys that an address names. They must be readable before it is used. */
export function filesOf(url: string): string[] {
  const parameters = split(url)?.parameters;
  return TLS_FILES.map((name) => parameters?.get(name) ?? "")
    .filter((path) => path !== "" && path !== "system");
}

function databaseIn(text: string): string {
  return ADDRESS.exec(text.replace(EDGES, ""))?.[3] ?? "";
}

function split(text: string): AddressParts | undefined {
  const address = text.replace(EDGES, "");
  const [, userinfo = "", hosts = "", database = "", query = ""] = ADDRESS.exec(address) ?? [];
  // An "@" this early in the query ends a password that was cut off.
  if (!ADDRESS.test(address) || /^[^=]*@/.test(query)) return undefined;
  const [user = "", ...password] = userinfo.split(":");
  try {
    if (CONTROL.test(decodeURIComponent(address))) return undefined;
    return {
      user: decodeURIComponent(user),
      password: decodeURIComponent(password.join(":")),
      hosts,
      database: decodeURIComponent(database),
      parameters: parametersIn(query),
    };
  } catch {
    return undefined; // a "%" that encodes nothing
  }
}

/** Reads parameters as libpq does: a "+" doesn't stand for a space. */
function parametersIn(query: string): URLSearchParams {
  return new URLSearchParams(query.replaceAll("+", "%2B"));
}

/** Reads the hosts and their ports. A host in the parameters replaces those before the path, as in libpq. */
function readServers({ hosts, parameters }: AddressParts): ServerAddress[] | undefined {
  const named = parameters.get("host");
  const ports = parameters.get("port")?.split(",");
  const portOf = (nth: number, own?: string) =>
    Number((ports && (ports.length > 1 ? ports[nth] : ports[0])) || own || DEFAULT_PORT);
  const ownPort = HOST.exec(hosts.split(",")[0] ?? "")?.[2];
  // A folder may contain commas.
  if (named?.startsWith("/")) return [socketIn(named, portOf(0, ownPort))].filter(isUsable);
  const servers = (named || hosts).split(",").map((text, nth) => {
    const [, host, port] = HOST.exec(text) ?? [];
    if (host === undefined) return undefined;
    const name = decodeURIComponent(host.replace(/^\[|\]$/g, ""));
    return name.startsWith("/")
      ? socketIn(name, portOf(nth, port))
      : { host: name || "localhost", port: portOf(nth, port) };
  });
  const usable = servers.filter((server) => server !== undefined).filter(isUsable);
  return usable.length === servers.length ? usable : undefined;
}

function socketIn(folder: string, port: number): { path: string; port: number } {
  return { path: `${folder}/.s.PGSQL.${port}`, port };
}

const isUsable = ({ port }: { port: number }) => Number.isInteger(port) && port > 0 && port < 65536;
