import type { Query } from "../../../core/database/connect.ts";
import type { AccountsContext } from "../accounts_context.ts";
import { worksHere } from "../passkeys/relying_party.ts";
import {
  cookieName,
  cookieNamed,
  hashToken,
  makeToken,
  secretCookie,
} from "../sessions/session_cookie.ts";

/** The name of the cookie, without its prefix. */
const COOKIE = "half_sign_in";

/** Seconds that a sign-in waits for its second factor, and the tries that it has. */
const WAITS_S = 600;
const TRIES = 5;

/** Stores a sign-in that waits for its second factor, and returns the cookie with which the browser continues. */
export async function waitForFactor(
  tx: Query,
  accountId: string,
  { baseUrl, now }: { baseUrl: string; now: Date },
): Promise<string> {
  const token = makeToken();
  const ends = new Date(now.getTime() + WAITS_S * 1_000);
  await tx`delete from half_sign_in where account_id = ${accountId} and expires_at <= ${now}`;
  await tx`
    insert into half_sign_in (token_hash, account_id, expires_at)
    values (${hashToken(token)}, ${accountId}, ${ends})`;
  return secretCookie(baseUrl, { name: COOKIE, value: token, maxAge: WAITS_S });
}

/** A sign-in that waits for its second factor. `token` is the secret in the browser's cookie. */
export interface HalfSignIn {
  accountId: string;
  username: string;
  hasApp: boolean;
  passkeys: number;
  token: string;
}

/**
 * Returns the browser's sign-in that waits for its second factor, or undefined once it has expired or has no tries
 * left.
 */
export async function findHalfSignIn(
  { sql, site, now }: AccountsContext,
  headers: Headers,
): Promise<HalfSignIn | undefined> {
  const token = cookieNamed(headers, cookieName(site.baseUrl, COOKIE));
  if (token === undefined) return undefined;
  const [half] = await sql<Omit<HalfSignIn, "token">[]>`
    select h.account_id, a.username, coalesce(f.totp_secret is not null, false) as has_app,
      (
        select count(*)::int from passkey where account_id = h.account_id
          and ${worksHere(sql, site)}
      ) as passkeys
    from half_sign_in h join account a on a.id = h.account_id
    left join second_factor f on f.account_id = h.account_id
    where h.token_hash = ${hashToken(token)} and h.expires_at > ${now()} and h.tries < ${TRIES}`;
  return half && { ...half, token };
}

/** Uses up one try, before the code is checked. Returns false if none is left. */
export async function takeTry(sql: Query, token: string): Promise<boolean> {
  const taken = await sql`
    update half_sign_in set tries = tries + 1
    where token_hash = ${hashToken(token)} and tries < ${TRIES} returning account_id`;
  return taken.length > 0;
}

/** Ends a half-finished sign-in. Returns false if another request ended it first. */
export async function endHalfSignIn(tx: Query, token: string): Promise<boolean> {
  const ended = await tx`
    delete from half_sign_in where token_hash = ${hashToken(token)} returning account_id`;
  return ended.length > 0;
}

/** Returns the cookie that deletes a half-finished sign-in's cookie. */
export function endedHalfCookie(baseUrl: string): string {
  return secretCookie(baseUrl, { name: COOKIE, value: "", maxAge: 0 });
}
