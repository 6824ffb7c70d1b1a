import { findConfirmedAddress } from "../accounts/disable_account.ts";
import type { AccountRequest, AccountsContext } from "./accounts_context.ts";
import { browserOf } from "./browser_name.ts";
import { takeAll } from "./limits.ts";
import { sendMail } from "../mail/send_mail.ts";
import { newBrowserMail } from "./mails.ts";

/** Milliseconds after its creation in which an account's sign-in is its sign-up. */
const SIGN_UP_MS = 60_000;

/**
 * Tells an account's owner, after the response, of a sign-in with a browser that the account never signed in with
 * before, with a link to end that session. Only a confirmed address gets the mail.
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
    // Not by its address: strangers can use up the mail to that, and would sign in unnoticed.
    if (await takeAll([accountLimits.newBrowserByAccount, accountId])) return;
    const browser = browserOf(headers.get("user-agent"));
    const token = notMeLinks.make({ accountId, email: owner.email });
    const mail = newBrowserMail(site, { ...owner, token, browser, address, at });
    await sendMail(context, mail, { subjectId: accountId, now: at });
  });
}
