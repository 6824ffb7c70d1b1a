import { endResetLinks, lockAccount, setPassword } from "../../accounts/account_repository.ts";
import { checkPassword } from "../../accounts/passwords/password.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import type { LimitHit } from "../../../core/limits/take_all.ts";
import { takeOwnAttempt } from "../limits.ts";
import { isRecent } from "../sessions/is_recent.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";
import { hasOwnPassword } from "../../accounts/passwords/prove_password.ts";

/**
 * Sets the first password of the viewer's account, after a recent proof. `has_one`: another session has set one
 * meanwhile. Throws the refusals of `checkPassword`.
 */
export async function setFirstPassword(
  context: AccountsContext,
  viewer: Viewer,
  { newPassword }: { newPassword: string },
): Promise<{ kind: "set" } | { kind: "has_one" } | { kind: "unproved" } | LimitHit> {
  await checkPassword(newPassword, { username: viewer.username, site: context.site });
  const { accountId } = viewer;
  const { sql, passwords, now } = context;
  if (!isRecent(viewer, now())) return { kind: "unproved" };
  const limited = await takeOwnAttempt(context, accountId);
  if (limited) return limited;
  const password = await passwords.as("known").hash(newPassword);
  const isSet = await sql.begin(async (tx) => {
    const isThere = await lockAccount(tx, accountId);
    if (!isThere || await hasOwnPassword({ ...context, sql: tx }, accountId)) {
      return false;
    }
    await setPassword(tx, { accountId, password, now: now() });
    await endResetLinks(tx, accountId);
    return true;
  });
  if (!isSet) return { kind: "has_one" };
  tellSignInChanged(context, accountId, "password_set");
  return { kind: "set" };
}
