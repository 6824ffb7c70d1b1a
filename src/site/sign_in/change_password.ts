import {
  endResetLinks,
  findByEmail,
  findPassword,
  isPlaceholder,
  lockAccount,
  markEmailVerified,
  setPassword,
} from "../accounts/account_repository.ts";
import { askedAs } from "../accounts/asker.ts";
import { parseEmail } from "../accounts/create_account.ts";
import { endAgreements } from "../accounts/link_agreements.ts";
import { checkPassword } from "../accounts/password.ts";
import { provePassword } from "../accounts/prove_password.ts";
import type { Query } from "../../core/database/connect.ts";
import { sendMail } from "../mail/send_mail.ts";
import { networkKey } from "../../core/limits/client_address.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import { HOUR_MS } from "../../core/time/day.ts";
import type { AccountRequest, AccountsContext } from "./accounts_context.ts";
import { type Limited, takeAll, takeOwnAttempt } from "./limits.ts";
import { resetMail } from "./mails.ts";
import { needsProof, type NotProved } from "./own_password.ts";
import { hashToken, makeToken } from "./session_cookie.ts";
import { enterByPassword } from "./sign_in.ts";
import { tellSignInChanged } from "./sign_in_changes.ts";

/** Milliseconds that a reset link works, and for which it is worth sending: its reader needs some of the time. */
const RESET_MS = HOUR_MS;
const SENT_WITHIN_MS = 50 * 60_000;

/**
 * Sends a reset link, after the response, if the address has an account. The response is the same if it has none.
 * Refuses an invalid email address.
 */
export async function requestReset(
  context: AccountsContext,
  typed: string,
  request: AccountRequest,
): Promise<{ kind: "asked" } | Limited> {
  const { accountLimits, background } = context;
  const email = parseEmail(typed);
  const network = networkKey(request.address);
  const limited = await takeAll(
    [accountLimits.resetByAddress, request.address, network],
    [accountLimits.resetByMail, email, network],
  );
  if (limited) return limited;
  background.run("reset mail", () => sendResetLink(context, email));
  return { kind: "asked" };
}

/** Sends a link for a new password, if the address has an account that it may open. */
export async function sendResetLink(
  context: AccountsContext,
  email: string,
): Promise<void> {
  const { sql, site, now: clock } = context;
  const account = isPlaceholder(email) ? undefined : await findByEmail(sql, email);
  if (!account || !await mayReset(sql, account.id)) return;
  const token = makeToken();
  const now = clock();
  await sql`
    insert into verification (identifier, value, expires_at, created_at, updated_at)
    values
      (${identifierOf(token)}, ${account.id}, ${new Date(
    now.getTime() + RESET_MS,
  )}, ${now}, ${now})`;
  const mail = resetMail(site, {
    email,
    token,
    locale: account.locale,
    ...account.emailVerified ? { username: account.username } : {},
  });
  const until = new Date(now.getTime() + SENT_WITHIN_MS);
  await sendMail(context, mail, { subjectId: account.id, purpose: "reset", until, now });
}

/**
 * Returns whether an account may be opened by its address. A stranger can sign up with another person's address and add
 * ways in that a new password leaves; its owner must not move in with them.
 */
async function mayReset(sql: Query, accountId: string): Promise<boolean> {
  const found = await sql`
    select from account a where id = ${accountId} and (
      email_verified or not exists (select from identity where account_id = a.id)
        and not exists (select from passkey where account_id = a.id)
    )`;
  return found.length > 0;
}

/** Returns the account of a reset link that still works. Reading it doesn't spend it. */
export async function findLinkHolder(
  { sql, now }: AccountsContext,
  token: string,
): Promise<{ accountId: string; username: string } | undefined> {
  const [holder] = await sql<{ accountId: string; username: string }[]>`
    select a.id as account_id, a.username from verification v join account a on a.id = v.value::uuid
    where v.identifier = ${identifierOf(token)} and v.expires_at > ${now()}`;
  return holder;
}

/**
 * Sets a new password for the account of a link, and ends all its sessions, other links, and agreements with servers'
 * links. Anyone with the link can read the account's email, so its address counts as confirmed, and their browser as
 * known: it can sign in even if strangers used up the name's attempts. A dead link is used, expired, or not ours.
 * Refuses a password as `checkPassword` does. A link remains valid if the queue is full.
 */
export async function resetPassword(
  context: AccountsContext,
  token: string,
  { newPassword }: { newPassword: string },
): Promise<{ kind: "reset"; setCookies: string[] } | { kind: "link_dead" } | Limited> {
  const holder = await findLinkHolder(context, token);
  if (!holder) return { kind: "link_dead" };
  const { accountId, username } = holder;
  await checkPassword(newPassword, { username, site: context.site });
  // Counted apart, so that a stolen session can't keep the owner from using their link.
  const limited = await takeOwnAttempt(context, `link ${accountId}`);
  if (limited) return limited;
  const password = await askedAs("known", () => context.passwords.hash(newPassword));
  const now = context.now();
  const isUsed = await context.sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    if (!await mayReset(tx, accountId)) return false;
    const used = await tx`
      delete from verification
      where identifier = ${identifierOf(token)} and expires_at > ${now} returning id`;
    if (used.length === 0) return false;
    await setPassword(tx, { accountId, password, now });
    await markEmailVerified(tx, accountId);
    await endSessions(tx, accountId);
    return true;
  });
  if (!isUsed) return { kind: "link_dead" };
  tellSignInChanged(context, accountId, "password_reset");
  return { kind: "reset", setCookies: [context.browsers.introduce(accountId)] };
}

/** Returns the form in which a link's token is stored. */
function identifierOf(token: string): string {
  return hashToken(`reset-password:${token}`).toString("base64url");
}

/**
 * Changes the viewer's password if they know the current one, and ends all other sessions, all reset links and all
 * agreements with servers' links. The cookies belong to a new session. Where a second factor is on, it takes a recent
 * proof too. Refuses a password as `checkPassword` does.
 */
export async function changePassword(
  context: AccountsContext,
  viewer: Viewer,
  change: { password: string; newPassword: string; request: AccountRequest },
): Promise<{ kind: "changed"; setCookies: string[] } | NotProved> {
  await checkPassword(change.newPassword, { username: viewer.username, site: context.site });
  if (await needsProof(context, viewer)) return { kind: "unproved" };
  const limited = await takeOwnAttempt(context, viewer.accountId);
  if (limited) return limited;
  return await askedAs("known", async () => {
    const stored = await replacePassword(context, viewer, change);
    if (stored === undefined) return { kind: "wrong" };
    const { request } = change;
    const entered = await enterByPassword(context, viewer.accountId, {
      stored,
      request,
      way: "session",
    });
    tellSignInChanged(context, viewer.accountId, "password_changed");
    return { kind: "changed", setCookies: entered.kind === "signed_in" ? entered.setCookies : [] };
  });
}

/** Returns the new password as stored, if the current one was right, and was still the account's when the new one was hashed. */
async function replacePassword(
  context: AccountsContext,
  { accountId }: Viewer,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<string | undefined> {
  const { sql, passwords, now } = context;
  const stored = await provePassword(context, accountId, password);
  if (stored === undefined) return undefined;
  const made = await passwords.hash(newPassword);
  return await sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    if (await findPassword(tx, accountId) !== stored) return undefined;
    await setPassword(tx, { accountId, password: made, now: now() });
    await endSessions(tx, accountId);
    return made;
  });
}

/**
 * Ends all sessions of an account, sign-ins under way, its reset links, its agreements with servers' links, and a
 * change of its confirmed address that waits for its link: it may have been requested in a stolen session.
 */
export async function endSessions(tx: Query, accountId: string): Promise<void> {
  await tx`update account set typed_email = null where id = ${accountId} and email_verified`;
  await tx`delete from session where account_id = ${accountId}`;
  await tx`delete from half_sign_in where account_id = ${accountId}`;
  await endResetLinks(tx, accountId);
  // Comes last: a vote under way in one of the sessions has committed by now, and with it what it agreed to.
  await endAgreements(tx, { accountId });
}
