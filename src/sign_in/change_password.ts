import { endResetLinks } from "../accounts/account_repository.ts";
import { isNo } from "./auth.ts";
import { sessionCookies, sessionHeaders } from "./session_headers.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { type Limited, takeAll } from "./limits.ts";
import { checkPassword } from "../accounts/password.ts";
import type { Viewer } from "../trail/viewer.ts";

/** The current password, the new one, and the request they came with. */
export interface PasswordChange {
  password: string;
  newPassword: string;
  request: AccountRequest;
}

/** Result of changing a password. */
export type ChangePasswordOutcome =
  | { kind: "changed"; setCookies: string[] }
  | { kind: "wrong" }
  | Limited;

/**
 * Changes the viewer's password if they know the current one, and ends all other sessions and all reset links; the cookies belong to a
 * new session. Refuses a password that is too short or too long.
 */
export async function changePassword(
  context: AccountsContext,
  { accountId }: Viewer,
  { password, newPassword, request }: PasswordChange,
): Promise<ChangePasswordOutcome> {
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
