import { createHmac } from "node:crypto";
import { KEPT_DAYS } from "../database/kept_data.ts";
import { deriveKey, type SecretKeys } from "../secrets/secret_key.ts";
import { isSame } from "../secrets/signer.ts";

/** The header that passes better-auth the address given to `sessionHeaders`. */
export const ADDRESS_HEADER = "x-voteboard-address";

/** Maximum characters of a user agent that a session stores. */
const USER_AGENT_MAX = 256;

/** Under https, the prefix makes browsers refuse the cookie from subdomains and from plain http (RFC 6265bis). */
export function sessionCookieName(baseUrl: string): string {
  return baseUrl.startsWith("https:") ? "__Host-voteboard_session" : "voteboard_session";
}

/**
 * Returns the headers that better-auth sees: the cookies, and the browser and address that a session shows. `address`
 * is the client's, or the network (`2001:db8::/64`) under which limits count it.
 */
export function sessionHeaders(
  { sessionCookies }: { sessionCookies: SessionCookies },
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

/** Finds the session cookie among those that better-auth sets. It also clears others, which we never set. */
export function sessionCookies(headers: Headers, baseUrl: string): string[] {
  const name = sessionCookieName(baseUrl);
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
}

/** Finds the value of a request's cookie. Parses the header as better-auth does. */
export function cookieNamed(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const end = pair.indexOf("=");
    if (end >= 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim();
  }
  return undefined;
}

/** Decodes a cookie's value. One that is not encoded is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Seconds that a session lives after its last renewal. */
export const SESSION_SECONDS = KEPT_DAYS.session * 86_400;

/** Keeps sessions valid while the secret key is being changed, because better-auth knows only one key. */
export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** Creates them. With one key they change nothing. */
export function createSessionCookies([secretKey, ...others]: SecretKeys, baseUrl: string) {
  const name = sessionCookieName(baseUrl);
  const pair = new RegExp(`(?<=^|;\\s*)${name}=([^;]*)`);
  const own = sessionSecret(secretKey);
  const accepted = others.map(sessionSecret);

  /** Returns a `Cookie` header in which a session that another accepted key signed is signed with the current one. */
  function signAgain(cookie: string): string {
    if (accepted.length === 0) return cookie;
    return cookie.replace(pair, (found, value: string) => {
      const [, token = "", signature = ""] = /^(.+)\.([^.]+)$/.exec(decoded(value)) ?? [];
      const isAccepted = accepted.some((secret) => isSame(signatureOf(token, secret), signature));
      return isAccepted
        ? `${name}=${encodeURIComponent(`${token}.${signatureOf(token, own)}`)}`
        : found;
    });
  }

  return {
    signAnew: signAgain,
    /** Returns the cookie to send to a browser whose session was re-signed, or undefined if it was not. */
    toKeep(headers: Headers) {
      const cookie = headers.get("cookie") ?? "";
      const signed = signAgain(cookie);
      if (signed === cookie) return undefined;
      const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
      const kept = pair.exec(signed)?.[0];
      return `${kept}; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly${secure}; SameSite=Lax`;
    },
  };
}

/** Returns the text with which better-auth signs cookies. */
export function sessionSecret(secretKey: string): string {
  return deriveKey(secretKey, "sessions").toString("base64url");
}

/** Signs as better-auth does. */
function signatureOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}
