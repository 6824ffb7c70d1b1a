import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { enterAccount, type EntryResult } from "./enter_account.ts";
import { provePasskey } from "../passkeys/prove_passkey.ts";
import { requestOptions } from "../passkeys/passkey_options.ts";
import { cookieToken, makeToken, secretCookie } from "../sessions/session_cookie.ts";

/** The cookie that binds the challenges of the sign-in page to a browser, without its prefix. */
const COOKIE = "passkey";

/** Seconds that the browser keeps it: as long as a challenge is valid. */
const KEPT_S = 3_600;

/** Returns the options with which a browser signs in with a passkey, and the cookie that binds them to it. */
export async function offerPasskeys(context: AccountsContext, headers: Headers) {
  const { site: { baseUrl } } = context;
  // An existing cookie is kept, so that signing in works in several tabs.
  const holder = cookieToken(headers, baseUrl, COOKIE) ?? makeToken();
  const options = await requestOptions(context, { ceremony: "sign_in", holder });
  const setCookies = options
    ? [secretCookie(baseUrl, { name: COOKIE, value: holder, maxAge: KEPT_S })]
    : [];
  return { options, setCookies };
}

/**
 * Signs in with a passkey, without a username. With user verification, a passkey is two factors at once, so no other is
 * needed.
 */
export async function signInByPasskey(
  context: AccountsContext,
  credential: string,
  request: AccountRequest,
): Promise<Exclude<EntryResult, { kind: "gone" }> | { kind: "wrong" }> {
  const holder = cookieToken(request.headers, context.site.baseUrl, COOKIE);
  if (holder === undefined) return { kind: "wrong" };
  const accountId = await provePasskey(context, credential, { ceremony: "sign_in", holder });
  if (accountId === undefined) return { kind: "wrong" };
  const entered = await enterAccount(context, accountId, { request, way: "passkey" });
  return entered.kind === "gone" ? { kind: "wrong" } : entered;
}
