import { Buffer } from "node:buffer";
import { isIP } from "node:net";
import { lockAccount } from "../accounts/account_repository.ts";
import type { Query } from "../../core/database/connect.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import type { AccountsContext } from "./accounts_context.ts";
import type { ChallengePurpose } from "./passkey_challenge.ts";
import { ASSERTION, CLIENT_DATA, parseAnswer, REGISTRATION } from "./passkey_answer.ts";

/**
 * Maximum characters of a passkey's name, and maximum passkeys of an account.
 *
 * ```text
 * limit                   value  protects               used up by
 * passkeys of an account  20     the table of passkeys  the account itself
 *   test: an account has twenty passkeys at most
 * ```
 */
export const PASSKEY_NAME_MAX = 60;
export const PASSKEYS_MAX = 20;

/** A passkey, as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  madeAt: Date;
  usedAt: Date | null;
  /** Whether it works at the site's current host name. */
  worksHere: boolean;
}

/**
 * Returns the relying party's host and origin, or undefined where browsers don't support passkeys: at an IP address,
 * and without https except on localhost.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(relyingPartyOf("https://votes.example")?.id, "votes.example");
 * assert.equal(relyingPartyOf("http://192.0.2.1"), undefined);
 * ```
 */
export function relyingPartyOf(baseUrl: string): { id: string; origin: string } | undefined {
  const { hostname: id, origin, protocol } = new URL(baseUrl);
  const isSecure = protocol === "https:" || id === "localhost" || id.endsWith(".localhost");
  return isSecure && isIP(id.replace(/^\[|\]$/g, "")) === 0 ? { id, origin } : undefined;
}

/** The database, and the site whose host name decides which passkeys work. */
export interface PasskeysOf {
  sql: Query;
  site: { readonly baseUrl: string };
}

/** Lists an account's passkeys, oldest first. */
export async function listPasskeys(
  { sql, site }: PasskeysOf,
  accountId: string,
): Promise<Passkey[]> {
  const rows = await sql<Passkey[]>`
    select id, name, made_at, used_at, ${worksHere(sql, site)} as works_here
    from passkey where account_id = ${accountId} order by made_at, id`;
  return [...rows];
}

/**
 * Returns an SQL condition on `passkey`: it works at the host of `baseUrl`. After a site has moved, its old passkeys
 * still have rows.
 */
export function worksHere(sql: Query, { baseUrl }: { readonly baseUrl: string }) {
  const party = relyingPartyOf(baseUrl);
  return party ? sql`(passkey.host is null or passkey.host = ${party.id})` : sql`false`;
}

/**
 * Adds a passkey that the viewer's browser created. Refuses a response to another challenge, from another site, or
 * without user verification (a PIN, a fingerprint, a face). The challenge is used up before anything is checked.
 */
export async function addPasskey(
  context: AccountsContext,
  { accountId, sessionId }: Viewer,
  { name, credential }: { name: string; credential: string },
): Promise<{ kind: "added" | "refused" | "too_many" }> {
  const sent = parseAnswer(REGISTRATION, credential);
  const checked = await takeChallenge(context, sent?.response.clientDataJSON, {
    act: "add",
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
  return await context.sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return { kind: "refused" };
    if ((await listPasskeys({ ...context, sql: tx }, accountId)).length >= PASSKEYS_MAX) {
      return { kind: "too_many" };
    }
    const made = await tx`
      insert into passkey (id, account_id, public_key, counter, name, made_at, host)
      values (${id}, ${accountId}, ${publicKey}, ${counter}, ${name}, ${now}, ${host})
      on conflict (id) do nothing returning id`;
    return { kind: made.length > 0 ? "added" : "refused" };
  });
}

/**
 * Returns the account of a passkey that was used for `act`, or undefined for an unknown passkey and for a response that
 * `addPasskey` would refuse. A signature counter that doesn't increase reveals a copied passkey.
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

/**
 * Uses up the challenge in a response. Returns the values that the response must match, or undefined for an invalid
 * challenge.
 */
async function takeChallenge(
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

/** Returns an account's WebAuthn user handle: its id, as base64url. */
export function handleOf(accountId: string): string {
  return Buffer.from(accountId).toString("base64url");
}
