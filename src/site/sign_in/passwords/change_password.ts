import {
  endResetLinks,
  findPassword,
  lockAccount,
  setPassword,
} from "../../accounts/account_repository.ts";
import { endAgreements } from "../../accounts/link_agreements.ts";
import { checkPassword } from "../../accounts/passwords/password.ts";
import { provePassword } from "../../accounts/passwords/prove_password.ts";
import type { Query } from "../../../core/database/connect.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { takeOwnAttempt } from "../limits.ts";
import { needsProof, type ProofFailure } from "../proof/own_password.ts";
import { enterByPassword } from "../entry/sign_in_by_password.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";

/**
 * Changes the viewer's password if the current one is right, and ends all other sessions, reset links and agreements to
 * servers' vote links. The returned cookies belong to a new session. An account with a second factor also needs a
 * recent proof. Throws the refusals of `checkPassword`.
 */
export async function changePassword(
  context: AccountsContext,
  viewer: Viewer,
  change: { password: string; newPassword: string; request: AccountRequest },
): Promise<{ kind: "changed"; setCookies: string[] } | ProofFailure> {
  await checkPassword(change.newPassword, { username: viewer.username, site: context.site });
  if (await needsProof(context, viewer)) return { kind: "unproved" };
  const limited = await takeOwnAttempt(context, viewer.accountId);
  if (limited) return limited;
  const asKnown = { ...context, passwords: context.passwords.as("known") };
  const stored = await replacePassword(asKnown, viewer, change);
  if (stored === undefined) return { kind: "wrong" };
  const { request } = change;
  const entered = await enterByPassword(context, viewer.accountId, {
    stored,
    request,
    way: "session",
  });
  tellSignInChanged(context, viewer.accountId, "password_changed");
  return { kind: "changed", setCookies: entered.kind === "signed_in" ? entered.setCookies : [] };
}

/**
 * Stores the new password and returns its hash, if the current one is right and didn't change while the new one was
 * hashed.
 */
async function replacePassword(
  context: AccountsContext,
  { accountId }: Viewer,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<string | undefined> {
  const { sql, passwords, now } = context;
  const stored = await provePassword(context, accountId, password);
  if (stored === undefined) return undefined;
  const made = await passwords.hash(newPassword);
  return await sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    if (await findPassword(tx, accountId) !== stored) return undefined;
    await setPassword(tx, { accountId, password: made, now: now() });
    await endSessions(tx, accountId);
    return made;
  });
}

/**
 * Ends all sessions of an account, its half-finished sign-ins, reset links, agreements to servers' vote links, and a
 * pending change of its confirmed address, which a stolen session may have requested.
 */
export async function endSessions(tx: Query, accountId: string): Promise<void> {
  await tx`update account set typed_email = null where id = ${accountId} and email_verified`;
  await tx`delete from session where account_id = ${accountId}`;
  await tx`delete from half_sign_in where account_id = ${accountId}`;
  await endResetLinks(tx, accountId);
  // Runs last: a vote under way in one of these sessions has committed by now, together with its agreement.
  await endAgreements(tx, { accountId });
}
