/** What a database's address must be, for whoever set it; the address itself may hold a password. */
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
