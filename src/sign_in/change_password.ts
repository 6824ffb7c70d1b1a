import { endAgreements } from "../accounts/link_agreements.ts";
import { askedAs } from "../accounts/asker.ts";
import { isNo, resetting } from "./auth.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { parseEmail } from "../accounts/create_account.ts";
import { networkKey } from "../limits/client_address.ts";
import { type Limited, takeAll, takeOwnAttempt } from "./limits.ts";
import { checkPassword } from "../accounts/password.ts";
import { provePassword } from "../accounts/prove_password.ts";
import { openSession } from "./sign_in.ts";
import type { Viewer } from "../rights/viewer.ts";

/** Form of better-auth's tokens. It would look up any other text too, and PostgreSQL fails on a NUL. */
const TOKEN = /^[A-Za-z0-9]{1,64}$/;

/**
 * Sends a reset link, after the response, if the address has an account. The response is the same if it has none.
 * Refuses an invalid email address.
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

/** Returns the account of a reset link that still works. Reading it doesn't spend it. */
export async function findLinkHolder(
  { auth }: AccountsContext,
  token: string,
): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { internalAdapter } = await (await auth()).$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  // better-auth uses the machine's clock.
  return found && found.expiresAt.getTime() > Date.now() ? found.value : undefined;
}

/**
 * Sets a new password for the account of a link, and ends all its sessions, other links, and agreements with servers'
 * links. Anyone with the link can read the account's email, so its address counts as confirmed, and their browser as
 * known: it can sign in even if strangers used up the name's attempts. A dead link is used, expired, or not ours.
 * Refuses a password that is too short or too long. A link remains valid if the queue is full.
 */
export async function resetPassword(
  context: AccountsContext,
  token: string,
  { newPassword }: { newPassword: string },
): Promise<{ kind: "reset"; setCookies: string[] } | { kind: "link_dead" } | Limited> {
  checkPassword(newPassword);
  const holder = await findLinkHolder(context, token);
  if (holder === undefined) return { kind: "link_dead" };
  const limited = await takeOwnAttempt(context, holder);
  if (limited) return limited;
  return await askedAs("known", async () => {
    // Runs first, because better-auth spends the link before it hashes the password.
    await context.passwords.hash(newPassword);
    return await useLink(context, token, newPassword);
  });
}

async function useLink({ auth, browsers }: AccountsContext, token: string, newPassword: string) {
  const { api } = await auth();
  try {
    const accountId = await resetting(() => api.resetPassword({ body: { token, newPassword } }));
    return { kind: "reset" as const, setCookies: [browsers.introduce(accountId)] };
  } catch (error) {
    if (isNo(error)) return { kind: "link_dead" as const };
    throw error;
  }
}

/**
 * Changes the viewer's password if they know the current one, and ends all other sessions, all reset links and all
 * agreements with servers' links. The cookies belong to a new session. Refuses a password that is too short or too
 * long.
 */
export async function changePassword(
  context: AccountsContext,
  viewer: Viewer,
  change: { password: string; newPassword: string; request: AccountRequest },
): Promise<{ kind: "changed"; setCookies: string[] } | { kind: "wrong" } | Limited> {
  checkPassword(change.newPassword);
  const limited = await takeOwnAttempt(context, viewer.accountId);
  if (limited) return limited;
  return await askedAs("known", async () => {
    if (!await replacePassword(context, viewer, change)) return { kind: "wrong" };
    const opened = { username: viewer.username, password: change.newPassword };
    return {
      kind: "changed",
      setCookies: await openSession(context, opened, change.request) ?? [],
    };
  });
}

/** Returns whether the current password was right, and was still the account's when the new one was hashed. */
async function replacePassword(
  context: AccountsContext,
  { accountId }: Viewer,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<boolean> {
  const { sql, passwords } = context;
  const stored = await provePassword(context, accountId, password);
  if (stored === undefined) return false;
  const made = await passwords.hash(newPassword);
  return await sql.begin(async (tx) => {
    const changed = await tx`
      with changed as (
        update credential set password = ${made}
        where account_id = ${accountId} and provider_id = 'credential' and password = ${stored} returning account_id
      ), signed_out as (
        delete from session where account_id in (select account_id from changed)
      ), links as (
        delete from verification where value in (select account_id::text from changed)
      )
      select from changed`;
    // A statement of its own, which sees what a vote under way agreed to before its session ended.
    if (changed.length > 0) await endAgreements(tx, { accountId });
    return changed.length > 0;
  });
}
