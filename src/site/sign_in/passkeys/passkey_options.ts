import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import type { ChallengePurpose } from "./passkey_challenge.ts";
import { handleOf, relyingPartyOf } from "./relying_party.ts";
import { listPasskeys, type PasskeysOf } from "./list_passkeys.ts";

/** Signature algorithms by their COSE numbers: EdDSA, ES256, RS256. Every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Returns the options with which a browser creates a passkey for the viewer (WebAuthn's
 * PublicKeyCredentialCreationOptionsJSON).
 */
export async function creationOptions(
  context: AccountsContext,
  { accountId, username, sessionId }: Viewer,
) {
  const { site, passkeyChallenges } = context;
  const party = relyingPartyOf(site.baseUrl);
  if (!party) return undefined;
  return {
    rp: { id: party.id, name: site.name },
    user: { id: handleOf(accountId), name: username, displayName: username },
    challenge: passkeyChallenges.make({ ceremony: "add", holder: sessionId }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: await describe(context, accountId),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/**
 * Returns the options with which a browser uses a passkey (PublicKeyCredentialRequestOptionsJSON): a passkey of
 * `accountId`, or without it any passkey for this site.
 */
export async function requestOptions(
  context: AccountsContext,
  purpose: ChallengePurpose,
  accountId?: string,
) {
  const { site, passkeyChallenges } = context;
  const party = relyingPartyOf(site.baseUrl);
  if (!party) return undefined;
  return {
    challenge: passkeyChallenges.make(purpose),
    rpId: party.id,
    allowCredentials: accountId === undefined ? [] : await describe(context, accountId),
    userVerification: "required",
  };
}

async function describe(context: PasskeysOf, accountId: string) {
  return (await listPasskeys(context, accountId))
    .filter((passkey) => passkey.worksHere)
    .map(({ id }) => ({ type: "public-key", id }));
}
