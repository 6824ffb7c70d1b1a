import { Buffer } from "node:buffer";
import { lockAccount } from "../../accounts/account_repository.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";
import { isRecent } from "../sessions/is_recent.ts";
import { parseAnswer, REGISTRATION } from "./passkey_answer.ts";
import { listPasskeys } from "./list_passkeys.ts";
import { takeChallenge } from "./take_challenge.ts";

/** Maximum characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;

/**
 * Maximum passkeys of an account.
 *
 * ```text
 * limit                   value  protects               used up by
 * passkeys of an account  20     the table of passkeys  the account itself
 *   test: an account has twenty passkeys at most
 * ```
 */
export const PASSKEYS_MAX = 20;

/** What became of a browser's new passkey. `refused`: its response isn't valid, or the passkey is known already. */
type PasskeyOutcome = "added" | "refused" | "too_many";

/**
 * Adds a passkey that the viewer's browser created, and notifies them by email. Refuses a response to another
 * challenge, from another site, or without user verification (a PIN, a fingerprint, a face). The challenge is used up
 * before the response is checked. `unproved`: the viewer has to prove their identity first.
 */
export async function addPasskey(
  context: AccountsContext,
  viewer: Viewer,
  { name, credential }: { name: string; credential: string },
): Promise<{ kind: PasskeyOutcome | "unproved" }> {
  if (!isRecent(viewer, context.now())) return { kind: "unproved" };
  const { accountId, sessionId } = viewer;
  const sent = parseAnswer(REGISTRATION, credential);
  const checked = await takeChallenge(context, sent?.response.clientDataJSON, {
    ceremony: "add",
    holder: sessionId,
  });
  if (!sent || !checked) return { kind: "refused" };
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await withoutAttestation(sent.response.attestationObject)
    .then((attestationObject) =>
      verifyRegistrationResponse({
        response: { ...sent, response: { ...sent.response, attestationObject } },
        ...checked,
      })
    )
    .catch(() => undefined); // the library throws if verification fails
  if (!verified?.verified) return { kind: "refused" };
  const { id, publicKey: key, counter } = verified.registrationInfo.credential;
  const publicKey = Buffer.from(key);
  const host = checked.expectedRPID;
  const now = context.now();
  const kind = await context.sql.begin(async (tx): Promise<PasskeyOutcome> => {
    if (!await lockAccount(tx, accountId)) return "refused";
    if ((await listPasskeys({ ...context, sql: tx }, accountId)).length >= PASSKEYS_MAX) {
      return "too_many";
    }
    const made = await tx`
      insert into passkey (id, account_id, public_key, counter, name, made_at, host)
      values (${id}, ${accountId}, ${publicKey}, ${counter}, ${name}, ${now}, ${host})
      on conflict (id) do nothing returning id`;
    return made.length > 0 ? "added" : "refused";
  });
  if (kind === "added") tellSignInChanged(context, accountId, "passkey_added");
  return { kind };
}

/**
 * Removes the attestation statement, which names the authenticator's maker. Nothing depends on it, and some
 * authenticators sign it wrongly.
 */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { isoCBOR } = await import("@simplewebauthn/server/helpers");
  type AttestationPart = string | Uint8Array | Map<string, string>;
  const bytes = new Uint8Array(Buffer.from(attestationObject, "base64url"));
  const parts = isoCBOR.decodeFirst<Map<string, AttestationPart>>(bytes);
  const none = isoCBOR.encode(parts.set("fmt", "none").set("attStmt", new Map()));
  return Buffer.from(none).toString("base64url");
}
