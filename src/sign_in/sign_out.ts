import { sessionCookies, sessionHeaders } from "./session_headers.ts";
import type { AccountsContext } from "./context.ts";

/** Ends the session of a request, if it has one. Returns the cookies that clear it. */
export async function signOut(
  { auth, site }: AccountsContext,
  headers: Headers,
): Promise<{ setCookies: string[] }> {
  const { api } = await auth();
  const answer = await api.signOut({ headers: sessionHeaders(headers), returnHeaders: true });
  return { setCookies: sessionCookies(answer.headers, site.baseUrl) };
}
