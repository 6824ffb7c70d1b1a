import { isIP } from "node:net";
import { findDisabling } from "../../accounts/moderation/disable_account.ts";
import type { Query } from "../../../core/database/connect.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { sessionEnd } from "../sessions/find_viewer.ts";
import { waitForFactor } from "../two_factor/half_sign_in.ts";
import { tellNewBrowser } from "../mails/new_browser.ts";
import { needsSecondFactor } from "../two_factor/second_factor.ts";
import { hashToken, makeToken, sessionCookie, sessionTokenOf } from "../sessions/session_cookie.ts";

/** Maximum characters of a user agent that a session stores. */
const USER_AGENT_MAX = 256;

/**
 * How the user signed in. `passkey` includes the authenticator's user verification, `link` is the operator's link, and
 * `session` is the session that the new one replaces.
 */
type SignInMethod =
  | "password"
  | "provider"
  | "passkey"
  | "second_factor"
  | "link"
  | "session";

/** The methods that suffice for an account with a second factor. */
const ENOUGH: readonly SignInMethod[] = ["passkey", "second_factor", "session"];

/**
 * Result of signing in to an account. `second_factor`: the browser continues on the page /sign-in/second-factor.
 * `gone`: the account was deleted, or the proof is no longer valid, such as a password that was changed meanwhile.
 */
export type EntryResult =
  | { kind: "signed_in"; setCookies: string[] }
  | { kind: "second_factor"; setCookies: string[] }
  | { kind: "disabled"; reason: string | null }
  | { kind: "gone" };

/** A proven sign-in to an account. */
interface AccountEntry {
  request: AccountRequest;
  way: SignInMethod;
  /** Returns whether the proof, such as a password, is still valid. Called once the account is locked. */
  stillHolds?: (tx: Query) => Promise<boolean>;
}

/**
 * Opens a session for an account whose user proved their identity. No other function opens sessions. It locks the
 * account, so a transaction that ends all its sessions, such as a new password or a deletion, runs either before or
 * after it. The browser's previous session ends.
 */
export async function enterAccount(
  context: AccountsContext,
  accountId: string,
  entry: AccountEntry,
): Promise<EntryResult> {
  const entered = await openSession(context, accountId, entry);
  const isNew = entered.kind === "signed_in" && entry.way !== "session";
  if (isNew) tellNewBrowser(context, accountId, entry.request);
  return entered;
}

async function openSession(
  { sql, site: { baseUrl }, browsers, now }: AccountsContext,
  accountId: string,
  { request, way, stillHolds }: AccountEntry,
): Promise<EntryResult> {
  const token = makeToken();
  return await sql.begin(async (tx) => {
    const locked = await tx`
      select from account where id = ${accountId} and deleted_at is null for share`;
    if (locked.length === 0 || stillHolds && !await stillHolds(tx)) return { kind: "gone" };
    const disabling = await findDisabling(tx, accountId);
    if (disabling) return { kind: "disabled", ...disabling };
    if (!ENOUGH.includes(way) && await needsSecondFactor(tx, accountId)) {
      const waiting = await waitForFactor(tx, accountId, { baseUrl, now: now() });
      return { kind: "second_factor", setCookies: [waiting] };
    }
    const replaced = sessionTokenOf(request.headers, baseUrl);
    if (replaced) await tx`delete from session where token_hash = ${hashToken(replaced)}`;
    // With a second factor on, the session being replaced may have been opened by password alone, which is no proof.
    const isProof = way !== "session" || !await needsSecondFactor(tx, accountId);
    await insertSession(tx, { accountId, token, request, isProof, now: now() });
    const setCookies = [sessionCookie(baseUrl, token), browsers.introduce(accountId)];
    return { kind: "signed_in", setCookies };
  });
}

async function insertSession(
  tx: Query,
  { accountId, token, request: { headers, address }, isProof, now }: {
    accountId: string;
    token: string;
    request: AccountRequest;
    /** Whether the sign-in counts as a recent proof of identity. */
    isProof: boolean;
    now: Date;
  },
): Promise<void> {
  const userAgent = (headers.get("user-agent") ?? "").slice(0, USER_AGENT_MAX);
  // For an IPv6 network (`2001:db8::/64`), its first address.
  const ip = address.replace(/\/\d+$/, "");
  const opened = {
    hash: hashToken(token),
    ip: isIP(ip) ? ip : null,
    provedAt: isProof ? now : null,
    ends: sessionEnd(now),
  };
  await tx`
    insert into session
      (account_id, token_hash, ip_address, user_agent, proved_at, expires_at, created_at, updated_at)
    values
      (${accountId}, ${opened.hash}, ${opened.ip}, ${userAgent}, ${opened.provedAt}, ${opened.ends}, ${now}, ${now})`;
}
