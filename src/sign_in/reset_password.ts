import { isNo } from "./auth.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { parseEmail } from "../accounts/create_account.ts";
import { type Limited, takeAll } from "./limits.ts";
import { checkPassword } from "../accounts/password.ts";

/** What better-auth's tokens are made of; PostgreSQL, which is asked for others too, fails on a NUL. */
const TOKEN = /^[A-Za-z0-9]{1,64}$/;

/** What somebody who asked for a reset link hears: the same whether or not the address has an account. */
export type RequestResetOutcome = { kind: "asked" } | Limited;

/** Whether a link gave a new password; dead ones are used, too old, or not ours. */
export type ResetPasswordOutcome = { kind: "reset" } | { kind: "link_dead" };

/** Sends a reset link, after the answer, if the address has an account. Refuses what is no mail address. */
export function requestReset(
  { limits, background, auth }: AccountsContext,
  typed: string,
  request: AccountRequest,
): RequestResetOutcome {
  const email = parseEmail(typed);
  const limited = takeAll([limits.resetByAddress, request.address], [limits.resetByMail, email]);
  if (limited) return limited;
  background.run("reset mail", async () => {
    const { api } = await auth();
    await api.requestPasswordReset({ body: { email } });
  });
  return { kind: "asked" };
}

/**
 * Gives the account of a link a new password, and ends all its sessions. Whoever has the link reads the
 * account's mail, so its address counts as confirmed. Refuses a password that is too short or too long.
 */
export async function resetPassword(
  { auth }: AccountsContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<ResetPasswordOutcome> {
  checkPassword(newPassword);
  if (!TOKEN.test(token)) return { kind: "link_dead" };
  const { api } = await auth();
  try {
    await api.resetPassword({ body: { token, newPassword } });
    return { kind: "reset" };
  } catch (error) {
    if (isNo(error)) return { kind: "link_dead" };
    throw error;
  }
}
