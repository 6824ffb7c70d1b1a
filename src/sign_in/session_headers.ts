/** The header that passes better-auth the address given to `sessionHeaders`. */
export const ADDRESS_HEADER = "x-voteboard-address";

/** Maximum characters of a user agent that a session keeps. */
const USER_AGENT_MAX = 256;

/** Under https, the prefix makes browsers refuse the cookie from subdomains and from plain http (RFC 6265bis). */
export function sessionCookieName(baseUrl: string): string {
  return baseUrl.startsWith("https:") ? "__Host-voteboard_session" : "voteboard_session";
}

/**
 * Returns the headers that better-auth sees: the cookies, and the browser and address that a session shows.
 * `address` is the client's, or the network (`2001:db8::/64`) that limits count it under.
 */
export function sessionHeaders(
  { sessionCookies }: { sessionCookies: { signAnew(cookie: string): string } },
  headers: Headers,
  address?: string,
): Headers {
  const seen = new Headers();
  const cookie = headers.get("cookie");
  if (cookie !== null) seen.set("cookie", sessionCookies.signAnew(cookie));
  seen.set("user-agent", (headers.get("user-agent") ?? "").slice(0, USER_AGENT_MAX));
  if (address) seen.set(ADDRESS_HEADER, address.replace(/\/\d+$/, ""));
  return seen;
}

/** Finds the session cookie among those better-auth sets; it also clears others, which we never set. */
export function sessionCookies(headers: Headers, baseUrl: string): string[] {
  const name = sessionCookieName(baseUrl);
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
}

/** Decodes a cookie's value; one that is not encoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
