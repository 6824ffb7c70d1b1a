import type { Query } from "../../../core/database/connect.ts";
import type { NewIdentity } from "../../accounts/identities.ts";
import type { AccountsContext } from "../accounts_context.ts";
import type { Person } from "../providers/round.ts";
import {
  cookieName,
  cookieNamed,
  hashToken,
  makeToken,
  secretCookie,
} from "../sessions/session_cookie.ts";

/** Seconds that a newcomer has to choose a name. */
const WORKS_SECONDS = 1_800;

/** The cookie's name without its prefix. */
const COOKIE = "newcomer";

/** A person whom a provider vouches for, without an account here. */
export interface Newcomer extends NewIdentity {
  /** Their email address, if the provider has verified it. */
  email: string | null;
  /** The path that they wanted to open. */
  next: string;
}

type SiteContext = Pick<AccountsContext, "site">;

/**
 * Stores a newcomer until they choose a name, and returns the cookie that identifies the browser. An identity has at
 * most one newcomer: the latest.
 */
export async function rememberNewcomer(
  { sql, site, now }: Pick<AccountsContext, "sql" | "site" | "now">,
  { provider, subject, email, emailVerified, madeAt }: Person,
  next: string,
): Promise<string> {
  const token = makeToken();
  const hash = hashToken(token);
  const ends = new Date(now().getTime() + WORKS_SECONDS * 1_000);
  const address = emailVerified ? email?.toLowerCase() ?? null : null;
  await sql`
    insert into newcomer (provider, subject, token_hash, email, made_at, next, expires_at)
    values (${provider}, ${subject}, ${hash}, ${address}, ${madeAt ?? null}, ${next}, ${ends})
    on conflict (provider, subject) do update
    set token_hash = excluded.token_hash, email = excluded.email, made_at = excluded.made_at,
      next = excluded.next, expires_at = excluded.expires_at`;
  return secretCookie(site.baseUrl, { name: COOKIE, value: token, maxAge: WORKS_SECONDS });
}

/** Returns the cookie that deletes a newcomer's cookie. */
export function forgottenNewcomer({ site }: SiteContext): string {
  return secretCookie(site.baseUrl, { name: COOKIE, value: "", maxAge: 0 });
}

/** Finds the newcomer whose browser sent a request. */
export async function findNewcomer(
  context: Pick<AccountsContext, "sql" | "site" | "now">,
  headers: Headers,
): Promise<Newcomer | undefined> {
  const token = tokenOf(context, headers);
  if (token === undefined) return undefined;
  const [newcomer] = await context.sql<Newcomer[]>`
    select provider, subject, email, made_at, next from newcomer
    where token_hash = ${hashToken(token)} and expires_at > ${context.now()}`;
  return newcomer;
}

/** Deletes and returns the newcomer whose browser sent a request. */
export async function takeNewcomer(
  tx: Query,
  context: Pick<AccountsContext, "site" | "now">,
  headers: Headers,
): Promise<Newcomer | undefined> {
  const token = tokenOf(context, headers);
  if (token === undefined) return undefined;
  const [newcomer] = await tx<Newcomer[]>`
    delete from newcomer where token_hash = ${hashToken(token)} and expires_at > ${context.now()}
    returning provider, subject, email, made_at, next`;
  return newcomer;
}

function tokenOf({ site }: SiteContext, headers: Headers): string | undefined {
  return cookieNamed(headers, cookieName(site.baseUrl, COOKIE)) || undefined;
}
