import type { Buffer } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";

/** Seconds that a session lives after its last renewal. */
export const SESSION_SECONDS = KEPT_DAYS.session * 86_400;

/** The name of the session cookie, without its prefix. */
const SESSION = "session";

/** A cookie that scripts can't read. */
interface SecretCookie {
  /** Without its prefix. */
  name: string;
  value: string;
  /** Seconds. 0 deletes the cookie. */
  maxAge: number;
}

/** Returns a secret of 32 random bytes, as base64url. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns a token's SHA-256, the form in which the database stores it. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * Returns a cookie's name with its prefix. Under https, the prefix makes browsers reject the cookie from subdomains and
 * from plain http (RFC 6265bis).
 */
export function cookieName(baseUrl: string, name: string): string {
  return `${baseUrl.startsWith("https:") ? "__Host-" : ""}voteboard_${name}`;
}

/** Writes a `Set-Cookie` header. */
export function secretCookie(baseUrl: string, { name, value, maxAge }: SecretCookie): string {
  const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
  const pair = `${cookieName(baseUrl, name)}=${value}`;
  return `${pair}; Max-Age=${maxAge}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

/** Writes the cookie of a session. */
export function sessionCookie(baseUrl: string, token: string): string {
  return secretCookie(baseUrl, { name: SESSION, value: token, maxAge: SESSION_SECONDS });
}

/** Writes the cookie that deletes the session cookie. */
export function endedSessionCookie(baseUrl: string): string {
  return secretCookie(baseUrl, { name: SESSION, value: "", maxAge: 0 });
}

/** Returns the value of a request's cookie. `name` includes the prefix. */
export function cookieNamed(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const end = pair.indexOf("=");
    if (end >= 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim();
  }
  return undefined;
}

/**
 * Returns the token in a browser's cookie, whose name is given without its prefix. Undefined if it isn't a token of
 * `makeToken`.
 */
export function cookieToken(headers: Headers, baseUrl: string, name: string): string | undefined {
  const value = cookieNamed(headers, cookieName(baseUrl, name)) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Returns the token in a request's session cookie, valid or not, or undefined if it has none. */
export function sessionTokenOf(headers: Headers, baseUrl: string): string | undefined {
  return cookieNamed(headers, cookieName(baseUrl, SESSION));
}

/** Returns whether a request has a session cookie, valid or not. */
export function hasSessionCookie(headers: Headers, baseUrl: string): boolean {
  return sessionTokenOf(headers, baseUrl) !== undefined;
}
