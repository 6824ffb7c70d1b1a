import { proveOwnPassword } from "../accounts/prove_password.ts";
import type { Viewer } from "../rights/viewer.ts";
import type { AccountsContext } from "./context.ts";
import { type Limited, takeOwnAttempt } from "./limits.ts";
import { isRecent } from "./recent_proof.ts";
import { hasOwnPassword } from "./ways_in.ts";

/** Why nothing was done: the password is wrong, or there is none and no recent proof either. */
export type NotProved = { kind: "wrong" } | { kind: "unproved" } | Limited;

/**
 * Checks before something that can't be undone that it is the viewer's own hand: by their password, whose attempts are
 * limited by account, or, if they have none, by a proof within the last ten minutes.
 */
export async function checkOwnPassword(
  context: AccountsContext,
  viewer: Viewer,
  password: string,
): Promise<{ kind: "right" } | NotProved> {
  const { accountId } = viewer;
  if (!await hasOwnPassword(context, accountId)) {
    return { kind: isRecent(viewer, context.now()) ? "right" : "unproved" };
  }
  const limited = await takeOwnAttempt(context, accountId);
  if (limited) return limited;
  const stored = await proveOwnPassword(context, accountId, password);
  return { kind: stored === undefined ? "wrong" : "right" };
}
