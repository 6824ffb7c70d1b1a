import {
  cookieNamed,
  decoded,
  sessionCookieName,
  sessionCookies,
  sessionHeaders,
} from "./session_headers.ts";
import { takesNoChanges } from "../database/unavailable.ts";
import type { AccountsContext } from "./context.ts";
import type { Viewer } from "../trail/viewer.ts";

/**
 * Finds the viewer, and the cookies to send with the answer: a session is renewed once a day. Without a session cookie
 * it loads nothing and queries nothing.
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
  // Its sessions were ended, but for one that was just being opened.
  if (user.disabledAt) return { viewer: undefined, setCookies };
  const viewer = {
    accountId: user.id,
    username: user.name,
    isModerator: user.isModerator,
    sessionId: session.id,
    emailVerified: user.emailVerified,
  };
  return { viewer, setCookies };
}

/** Finds the session, and renews it where the database takes changes: people stay signed in where it doesn't. */
async function findSession(context: AccountsContext, headers: Headers) {
  const { api } = await context.auth();
  const asked = { headers: sessionHeaders(context, headers), returnHeaders: true } as const;
  return await api.getSession(asked).catch((error) => {
    if (!takesNoChanges(error)) throw error;
    return api.getSession({ ...asked, query: { disableRefresh: true } });
  });
}

/** Whether a request comes with a session's cookie, be it good or not. */
export function hasSessionCookie(headers: Headers, baseUrl: string): boolean {
  return sessionTokenOf(headers, baseUrl) !== undefined;
}

/**
 * Returns the token in a request's session cookie, be it good or not; undefined when there is none. The signature is
 * left out: however a cookie is written, the same session has the same token.
 */
export function sessionTokenOf(headers: Headers, baseUrl: string): string | undefined {
  const value = cookieNamed(headers, sessionCookieName(baseUrl));
  if (value === undefined) return undefined;
  const text = decoded(value.startsWith(`"`) ? value.slice(1, -1) : value);
  return text.slice(0, Math.max(0, text.lastIndexOf(".")));
}
