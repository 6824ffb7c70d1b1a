/** The form of an address, worded without quoting one, because it may hold a password. */
export const DATABASE_ADDRESS =
  "must be postgres://user:password@host/database; in a password write %23 for #, %25 for %, %2F for /, %3F for ?";

/** The servers of an address that may be used, in libpq's terms, and the query to which such a server returns false. */
const REFUSALS = {
  any: undefined,
  "read-write": "select current_setting('transaction_read_only') = 'on'",
  primary: "select pg_is_in_recovery()",
};

/** Error for an address that asks for servers that Voteboard can't use. */
export const SESSION_ATTRS = `target_session_attrs must be ${Object.keys(REFUSALS).join(", ")}`;

const ATTRS = /([?&])target_session_attrs=([^&]*)&?/;

/** Several hosts in one address are an extension of the driver, which URL rejects. */
const OTHER_HOSTS = /((?:@|\/\/)[^@/?#,]*),[^@/?#]*(?=[/?#]|$)/;

/** Returns whether a text is the address of a database, with reserved characters percent-encoded (`%23` and so on). */
export function isDatabaseAddress(text: string): boolean {
  const url = URL.parse(text.replace(OTHER_HOSTS, "$1"));
  if (!url || !/^postgres(ql)?:\/\//.test(text) || url.hash !== "") return false;
  // An "@" this late ends a password that was cut off.
  if (/@/.test(url.pathname) || /^\?[^=]*@/.test(url.search)) return false;
  try {
    return decodeURIComponent(url.username + url.password + url.pathname) !== undefined;
  } catch {
    return false;
  }
}

/** Returns whether an address asks for servers that Voteboard can use, or doesn't specify any. */
export function hasKnownAttrs(text: string): boolean {
  return Object.hasOwn(REFUSALS, attrsOf(text));
}

/**
 * Splits an address into the part for the driver and the servers it asks for: the driver (3.4.9) would take a standby
 * for a primary, and doesn't know `any`. Returns the query to which a server returns true if it must not be used. Of
 * several hosts only writable ones are used, unless the address says otherwise. Throws an error for unsupported
 * attributes.
 */
export function splitAttrs(url: string): { address: string; refusal: string | undefined } {
  if (!hasKnownAttrs(url)) throw new Error(`In the database's address ${SESSION_ATTRS}`);
  const address = url.replace(ATTRS, "$1").replace(/[?&]$/, "");
  return { address, refusal: REFUSALS[attrsOf(url) as keyof typeof REFUSALS] };
}

function attrsOf(text: string): string {
  return ATTRS.exec(text)?.[2] ?? (OTHER_HOSTS.test(text) ? "read-write" : "any");
}

/** Returns the path of the Unix socket in an address, or undefined if it has none. */
export function socketOf(url: string): string | undefined {
  return splitSocket(url).path;
}

/**
 * Splits an address into the part for the driver and the Unix socket, if any: the driver takes sockets as an option and
 * would send `host` to the server as a setting. Throws an error for a text that is not an address.
 */
export function splitSocket(url: string): { address: string; path: string | undefined } {
  if (!isDatabaseAddress(url)) throw new Error(`The database's address ${DATABASE_ADDRESS}`);
  const address = URL.parse(url);
  const folder = address?.searchParams.get("host");
  if (!address || !folder) return { address: url, path: undefined };
  const port = address.searchParams.get("port") ?? (address.port || "5432");
  address.searchParams.delete("host");
  address.searchParams.delete("port");
  return { address: address.href, path: `${folder}/.s.PGSQL.${port}` };
}
