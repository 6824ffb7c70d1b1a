import { isNo } from "./auth.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { parseEmail } from "../accounts/create_account.ts";
import { type Limited, takeAll } from "./limits.ts";
import { checkPassword } from "../accounts/password.ts";

/** Form of better-auth's tokens. It would look up any other text too, and PostgreSQL fails on a NUL. */
const TOKEN = /^[A-Za-z0-9]{1,64}$/;

/** Result of asking for a reset link: the same whether or not the address has an account. */
export type RequestResetOutcome = { kind: "asked" } | Limited;

/** Whether a link set a new password; dead links are used, expired, or not ours. */
export type ResetPasswordOutcome = { kind: "reset" } | { kind: "link_dead" };

/** Sends a reset link, after the answer, if the address has an account. Refuses an invalid email address. */
export function requestReset(
  { accountLimits, background, auth }: AccountsContext,
  typed: string,
  request: AccountRequest,
): RequestResetOutcome {
  const email = parseEmail(typed);
  const limited = takeAll(
    [accountLimits.resetByAddress, request.address],
    [accountLimits.resetByMail, email],
  );
  if (limited) return limited;
  background.run("reset mail", async () => {
    const { api } = await auth();
    await api.requestPasswordReset({ body: { email } });
  });
  return { kind: "asked" };
}

/**
 * Sets a new password for the account of a link, and ends all its sessions. Anyone with the link can read the
 * account's email, so its address counts as confirmed. Refuses a password that is too short or too long.
 */
export async function resetPassword(
  { auth }: AccountsContext,
  token: string,
  { newPassword }: { newPassword: string },
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
