import { isPlaceholder } from "../../../core/accounts/account_state.ts";
import {
  findByEmail,
  lockAccount,
  markEmailVerified,
  setPassword,
} from "../../accounts/account_repository.ts";
import { parseEmail } from "../../accounts/typed_email.ts";
import { checkPassword } from "../../accounts/passwords/password.ts";
import type { Query } from "../../../core/database/connect.ts";
import { sendMail } from "../../mail/send_mail.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { HOUR_MS, MINUTE_MS } from "../../../core/time/day.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { type LimitHit, takeAll } from "../../../core/limits/take_all.ts";
import { takeOwnAttempt } from "../limits.ts";
import { resetMail } from "../mails/account_mails.ts";
import { hashToken, makeToken } from "../sessions/session_cookie.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";
import { endSessions } from "./change_password.ts";

/**
 * Milliseconds that a reset link is valid, and for which it is worth sending, because its reader needs part of that
 * time.
 */
const RESET_MS = HOUR_MS;
const SENT_WITHIN_MS = 50 * MINUTE_MS;

/**
 * Sends a reset link, after the response, if an account has the address. The response is the same if no account has it.
 * Refuses an invalid email address.
 */
export async function requestReset(
  context: AccountsContext,
  typed: string,
  request: AccountRequest,
): Promise<{ kind: "asked" } | LimitHit> {
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

/** Sends a link for a new password, if an account has the address and `mayReset` allows it. */
export async function sendResetLink(
  context: AccountsContext,
  email: string,
): Promise<void> {
  const { sql, site, now: clock } = context;
  const account = isPlaceholder(email) ? undefined : await findByEmail(sql, email);
  if (!account || !await mayReset(sql, account.id)) return;
  const token = makeToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + RESET_MS);
  await sql`
    insert into verification (identifier, value, expires_at, created_at, updated_at)
    values (${identifierOf(token)}, ${account.id}, ${expiresAt}, ${now}, ${now})`;
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
 * Returns whether an account's address may set its password. A stranger can sign up with another person's address and
 * add a passkey or an identity, which a new password doesn't remove. The address's owner must not share an account with
 * that stranger.
 */
async function mayReset(sql: Query, accountId: string): Promise<boolean> {
  const found = await sql`
    select from account a where id = ${accountId} and (
      email_verified or not exists (select from identity where account_id = a.id)
        and not exists (select from passkey where account_id = a.id)
    )`;
  return found.length > 0;
}

/** Returns the account of a valid reset link, without using it up. */
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
 * Sets a new password for the account of a link, and ends its sessions, other links and agreements to servers' vote
 * links. The link proves that its holder reads the account's email, so the address becomes confirmed and the browser
 * known: it can sign in even if strangers used up the name's attempts. `link_dead`: the link was used, expired or is
 * forged. Throws the refusals of `checkPassword`. If the password queue is full, the link stays valid.
 */
export async function resetPassword(
  context: AccountsContext,
  token: string,
  { newPassword }: { newPassword: string },
): Promise<{ kind: "reset"; setCookies: string[] } | { kind: "link_dead" } | LimitHit> {
  const holder = await findLinkHolder(context, token);
  if (!holder) return { kind: "link_dead" };
  const { accountId, username } = holder;
  await checkPassword(newPassword, { username, site: context.site });
  // Counted separately, so that a stolen session can't use up the attempts of the owner's link.
  const limited = await takeOwnAttempt(context, `link ${accountId}`);
  if (limited) return limited;
  const password = await context.passwords.as("known").hash(newPassword);
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
