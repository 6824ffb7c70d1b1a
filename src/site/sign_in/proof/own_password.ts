import { hasOwnPassword, proveOwnPassword } from "../../accounts/passwords/prove_password.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import type { LimitHit } from "../../../core/limits/take_all.ts";
import { takeOwnAttempt } from "../limits.ts";
import { isRecent } from "../sessions/is_recent.ts";
import { needsSecondFactor } from "../two_factor/second_factor.ts";

/** Why an action was refused: a wrong password, a missing recent proof, or too many attempts. */
export type ProofFailure = { kind: "wrong" } | { kind: "unproved" } | LimitHit;

/**
 * Checks that the account's owner confirms an action that can't be undone. They enter their password, whose attempts
 * are limited by account. Without a password, a proof of identity within the last ten minutes suffices. With a second
 * factor on, both are needed.
 */
export async function checkOwnPassword(
  context: AccountsContext,
  viewer: Viewer,
  password: string,
): Promise<{ kind: "right" } | ProofFailure> {
  const { accountId } = viewer;
  if (await needsProof(context, viewer)) return { kind: "unproved" };
  if (!await hasOwnPassword(context, accountId)) return { kind: "right" };
  const limited = await takeOwnAttempt(context, accountId);
  if (limited) return limited;
  const stored = await proveOwnPassword(context, accountId, password);
  return { kind: stored === undefined ? "wrong" : "right" };
}

/**
 * Returns whether the viewer must first prove their identity, because the account has no password or has a second
 * factor.
 */
export async function needsProof(
  context: Pick<AccountsContext, "sql" | "passwordSignIn" | "now">,
  viewer: Viewer,
): Promise<boolean> {
  if (isRecent(viewer, context.now())) return false;
  const { accountId } = viewer;
  return await needsSecondFactor(context.sql, accountId) ||
    !await hasOwnPassword(context, accountId);
}
