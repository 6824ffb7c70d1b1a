import { randomBytes } from "node:crypto";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import type { SecretKeys } from "../../core/secrets/secret_key.ts";
import { createSigner } from "../../core/secrets/signer.ts";
import { cookieName, cookieNamed, secretCookie } from "./session_cookie.ts";

/** Seconds that a browser is known after a sign-in. */
const KNOWN_SECONDS = KEPT_DAYS.knownBrowser * 86_400;

/** The cookie's name without its prefix. */
const COOKIE = "browser";

/** Bytes that identify a browser. */
const ID_BYTES = 12;

/** A cookie's value: the browser, the account that signed in with it, and the service's signature. */
const VALUE = /^([\w-]{16})\.([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Recognizes the browsers that accounts signed in with. Their cookie grants no access: it only prevents strangers'
 * guesses at a name from locking its owner out. It survives signing out, and no table stores it.
 */
export function createKnownBrowsers(secretKeys: SecretKeys, baseUrl: string) {
  const { sign, isOurs } = createSigner(secretKeys, "known browsers");
  return {
    /** Creates the cookie by which a browser is recognized from now on. */
    introduce(accountId: string): string {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const value = `${id}.${accountId}.${sign(`${id}.${accountId}`)}`;
      return secretCookie(baseUrl, { name: COOKIE, value, maxAge: KNOWN_SECONDS });
    },
    /** Finds out which browser sent a request. Returns undefined without a cookie of ours. */
    find(headers: Headers): { id: string; accountId: string } | undefined {
      const [, id = "", accountId = "", signature = ""] =
        VALUE.exec(cookieNamed(headers, cookieName(baseUrl, COOKIE)) ?? "") ?? [];
      return isOurs(`${id}.${accountId}`, signature) ? { id, accountId } : undefined;
    },
  };
}
