import { askedSurely } from "../accounts/asker.ts";
import { isNo, resetting } from "./auth.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { parseEmail } from "../accounts/create_account.ts";
import { networkKey } from "../limits/client_address.ts";
import { type Limited, takeAll } from "./limits.ts";
import { checkPassword } from "../accounts/password.ts";
import { provePassword } from "../accounts/prove_password.ts";
import { openSession } from "./sign_in.ts";
import type { Viewer } from "../trail/viewer.ts";

/** Form of better-auth's tokens. It would look up any other text too, and PostgreSQL fails on a NUL. */
const TOKEN = /^[A-Za-z0-9]{1,64}$/;

/**
 * Sends a reset link, after the answer, if the address has an account; the answer is the same if it has none. Refuses an
 * invalid email address.
 */
export async function requestReset(
  { accountLimits, background, auth }: AccountsContext,
  typed: string,
  request: AccountRequest,
): Promise<{ kind: "asked" } | Limited> {
  const email = parseEmail(typed);
  const network = networkKey(request.address);
  const limited = await takeAll(
    [accountLimits.resetByAddress, request.address, network],
    [accountLimits.resetByMail, email, network],
  );
  if (limited) return limited;
  background.run("reset mail", async () => {
    const { api } = await auth();
    await api.requestPasswordReset({ body: { email } });
  });
  return { kind: "asked" };
}

/** Whether a reset link still works. Looking spends nothing. */
export async function isResetLink({ auth }: AccountsContext, token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  const { internalAdapter } = await (await auth()).$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  // better-auth's clock is the machine's.
  return found !== null && found !== undefined && found.expiresAt.getTime() > Date.now();
}

/**
 * Sets a new password for the account of a link, and ends all its sessions, other links, and agreements with servers' links. Anyone with the link can
 * read the account's email, so its address counts as confirmed, and their browser as known: it signs in although
 * strangers used up the name's attempts. A dead link is used, expired, or not ours. Refuses a password that is too short
 * or too long.
 */
export async function resetPassword(
  { auth, browsers }: AccountsContext,
  token: string,
  { newPassword }: { newPassword: string },
): Promise<{ kind: "reset"; setCookies: string[] } | { kind: "link_dead" }> {
  checkPassword(newPassword);
  if (!TOKEN.test(token)) return { kind: "link_dead" };
  const { api } = await auth();
  try {
    // better-auth spends the link before it has the password made.
    const accountId = await resetting(() =>
      askedSurely(() => api.resetPassword({ body: { token, newPassword } }))
    );
    return { kind: "reset", setCookies: [browsers.introduce(accountId)] };
  } catch (error) {
    if (isNo(error)) return { kind: "link_dead" };
    throw error;
  }
}

/**
 * Changes the viewer's password if they know the current one, and ends all other sessions, all reset links and all agreements with
 * servers' links; the cookies belong to a new session. Refuses a password that is too short or too long.
 */
export async function changePassword(
  context: AccountsContext,
  { accountId, username }: Viewer,
  { password, newPassword, request }: {
    password: string;
    newPassword: string;
    request: AccountRequest;
  },
): Promise<{ kind: "changed"; setCookies: string[] } | { kind: "wrong" } | Limited> {
  const { sql, accountLimits, passwords } = context;
  checkPassword(newPassword);
  const limited = await takeAll([accountLimits.passwordByAccount, accountId]);
  if (limited) return limited;
  const stored = await provePassword(context, accountId, password);
  if (stored === undefined) return { kind: "wrong" };
  const made = await passwords.hash(newPassword);
  const changed = await sql`
    with changed as (
      update credential set password = ${made}
      where account_id = ${accountId} and provider_id = 'credential' and password = ${stored} returning account_id
    ), signed_out as (
      delete from session where account_id in (select account_id from changed)
    ), links as (
      delete from verification where value in (select account_id::text from changed)
    ), agreements as (
      delete from link_agreement where account_id in (select account_id from changed)
    )
    select from changed`;
  if (changed.length === 0) return { kind: "wrong" };
  const opened = await openSession(context, { username, password: newPassword }, request);
  return { kind: "changed", setCookies: opened ?? [] };
}
