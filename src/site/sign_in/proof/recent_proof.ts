import { listIdentities } from "../../accounts/identities.ts";
import { hasOwnPassword, proveOwnPassword } from "../../accounts/passwords/prove_password.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import type { LimitHit } from "../../../core/limits/take_all.ts";
import { takeCodeAttempt, takeOwnAttempt } from "../limits.ts";
import { listPasskeys } from "../passkeys/list_passkeys.ts";
import { findSecondFactor, needsSecondFactor } from "../two_factor/second_factor.ts";
import { proveFactor, type SentFactor } from "../two_factor/prove_factor.ts";
import { hashToken, makeToken, sessionCookie, sessionTokenOf } from "../sessions/session_cookie.ts";

/**
 * Records that a session's user proved their identity, and replaces the session's token, so that a stolen copy of the
 * old one doesn't profit. Returns the new cookie.
 */
export async function noteProof(
  { sql, site: { baseUrl }, now }: Pick<AccountsContext, "sql" | "site" | "now">,
  { sessionId }: Viewer,
  headers: Headers,
): Promise<{ setCookies: string[] }> {
  const token = makeToken();
  const old = sessionTokenOf(headers, baseUrl) ?? "";
  // Only the first of two concurrent proofs replaces the token, because the browser could keep either cookie.
  const replaced = await sql`
    update session set proved_at = ${now()}, token_hash = ${hashToken(token)}
    where id = ${sessionId} and token_hash = ${hashToken(old)} returning id`;
  return { setCookies: replaced.length > 0 ? [sessionCookie(baseUrl, token)] : [] };
}

/**
 * Ways in which a user can prove their identity. With a second factor on, a password alone is no proof. A provider is a
 * proof only for users who have nothing else.
 */
export interface ProofWays {
  password: boolean;
  code: boolean;
  passkey: boolean;
  /** The enabled providers of the account's identities, as values of `identity.provider`. */
  providers: string[];
}

/** Returns how the viewer can prove their identity. */
export async function findProofWays(
  context: Pick<AccountsContext, "sql" | "passwordSignIn" | "rounds" | "site">,
  { accountId }: Viewer,
): Promise<ProofWays> {
  const { sql, rounds } = context;
  const [factor, hasPassword, passkeys, identities] = await Promise.all([
    findSecondFactor(sql, accountId),
    hasOwnPassword(context, accountId),
    listPasskeys(context, accountId),
    listIdentities(sql, accountId),
  ]);
  const ways = {
    password: !factor && hasPassword,
    code: factor !== undefined,
    passkey: passkeys.some(({ worksHere }) => worksHere),
  };
  const hasOwn = ways.password || ways.code || ways.passkey;
  const open = new Set(rounds.list.map(({ source }) => source));
  const providers = identities.map(({ provider }) => provider).filter((one) => open.has(one));
  return { ...ways, providers: hasOwn ? [] : [...new Set(providers)] };
}

/** A form's proof of identity. */
export type SentProof = { password: string } | SentFactor;

/**
 * Checks a proof and records it in the session, which gets a new token. With a second factor on, a password is always
 * `wrong`.
 */
export async function proveAgain(
  context: AccountsContext,
  viewer: Viewer,
  { sent, headers }: { sent: SentProof; headers: Headers },
): Promise<{ kind: "proved"; setCookies: string[] } | { kind: "wrong" } | LimitHit> {
  const { accountId } = viewer;
  const limited = "password" in sent
    ? await takeOwnAttempt(context, accountId)
    : "code" in sent
    ? await takeCodeAttempt(context, accountId, headers)
    : undefined;
  if (limited) return limited;
  if (!await holds(context, viewer, sent)) return { kind: "wrong" };
  return { kind: "proved", ...await noteProof(context, viewer, headers) };
}

async function holds(
  context: AccountsContext,
  { accountId, sessionId }: Viewer,
  sent: SentProof,
): Promise<boolean> {
  if (!("password" in sent)) {
    const purpose = { ceremony: "prove", holder: sessionId } as const;
    return await proveFactor(context, sent, { accountId, purpose });
  }
  if (await needsSecondFactor(context.sql, accountId)) return false;
  if (!await hasOwnPassword(context, accountId)) return false;
  return await proveOwnPassword(context, accountId, sent.password) !== undefined;
}
