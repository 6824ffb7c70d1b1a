import { endResetLinks } from "../accounts/account_repository.ts";
import { isNo } from "./auth.ts";
import { sessionCookies, sessionHeaders } from "./session_headers.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { type Limited, takeAll } from "./limits.ts";
import { checkPassword } from "../accounts/password.ts";
import type { Viewer } from "../trail/viewer.ts";

/**
 * Changes the viewer's password if they know the current one, and ends all other sessions and all reset links; the cookies belong to a
 * new session. Refuses a password that is too short or too long.
 */
export async function changePassword(
  context: AccountsContext,
  { accountId }: Viewer,
  { password, newPassword, request }: {
    password: string;
    newPassword: string;
    request: AccountRequest;
  },
): Promise<{ kind: "changed"; setCookies: string[] } | { kind: "wrong" } | Limited> {
  const { auth, sql, accountLimits, site } = context;
  checkPassword(newPassword);
  const limited = takeAll([accountLimits.passwordByAccount, accountId]);
  if (limited) return limited;
  const { api } = await auth();
  try {
    const answer = await api.changePassword({
      body: { currentPassword: password, newPassword, revokeOtherSessions: true },
      headers: sessionHeaders(context, request.headers, request.address),
      returnHeaders: true,
    });
    await endResetLinks(sql, accountId);
    return { kind: "changed", setCookies: sessionCookies(answer.headers, site.baseUrl) };
  } catch (error) {
    if (isNo(error)) return { kind: "wrong" };
    throw error;
  }
}
