import { findProfile, lockAccount } from "../accounts/account_repository.ts";
import { endSessions, sendResetLink } from "./change_password.ts";
import type { AccountsContext } from "./context.ts";
import { takeAll } from "./limits.ts";
import { hasWayIn } from "./ways_in.ts";

/**
 * Shuts everybody out of an account whose owner says that a sign-in wasn't theirs: its sessions, reset links and
 * agreements with servers' links end, and its password stops working. A link for a new one goes to its confirmed
 * address. `no_password`: it signs in in other ways, which stay. A dead link is too old or not ours.
 */
export async function disownSignIn(
  context: AccountsContext,
  token: string,
): Promise<{ kind: "mailed" | "no_mail" | "no_password" | "link_dead" }> {
  const { sql, notMeLinks, accountLimits, background } = context;
  const accountId = notMeLinks.read(token);
  if (accountId === undefined) return { kind: "link_dead" };
  const outcome = await sql.begin(async (tx) => {
    const isThere = await lockAccount(tx, accountId);
    const profile = isThere ? await findProfile(tx, accountId) : undefined;
    if (!profile) return undefined;
    // A reset stores another one.
    const passwords = await tx`
      delete from credential where account_id = ${accountId} and provider_id = 'credential' returning id`;
    await endSessions(tx, accountId);
    return {
      // The second one who presses the button finds none.
      needsPassword: passwords.length > 0 || !await hasWayIn({ ...context, sql: tx }, accountId),
      email: profile.emailVerified ? profile.email : null,
    };
  });
  if (!outcome) return { kind: "link_dead" };
  const { needsPassword, email } = outcome;
  if (!needsPassword) return { kind: "no_password" };
  const limited = await takeAll([accountLimits.changesByAccount, accountId]);
  if (email === null || limited) return { kind: "no_mail" };
  background.run("reset mail", () => sendResetLink(context, email));
  return { kind: "mailed" };
}
