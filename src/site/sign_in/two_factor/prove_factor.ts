import type { AccountsContext } from "../accounts_context.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";
import type { ChallengePurpose } from "../passkeys/passkey_challenge.ts";
import { provePasskey } from "../passkeys/prove_passkey.ts";
import { proveCode } from "./prove_code.ts";

/** A second factor in a form: a code or a passkey's response. */
export type SentFactor = { code: string } | { credential: string };

/**
 * Returns whether a second factor is the account's, and uses up its code or challenge. The owner gets an email about a
 * used recovery code. Callers limit the attempts.
 */
export async function proveFactor(
  context: AccountsContext,
  sent: SentFactor,
  { accountId, purpose }: { accountId: string; purpose: ChallengePurpose },
): Promise<boolean> {
  if ("credential" in sent) {
    return await provePasskey(context, sent.credential, purpose) === accountId;
  }
  const proved = await proveCode(context, accountId, sent.code);
  if (proved === "recovery_code") tellSignInChanged(context, accountId, "recovery_code_used");
  return proved !== undefined;
}
