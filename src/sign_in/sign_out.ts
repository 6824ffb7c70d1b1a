import { sessionCookies, sessionHeaders } from "./session_headers.ts";
import type { AccountsContext } from "./context.ts";

/** Ends the session of a request, if it has one. Returns the cookies that clear it. */
export async function signOut(
  context: AccountsContext,
  headers: Headers,
): Promise<{ setCookies: string[] }> {
  const { api } = await context.auth();
  const answer = await api.signOut({
    headers: sessionHeaders(context, headers),
    returnHeaders: true,
  });
  return { setCookies: sessionCookies(answer.headers, context.site.baseUrl) };
}
