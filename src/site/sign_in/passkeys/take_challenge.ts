import { Buffer } from "node:buffer";
import type { AccountsContext } from "../accounts_context.ts";
import type { ChallengePurpose } from "./passkey_challenge.ts";
import { CLIENT_DATA, parseAnswer } from "./passkey_answer.ts";
import { relyingPartyOf } from "./relying_party.ts";

/**
 * Uses up the challenge in a response. Returns the values that the response must match, or undefined for an invalid
 * challenge.
 */
export async function takeChallenge(
  { sql, site, passkeyChallenges }: AccountsContext,
  clientDataJSON: string | undefined,
  purpose: ChallengePurpose,
) {
  // The decoder ignores a byte-order mark, as the library does.
  const text = new TextDecoder().decode(Buffer.from(clientDataJSON ?? "", "base64url"));
  const challenge = parseAnswer(CLIENT_DATA, text)?.challenge;
  const party = relyingPartyOf(site.baseUrl);
  if (challenge === undefined || !party) return undefined;
  if (!await passkeyChallenges.take(sql, challenge, purpose)) return undefined;
  return {
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  };
}
