import { AsyncLocalStorage } from "node:async_hooks";

/** Where a reset under way notes whose it is: better-auth's answer does not say. */
const resets = new AsyncLocalStorage<{ accountId?: string }>();

/** Notes whose password the reset under way has set. */
export function noteReset(accountId: string): void {
  const reset = resets.getStore();
  if (reset) reset.accountId = accountId;
}

/** Does a reset and returns the account whose password it set. */
export async function resetting(reset: () => Promise<unknown>): Promise<string> {
  const noted: { accountId?: string } = {};
  await resets.run(noted, reset);
  if (noted.accountId === undefined) throw new Error("a reset did not say whose it was");
  return noted.accountId;
}
