import { lockAccount } from "../accounts/account_repository.ts";
import { wantEmail } from "../accounts/claim_email.ts";
import { endSessions, sendResetLink } from "./change_password.ts";
import { takeAddress } from "./confirm_email.ts";
import type { AccountsContext } from "./context.ts";
import { takeAll } from "./limits.ts";
import { hasWayIn } from "./ways_in.ts";

/**
 * Shuts everybody out of an account whose owner says that a sign-in wasn't theirs: its sessions, reset links and
 * agreements with servers' links end, and its password stops working. It gets back the address that the link was mailed to,
 * which somebody may have changed meanwhile, and a link for a new password goes there. `no_password`: it signs in in other
 * ways, which stay. A dead link is too old or not ours.
 */
export async function disownSignIn(
  context: AccountsContext,
  token: string,
): Promise<{ kind: "mailed" | "no_mail" | "no_password" | "link_dead" }> {
  const { sql, notMeLinks, accountLimits, background, now } = context;
  const link = notMeLinks.read(token);
  if (link === undefined) return { kind: "link_dead" };
  const { accountId, email } = link;
  const needsPassword = await sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return undefined;
    // A reset stores another one.
    const passwords = await tx`
      delete from credential where account_id = ${accountId} and provider_id = 'credential' returning id`;
    await endSessions(tx, accountId);
    await wantEmail(tx, { accountId, email, now: now() });
    if (!context.passwordSignIn) return false;
    // The second one who presses the button finds none.
    return passwords.length > 0 || !await hasWayIn({ ...context, sql: tx }, accountId);
  });
  if (needsPassword === undefined) return { kind: "link_dead" };
  const isBack = await takeAddress(context, link);
  if (!needsPassword) return { kind: "no_password" };
  const limited = await takeAll([accountLimits.changesByAccount, accountId]);
  if (!isBack || limited) return { kind: "no_mail" };
  background.run("reset mail", () => sendResetLink(context, email));
  return { kind: "mailed" };
}
