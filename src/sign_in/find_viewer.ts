import {
  cookieNamed,
  decoded,
  sessionCookieName,
  sessionCookies,
  sessionHeaders,
} from "./session_headers.ts";
import { takesNoChanges } from "../database/unavailable.ts";
import type { AccountsContext } from "./context.ts";
import type { Viewer } from "../rights/viewer.ts";

/**
 * Finds the viewer, and the cookies to send with the response: a session is renewed once a day. Without a session
 * cookie it loads nothing and queries nothing.
 */
export async function findViewer(
  context: AccountsContext,
  headers: Headers,
): Promise<{ viewer: Viewer | undefined; setCookies: string[] }> {
  if (!hasSessionCookie(headers, context.site.baseUrl)) {
    return { viewer: undefined, setCookies: [] };
  }
  const answer = await findSession(context, headers);
  const setCookies = sessionCookies(answer.headers, context.site.baseUrl);
  if (!answer.response) return { viewer: undefined, setCookies };
  const kept = context.sessionCookies.toKeep(headers);
  if (kept !== undefined) setCookies.unshift(kept);
  const { user, session } = answer.response;
  // Its sessions were ended, except one that was being opened at the time.
  if (user.disabledAt) return { viewer: undefined, setCookies };
  const viewer = {
    accountId: user.id,
    username: user.name,
    isModerator: user.isModerator,
    isAdministrator: user.isAdministrator,
    sessionId: session.id,
    emailVerified: user.emailVerified,
  };
  return { viewer, setCookies };
}

/** Finds the session, and renews it if the database accepts writes. People stay signed in if it doesn't. */
async function findSession(context: AccountsContext, headers: Headers) {
  const { api } = await context.auth();
  const asked = { headers: sessionHeaders(context, headers), returnHeaders: true } as const;
  return await api.getSession(asked).catch((error) => {
    if (!takesNoChanges(error)) throw error;
    return api.getSession({ ...asked, query: { disableRefresh: true } });
  });
}

/** Returns whether a request has a session cookie, valid or not. */
export function hasSessionCookie(headers: Headers, baseUrl: string): boolean {
  return sessionTokenOf(headers, baseUrl) !== undefined;
}

/**
 * Returns the token in a request's session cookie, valid or not, or undefined if there is none. Leaves the signature
 * out: however a cookie is encoded, the same session has the same token.
 */
export function sessionTokenOf(headers: Headers, baseUrl: string): string | undefined {
  const value = cookieNamed(headers, sessionCookieName(baseUrl));
  if (value === undefined) return undefined;
  const text = decoded(value.startsWith(`"`) ? value.slice(1, -1) : value);
  return text.slice(0, Math.max(0, text.lastIndexOf(".")));
}
