import { sessionCookieName, sessionCookies, sessionHeaders } from "./session_headers.ts";
import type { AccountsContext } from "./context.ts";
import type { Viewer } from "../trail/viewer.ts";

/** The viewer, and the cookies to send with the answer: a session is renewed once a day. */
export interface Seen {
  viewer: Viewer | undefined;
  setCookies: string[];
}

/** Finds the viewer. Without a session cookie it loads nothing and queries nothing. */
export async function findViewer(context: AccountsContext, headers: Headers): Promise<Seen> {
  if (!hasSessionCookie(headers, context.site.baseUrl)) {
    return { viewer: undefined, setCookies: [] };
  }
  const { api } = await context.auth();
  const answer = await api.getSession({ headers: sessionHeaders(headers), returnHeaders: true });
  const setCookies = sessionCookies(answer.headers, context.site.baseUrl);
  if (!answer.response) return { viewer: undefined, setCookies };
  const { user, session } = answer.response;
  const viewer = {
    accountId: user.id,
    username: user.name,
    isModerator: user.isModerator,
    sessionId: session.id,
    emailVerified: user.emailVerified,
  };
  return { viewer, setCookies };
}

/** Whether a request comes with a session's cookie, be it good or not. */
export function hasSessionCookie(headers: Headers, baseUrl: string): boolean {
  return (headers.get("cookie") ?? "").includes(`${sessionCookieName(baseUrl)}=`);
}

/** Returns the value of a request's session cookie, be it good or not; undefined when there is none. */
export function sessionCookieOf(headers: Headers, baseUrl: string): string | undefined {
  const [, ...rest] = (headers.get("cookie") ?? "").split(`${sessionCookieName(baseUrl)}=`);
  return rest[0]?.split(";", 1)[0];
}
