import type { AccountRequest, AccountsContext } from "./accounts_context.ts";
import { enterAccount, type Entered } from "./enter_account.ts";
import { provePasskey } from "./passkeys.ts";
import { requestOptions } from "./passkey_options.ts";
import { cookieName, cookieNamed, makeToken, secretCookie } from "./session_cookie.ts";

/** The cookie that binds the challenges of the sign-in page to a browser, without its prefix. */
const COOKIE = "passkey";

/** Seconds that it is kept: as long as a challenge works. */
const KEPT_S = 3_600;

/** Returns what a browser needs to sign in with a passkey, and the cookie that binds it. */
export async function offerPasskeys(context: AccountsContext, headers: Headers) {
  const { site: { baseUrl } } = context;
  // Kept if there is one, so that sign-in works in each of several tabs.
  const holder = holderOf(headers, baseUrl) ?? makeToken();
  const options = await requestOptions(context, { act: "sign_in", holder });
  const setCookies = options
    ? [secretCookie(baseUrl, { name: COOKIE, value: holder, maxAge: KEPT_S })]
    : [];
  return { options, setCookies };
}

/** Signs in with a passkey, without a name. Its user's check makes it two factors at once, so no other is needed. */
export async function signInByPasskey(
  context: AccountsContext,
  credential: string,
  request: AccountRequest,
): Promise<Exclude<Entered, { kind: "gone" }> | { kind: "wrong" }> {
  const holder = holderOf(request.headers, context.site.baseUrl);
  if (holder === undefined) return { kind: "wrong" };
  const accountId = await provePasskey(context, credential, { act: "sign_in", holder });
  if (accountId === undefined) return { kind: "wrong" };
  const entered = await enterAccount(context, accountId, { request, way: "passkey" });
  return entered.kind === "gone" ? { kind: "wrong" } : entered;
}

function holderOf(headers: Headers, baseUrl: string): string | undefined {
  const value = cookieNamed(headers, cookieName(baseUrl, COOKIE)) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : undefined;
}
