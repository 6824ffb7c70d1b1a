import { Buffer } from "node:buffer";
import { isIP } from "node:net";
import { z } from "zod";
import { lockAccount } from "../accounts/account_repository.ts";
import type { Query } from "../../core/database/connect.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import type { AccountsContext } from "./accounts_context.ts";
import type { ChallengePurpose } from "./passkey_challenge.ts";

/** Maximum characters of a passkey's name, and passkeys of an account. */
export const PASSKEY_NAME_MAX = 60;
export const PASSKEYS_MAX = 20;

/** Signature algorithms by their COSE numbers: EdDSA, ES256, RS256. Every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Bytes as base64url. Some password managers pad it, or write plain base64. */
const BASE64URL = z.string().regex(/^[\w+/-]*={0,2}$/)
  .transform((text) => Buffer.from(text, "base64").toString("base64url"));

/** Characters of the longest id that an authenticator may give a passkey: 1,023 bytes. */
const CREDENTIAL_ID_MAX = 1_364;

/** Maximum characters of JSON that are parsed, several times as many as an answer with a chain of certificates has. */
const JSON_MAX = 32_768;

/** What a browser sends for a new passkey (of WebAuthn's RegistrationResponseJSON). */
const REGISTRATION = answerWith({ clientDataJSON: BASE64URL, attestationObject: BASE64URL });

/** What it sends for one that is used (of AuthenticationResponseJSON). */
const ASSERTION = answerWith({
  clientDataJSON: BASE64URL,
  authenticatorData: BASE64URL,
  signature: BASE64URL,
  // Empty or null where the authenticator doesn't know the account.
  userHandle: BASE64URL.nullish().transform((handle) => handle || undefined),
});

/** Reads the bytes that are checked. Browsers and password managers differ in all else, none of which was asked for. */
function answerWith<Response extends z.ZodRawShape>(response: Response) {
  return z.object({
    id: BASE64URL.refine(({ length }) => length > 0 && length <= CREDENTIAL_ID_MAX),
    response: z.object(response),
  }).transform(({ id, response }) => ({
    id,
    rawId: id,
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  }));
}

const CLIENT_DATA = z.object({ challenge: z.string() });

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
interface PasskeysOf {
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

/** A condition on `passkey`: browsers know it at the host of `baseUrl`. After a move the old ones still have their rows. */
export function worksHere(sql: Query, { baseUrl }: { readonly baseUrl: string }) {
  const party = relyingPartyOf(baseUrl);
  return party ? sql`(passkey.host is null or passkey.host = ${party.id})` : sql`false`;
}

/** Returns what a browser needs to make a passkey for the viewer (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
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
    challenge: passkeyChallenges.make({ act: "add", holder: sessionId }),
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
 * Returns what a browser needs to use a passkey (PublicKeyCredentialRequestOptionsJSON): one of that account, or
 * without one any that it has for this site.
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

/**
 * Adds a passkey that the viewer's browser made. Refuses an answer to another challenge, from another site, or without
 * its user's check (a PIN, a finger, a face). The challenge is taken before anything is checked.
 */
export async function addPasskey(
  context: AccountsContext,
  { accountId, sessionId }: Viewer,
  { name, credential }: { name: string; credential: string },
): Promise<{ kind: "added" | "refused" | "too_many" }> {
  const sent = parse(REGISTRATION, credential);
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
    .catch(() => undefined);
  if (!verified?.verified) return { kind: "refused" };
  const { id, publicKey: key, counter } = verified.registrationInfo.credential;
  const [publicKey, host] = [Buffer.from(key), checked.expectedRPID];
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
  const sent = parse(ASSERTION, credential);
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
  }).catch(() => undefined);
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
  const challenge = parse(CLIENT_DATA, text)?.challenge;
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

async function describe(context: PasskeysOf, accountId: string) {
  return (await listPasskeys(context, accountId))
    .filter((passkey) => passkey.worksHere)
    .map(({ id }) => ({ type: "public-key", id }));
}

/** Returns how authenticators know an account: its id, as base64url. */
function handleOf(accountId: string): string {
  return Buffer.from(accountId).toString("base64url");
}

function parse<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  if (text.length > JSON_MAX) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
