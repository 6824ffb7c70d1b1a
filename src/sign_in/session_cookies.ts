import { createHmac } from "node:crypto";
import { KEPT_DAYS } from "../kept_data.ts";
import { deriveKey, type SecretKeys } from "../secret_key.ts";
import { isSame } from "../signer.ts";
import { decoded, sessionCookieName } from "./session_headers.ts";

/** Seconds that a session lives after its last renewal. */
export const SESSION_SECONDS = KEPT_DAYS.session * 86_400;

/** Keeps sessions open while the secret key is being changed: better-auth knows one key only. */
export interface SessionCookies {
  /** Returns a `Cookie` header in which a session that another accepted key signed is signed by the present one. */
  signAnew(cookie: string): string;
  /** Returns the cookie to send to a browser whose session was signed anew; undefined when it was not. */
  toKeep(headers: Headers): string | undefined;
}

/** Makes them; with one key they change nothing. */
export function createSessionCookies(
  [secretKey, ...others]: SecretKeys,
  baseUrl: string,
): SessionCookies {
  const name = sessionCookieName(baseUrl);
  const pair = new RegExp(`(?<=^|;\\s*)${name}=([^;]*)`);
  const own = sessionSecret(secretKey);
  const accepted = others.map(sessionSecret);

  function signAnew(cookie: string): string {
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
    signAnew,
    toKeep(headers) {
      const cookie = headers.get("cookie") ?? "";
      const signed = signAnew(cookie);
      if (signed === cookie) return undefined;
      const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
      return `${
        pair.exec(signed)?.[0]
      }; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly${secure}; SameSite=Lax`;
    },
  };
}

/** Returns the text that better-auth signs cookies with. */
export function sessionSecret(secretKey: string): string {
  return deriveKey(secretKey, "sessions").toString("base64url");
}

/** Signs as better-auth does. */
function signatureOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}
