import { findConfirmedAddress } from "../../accounts/moderation/disable_account.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { browserOf } from "../sessions/browser_name.ts";
import { takeAll } from "../../../core/limits/take_all.ts";
import { sendMail } from "../../mail/send_mail.ts";
import { newBrowserMail } from "./account_mails.ts";

/** Milliseconds after an account's creation in which a sign-in is part of the sign-up. */
const SIGN_UP_MS = 60_000;

/**
 * Emails an account's owner, after the response, about a sign-in with a new browser, with a link that ends the session.
 * Sends nothing to an unconfirmed address.
 */
export function tellNewBrowser(
  context: AccountsContext,
  accountId: string,
  { headers, address }: AccountRequest,
): void {
  const { sql, site, background, accountLimits, browsers, notMeLinks, now } = context;
  if (browsers.find(headers)?.accountId === accountId) return;
  const at = now();
  background.run("new browser", async () => {
    const since = new Date(at.getTime() - SIGN_UP_MS);
    const signedUp = await sql`
      select from account where id = ${accountId} and created_at > ${since}`;
    const owner = signedUp.length > 0 ? undefined : await findConfirmedAddress(sql, accountId);
    if (!owner) return;
    // Counted by account and not by email address: a thief could use up the address's emails first, and sign in
    // unnoticed.
    if (await takeAll([accountLimits.newBrowserByAccount, accountId])) return;
    const browser = browserOf(headers.get("user-agent"));
    const token = notMeLinks.make({ accountId, email: owner.email });
    const mail = newBrowserMail(site, { ...owner, token, browser, address, at });
    await sendMail(context, mail, { subjectId: accountId, now: at });
  });
}
