import { Buffer } from "node:buffer";
import { isIP } from "node:net";
import { lockAccount } from "../accounts/account_repository.ts";
import type { Query } from "../../core/database/connect.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import type { AccountsContext } from "./accounts_context.ts";
import type { ChallengePurpose } from "./passkey_challenge.ts";
import { ASSERTION, CLIENT_DATA, parseAnswer, REGISTRATION } from "./passkey_answer.ts";

/** Maximum characters of a passkey's name, and passkeys of an account. */
export const PASSKEY_NAME_MAX = 60;
export const PASSKEYS_MAX = 20;

/** A passkey, as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  madeAt: Date;
  usedAt: Date | null;
  /** Whether browsers know it at this site's host name. */
  worksHere: boolean;
}

/**
 * Returns the host that passkeys are made for, and the origin of its pages. Undefined where browsers have none: at an
 * IP address, and without https except on this machine.
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

/** The database, and the site, whose host name says which passkeys work. */
export interface PasskeysOf {
  sql: Query;
  site: { readonly baseUrl: string };
}

/** Lists an account's passkeys, the oldest first. */
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
 * A condition on `passkey`: browsers know it at the host of `baseUrl`. After a move the old ones still have their rows.
 */
export function worksHere(sql: Query, { baseUrl }: { readonly baseUrl: string }) {
  const party = relyingPartyOf(baseUrl);
  return party ? sql`(passkey.host is null or passkey.host = ${party.id})` : sql`false`;
}

/**
 * Adds a passkey that the viewer's browser made. Refuses an answer to another challenge, from another site, or without
 * its user's check (a PIN, a finger, a face). The challenge is taken before anything is checked.
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
    .catch(() => undefined); // the library throws whatever doesn't hold
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
 * Returns the account of a passkey that was used for that purpose. Undefined for an unknown one, and for an answer that
 * `addPasskey` would refuse; the counter tells a copy of a passkey from the one that counted further.
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
  // Taking a challenge writes a row: strangers without a passkey write none.
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
  }).catch(() => undefined); // the library throws whatever doesn't hold
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  const used = await sql`
    update passkey set counter = ${newCounter}, used_at = ${now()}, host = ${checked.expectedRPID}
    where id = ${sent.id} and (counter < ${newCounter} or counter = 0 and ${newCounter} = 0) returning id`;
  return used.length > 0 ? key.accountId : undefined;
}

/** Takes the challenge that an answer names. Returns what the answer has to match, or undefined if it can't. */
async function takeChallenge(
  { sql, site, passkeyChallenges }: AccountsContext,
  clientDataJSON: string | undefined,
  purpose: ChallengePurpose,
) {
  // The decoder leaves out a byte-order mark, as the check of the whole does.
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

/** Leaves out who made the authenticator: nothing here depends on it, and not everyone who sends it signs it well. */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { isoCBOR } = await import("@simplewebauthn/server/helpers");
  type Part = string | Uint8Array | Map<string, string>;
  const bytes = new Uint8Array(Buffer.from(attestationObject, "base64url"));
  const parts = isoCBOR.decodeFirst<Map<string, Part>>(bytes);
  const none = isoCBOR.encode(parts.set("fmt", "none").set("attStmt", new Map()));
  return Buffer.from(none).toString("base64url");
}

/** Returns how authenticators know an account: its id, as base64url. */
export function handleOf(accountId: string): string {
  return Buffer.from(accountId).toString("base64url");
}
