/** The form of an address, in words that do not repeat one: it may hold a password. */
export const DATABASE_ADDRESS =
  "must be postgres://user:password@host/database; in a password write %23 for #, %25 for %, %2F for /, %3F for ?";

/** The servers of an address that are used, in libpq's words, and the question that such a server answers with false. */
const REFUSALS = {
  any: undefined,
  "read-write": "select current_setting('transaction_read_only') = 'on'",
  primary: "select pg_is_in_recovery()",
};

/** For an address that asks for servers which Voteboard can't use. */
export const SESSION_ATTRS = `target_session_attrs must be ${Object.keys(REFUSALS).join(", ")}`;

const ATTRS = /([?&])target_session_attrs=([^&]*)&?/;

/** Several hosts in one address are the driver's own dialect, which URL refuses. */
const OTHER_HOSTS = /((?:@|\/\/)[^@/?#,]*),[^@/?#]*(?=[/?#]|$)/;

/** Whether a text is the address of a database, with all that has a meaning in an address written as `%23` and so on. */
export function isDatabaseAddress(text: string): boolean {
  const url = URL.parse(text.replace(OTHER_HOSTS, "$1"));
  if (!url || !/^postgres(ql)?:\/\//.test(text) || url.hash !== "") return false;
  // An "@" as late as that ends a password that was cut.
  if (/@/.test(url.pathname) || /^\?[^=]*@/.test(url.search)) return false;
  try {
    return decodeURIComponent(url.username + url.password + url.pathname) !== undefined;
  } catch {
    return false;
  }
}

/** Whether an address asks for servers that Voteboard can use, or doesn't say. */
export function hasKnownAttrs(text: string): boolean {
  return Object.hasOwn(REFUSALS, attrsOf(text));
}

/**
 * Parts an address from the servers that it asks for: the driver (3.4.9) would take a standby for one that can be
 * written to, and knows no `any`. Returns the question to which such a server answers true when it must not be used. Of
 * several hosts only those that can be written to are used, unless the address says otherwise. Throws a sentence for
 * other attributes.
 */
export function splitAttrs(url: string): { address: string; refusal: string | undefined } {
  if (!hasKnownAttrs(url)) throw new Error(`In the database's address ${SESSION_ATTRS}`);
  const address = url.replace(ATTRS, "$1").replace(/[?&]$/, "");
  return { address, refusal: REFUSALS[attrsOf(url) as keyof typeof REFUSALS] };
}

function attrsOf(text: string): string {
  return ATTRS.exec(text)?.[2] ?? (OTHER_HOSTS.test(text) ? "read-write" : "any");
}

/** The path of the Unix socket that an address names; undefined for an address of another kind. */
export function socketOf(url: string): string | undefined {
  return splitSocket(url).path;
}

/**
 * Parts an address from the socket that it names, if any: the driver knows sockets by an option and would send `host` to
 * the server as a setting. Throws a sentence for a text that is no address.
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
