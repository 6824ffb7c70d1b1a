import { lockAccount } from "../../accounts/account_repository.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";
import { worksHere } from "../passkeys/relying_party.ts";
import { isRecent } from "../sessions/is_recent.ts";
import { dropSecondFactor } from "../two_factor/second_factor.ts";
import { requireWayIn } from "./ways_in.ts";

/**
 * Removes one of the viewer's passkeys, after a recent proof, and notifies them by email. `unknown`: it belongs to
 * another account. Refuses to remove the last sign-in method. If it was the last second factor, the account no longer
 * needs one. Concurrent removals wait for each other.
 */
export async function removePasskey(
  context: AccountsContext,
  viewer: Viewer,
  id: string,
): Promise<{ kind: "removed" | "unknown" | "unproved" }> {
  if (!isRecent(viewer, context.now())) return { kind: "unproved" };
  const { accountId } = viewer;
  const isRemoved = await context.sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    const removed = await tx`
      delete from passkey where id = ${id} and account_id = ${accountId} returning id`;
    if (removed.length === 0) return false;
    await requireWayIn({ ...context, sql: tx }, accountId);
    const needed = await tx`
      select from second_factor
      where account_id = ${accountId} and totp_secret is null
        and not exists (
          select from passkey where account_id = ${accountId} and ${worksHere(tx, context.site)}
        )`;
    if (needed.length > 0) await dropSecondFactor(tx, accountId);
    return true;
  });
  if (!isRemoved) return { kind: "unknown" };
  tellSignInChanged(context, accountId, "passkey_removed");
  return { kind: "removed" };
}
