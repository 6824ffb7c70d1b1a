import { findConfirmedAddress } from "../../accounts/moderation/disable_account.ts";
import type { AccountsContext } from "../accounts_context.ts";
import { takeAll } from "../../../core/limits/take_all.ts";
import { sendMail } from "../../mail/send_mail.ts";
import { type SignInChange, signInChangedMail } from "./account_mails.ts";

/**
 * Emails an account's owner, after the response, about a changed sign-in method. Sends nothing to an unconfirmed
 * address, which may be another person's.
 */
export function tellSignInChanged(
  context: AccountsContext,
  accountId: string,
  change: SignInChange,
): void {
  const { sql, site, background, accountLimits, now } = context;
  background.run("sign-in changed", async () => {
    const owner = await findConfirmedAddress(sql, accountId);
    if (!owner || await takeAll([accountLimits.changesByAccount, accountId])) return;
    const mail = signInChangedMail(site, { ...owner, change });
    await sendMail(context, mail, { subjectId: accountId, now: now() });
  });
}
