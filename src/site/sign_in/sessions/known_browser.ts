import { randomBytes } from "node:crypto";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { SecretKeys } from "../../../core/secrets/secret_key.ts";
import { createSigner } from "../../../core/secrets/signer.ts";
import { cookieName, cookieNamed, secretCookie } from "./session_cookie.ts";

/** Seconds for which a browser is recognized after a sign-in. */
const KNOWN_SECONDS = KEPT_DAYS.knownBrowser * 86_400;

/** The cookie's name without its prefix. */
const COOKIE = "browser";

const ID_BYTES = 12;

/** The cookie's value: the browser's id, the id of the account that signed in, and the service's signature. */
const VALUE = /^([\w-]{16})\.([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Recognizes browsers in which an account signed in before, by a signed cookie. The cookie grants no access. It gives
 * the owner's browsers attempts of their own, so that strangers who guess passwords can't lock the owner out. It
 * survives signing out, and no table stores it.
 */
export function createKnownBrowsers(secretKeys: SecretKeys, baseUrl: string) {
  const { sign, isOurs } = createSigner(secretKeys, "known browsers");
  return {
    /** Creates the cookie that identifies a browser of this account. */
    introduce(accountId: string): string {
      const id = randomBytes(ID_BYTES).toString("base64url");
      const value = `${id}.${accountId}.${sign(`${id}.${accountId}`)}`;
      return secretCookie(baseUrl, { name: COOKIE, value, maxAge: KNOWN_SECONDS });
    },
    /** Returns the browser that sent a request and its account, or undefined without a valid cookie. */
    find(headers: Headers): { id: string; accountId: string } | undefined {
      const [, id = "", accountId = "", signature = ""] =
        VALUE.exec(cookieNamed(headers, cookieName(baseUrl, COOKIE)) ?? "") ?? [];
      return isOurs(`${id}.${accountId}`, signature) ? { id, accountId } : undefined;
    },
  };
}
