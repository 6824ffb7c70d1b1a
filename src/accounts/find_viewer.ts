import { sessionCookieName, sessionCookies, sessionHeaders } from "./auth.ts";
import type { AccountsContext } from "./context.ts";
import type { Viewer } from "./viewer.ts";

/** Who looks, and the cookies that the answer hands on: once a day a session is renewed. */
export interface Seen {
  viewer: Viewer | undefined;
  setCookies: string[];
}

/** Finds out who looks. Without a session cookie it loads nothing and asks nobody. */
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

/** Ends the session that a request comes with, if it has one. Returns the cookies that forget it. */
export async function signOut(
  { auth, site }: AccountsContext,
  headers: Headers,
): Promise<{ setCookies: string[] }> {
  const { api } = await auth();
  const answer = await api.signOut({ headers: sessionHeaders(headers), returnHeaders: true });
  return { setCookies: sessionCookies(answer.headers, site.baseUrl) };
}

function hasSessionCookie(headers: Headers, baseUrl: string): boolean {
  return (headers.get("cookie") ?? "").includes(`${sessionCookieName(baseUrl)}=`);
}
