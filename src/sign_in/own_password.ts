import { proveOwnPassword } from "../accounts/prove_password.ts";
import type { Viewer } from "../rights/viewer.ts";
import type { AccountsContext } from "./context.ts";
import { type Limited, takeOwnAttempt } from "./limits.ts";

/** Checks the viewer's own password before something that can't be undone. Attempts are limited by account. */
export async function checkOwnPassword(
  context: AccountsContext,
  { accountId }: Viewer,
  password: string,
): Promise<{ kind: "right" } | { kind: "wrong" } | Limited> {
  const limited = await takeOwnAttempt(context, accountId);
  if (limited) return limited;
  const stored = await proveOwnPassword(context, accountId, password);
  return { kind: stored === undefined ? "wrong" : "right" };
}
