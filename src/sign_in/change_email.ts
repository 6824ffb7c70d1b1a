import { findPassword } from "../accounts/account_repository.ts";
import { wantEmail } from "../accounts/claim_email.ts";
import { parseEmail } from "../accounts/create_account.ts";
import type { Viewer } from "../trail/viewer.ts";
import { writeToClaimed } from "./confirm_email.ts";
import type { AccountsContext } from "./context.ts";
import { type Limited, takeAll } from "./limits.ts";

/** Result of asking for another address: the same whether or not it has an account. */
export type ChangeEmailOutcome = { kind: "sent" } | { kind: "wrong" } | Limited;

/**
 * Sends a link to the address that the viewer wants, if the password is right; the account keeps its own until the
 * link is used. Refuses an invalid address.
 */
export async function changeEmail(
  context: AccountsContext,
  { accountId, username }: Viewer,
  { email: typed, password, now }: { email: string; password: string; now: Date },
): Promise<ChangeEmailOutcome> {
  const { sql, accountLimits, passwords, background } = context;
  const email = parseEmail(typed);
  const limited = takeAll(
    [accountLimits.passwordByAccount, accountId],
    [accountLimits.mailByRecipient, email, accountId],
  );
  if (limited) return limited;
  const stored = await findPassword(sql, accountId);
  if (stored === undefined || !await passwords.verify(stored, password)) return { kind: "wrong" };
  await wantEmail(sql, { accountId, email, now });
  background.run("email change", () => writeToClaimed(context, { id: accountId, username, email }));
  return { kind: "sent" };
}
