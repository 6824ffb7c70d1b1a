/** The form of an address, in words that do not repeat one: it may hold a password. */
export const DATABASE_ADDRESS =
  "must be postgres://user:password@host/database; in a password write %23 for #, %25 for %, %2F for /, %3F for ?";

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
