import { isNo, sessionCookieName, sessionCookies, sessionHeaders } from "./auth.ts";
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
  const answer = await askSession(context, headers);
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

/** Ends the session of a request, if it has one. Returns the cookies that clear it. */
export async function signOut(
  { auth, site }: AccountsContext,
  headers: Headers,
): Promise<{ setCookies: string[] }> {
  const { api } = await auth();
  const answer = await api.signOut({ headers: sessionHeaders(headers), returnHeaders: true });
  return { setCookies: sessionCookies(answer.headers, site.baseUrl) };
}

async function askSession({ auth, sql }: AccountsContext, headers: Headers) {
  const { api } = await auth();
  try {
    return await api.getSession({ headers: sessionHeaders(headers), returnHeaders: true });
  } catch (error) {
    // better-auth hides why it failed. If the database is down, this reports it in the driver's words.
    if (!isNo(error)) await sql`select 1`;
    throw error;
  }
}

function hasSessionCookie(headers: Headers, baseUrl: string): boolean {
  return (headers.get("cookie") ?? "").includes(`${sessionCookieName(baseUrl)}=`);
}
