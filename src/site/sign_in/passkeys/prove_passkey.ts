import type { AccountsContext } from "../accounts_context.ts";
import type { ChallengePurpose } from "./passkey_challenge.ts";
import { ASSERTION, parseAnswer } from "./passkey_answer.ts";
import { takeChallenge } from "./take_challenge.ts";
import { handleOf } from "./relying_party.ts";

/**
 * Returns the account of a passkey that was used for a ceremony, or undefined for an unknown passkey and for a response
 * that `addPasskey` would refuse. A signature counter that doesn't increase reveals a copied passkey.
 */
export async function provePasskey(
  context: AccountsContext,
  credential: string,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const sent = parseAnswer(ASSERTION, credential);
  if (!sent) return undefined;
  const { sql, now } = context;
  const [key] = await sql<{ accountId: string; publicKey: Uint8Array; counter: string }[]>`
    select account_id, public_key, counter from passkey where id = ${sent.id}`;
  // Using up a challenge writes a row, so the passkey is looked up first: strangers without one write nothing.
  const checked = key && await takeChallenge(context, sent.response.clientDataJSON, purpose);
  if (!checked) return undefined;
  const { userHandle } = sent.response;
  if (userHandle !== undefined && userHandle !== handleOf(key.accountId)) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const publicKey = new Uint8Array(key.publicKey);
  const known = { id: sent.id, publicKey, counter: Number(key.counter) };
  const verified = await verifyAuthenticationResponse({
    response: sent,
    credential: known,
    ...checked,
  }).catch(() => undefined); // the library throws if verification fails
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  const used = await sql`
    update passkey set counter = ${newCounter}, used_at = ${now()}, host = ${checked.expectedRPID}
    where id = ${sent.id} and (counter < ${newCounter} or counter = 0 and ${newCounter} = 0) returning id`;
  return used.length > 0 ? key.accountId : undefined;
}
