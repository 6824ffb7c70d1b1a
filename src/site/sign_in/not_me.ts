import { findProfile, lockAccount } from "../accounts/account_repository.ts";
import { wantEmail } from "../accounts/claim_email.ts";
import type { Query } from "../../core/database/connect.ts";
import { endSessions } from "./passwords/change_password.ts";
import { sendResetLink } from "./passwords/password_reset.ts";
import { takeAddress } from "./links/email_link.ts";
import type { AccountsContext } from "./accounts_context.ts";
import { takeAll } from "../../core/limits/take_all.ts";
import { type AddressLink, NOT_ME_MS } from "./links/address_links.ts";
import { hasWayIn } from "./ways_in/ways_in.ts";

/**
 * Ends all access to an account whose owner reports a sign-in that wasn't theirs. Its sessions, reset links and
 * agreements to servers' vote links end, and its password is deleted. The account gets back the address that the link
 * was mailed to, if it was changed since, and a link for a new password is mailed to it. `no_password`: the account has
 * other sign-in methods, which stay. `used`: the link worked before. A link signs out once, so that a person who finds
 * the email later can't sign the owner out again. `link_dead`: the link expired or is forged.
 */
export async function disownSignIn(
  context: AccountsContext,
  token: string,
): Promise<{ kind: "mailed" | "no_mail" | "no_password" | "used" | "link_dead" }> {
  const link = context.notMeLinks.read(token);
  const shut = link && await shutOut(context, link);
  if (!shut) return { kind: "link_dead" };
  const isTheirs = !shut.isWanted || await takeAddress(context, link);
  if (!shut.needsPassword) return { kind: shut.isFirst ? "no_password" : "used" };
  const { accountLimits, background } = context;
  const limited = await takeAll([accountLimits.changesByAccount, link.accountId]);
  const { email } = shut;
  if (!isTheirs || email === null || limited) return { kind: "no_mail" };
  background.run("reset mail", () => sendResetLink(context, email));
  return { kind: "mailed" };
}

/** What `shutOut` found and did. */
interface ShutOutFacts {
  needsPassword: boolean;
  isFirst: boolean;
  isWanted: boolean;
  email: string | null;
}

/**
 * Ends all access, at the link's first use. `isWanted`: the account gets the link's address back. `email`: the address
 * to which the link for a new password goes.
 */
async function shutOut(
  context: AccountsContext,
  link: AddressLink,
): Promise<ShutOutFacts | undefined> {
  const { accountId, email } = link;
  const now = context.now();
  return await context.sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return undefined;
    const profile = await findProfile(tx, accountId);
    if (!profile) return undefined;
    const isFirst = await useUp(tx, link, now);
    // The reset that follows stores a new password.
    const passwords = isFirst
      ? await tx`
        delete from credential where account_id = ${accountId} and provider_id = 'credential' returning id`
      : [];
    if (isFirst) await endSessions(tx, accountId);
    const isWanted = profile.email === email || await isOldest(tx, link, now);
    if (isWanted) await wantEmail(tx, { accountId, email, now });
    // If the button is pressed twice, the second request finds no password.
    const isLeftOut = passwords.length > 0 || !await hasWayIn({ ...context, sql: tx }, accountId);
    const owned = profile.emailVerified ? profile.email : null;
    return {
      needsPassword: context.passwordSignIn && isLeftOut,
      isFirst,
      isWanted,
      email: isWanted ? email : owned,
    };
  });
}

/** Marks a link as used. Returns false if it was used before. The caller must have locked the account. */
async function useUp(tx: Query, { accountId, mailedAt }: AddressLink, now: Date): Promise<boolean> {
  const identifier = `${used(accountId)} ${mailedAt}`;
  const until = new Date(mailedAt + NOT_ME_MS);
  const before = await tx`select from verification where identifier = ${identifier}`;
  if (before.length > 0) return false;
  // The value isn't the account's id, because a new password deletes the rows with that id.
  await tx`
    insert into verification (identifier, value, expires_at, created_at, updated_at)
    values (${identifier}, ${used(accountId)}, ${until}, ${now}, ${now})`;
  return true;
}

/** Returns the value of the rows that mark an account's used links. */
export function used(accountId: string): string {
  return `not me ${accountId}`;
}

/**
 * Returns whether this is the oldest link that restored the account's address within a week, and records that it does.
 * A thief who changed the address gets such links, too, but the owner's link is older.
 */
async function isOldest(
  tx: Query,
  { accountId, mailedAt }: AddressLink,
  now: Date,
): Promise<boolean> {
  const identifier = addressBack(accountId);
  const [other] = await tx<{ value: string }[]>`
    select value from verification where identifier = ${identifier} and expires_at > ${now}`;
  if (other && Number(other.value) < mailedAt) return false;
  const until = new Date(now.getTime() + NOT_ME_MS);
  await tx`delete from verification where identifier = ${identifier}`;
  await tx`
    insert into verification (identifier, value, expires_at, created_at, updated_at)
    values (${identifier}, ${String(mailedAt)}, ${until}, ${now}, ${now})`;
  return true;
}

/** Returns the identifier of the row that records which link restored an account's address. */
export function addressBack(accountId: string): string {
  return `address back ${accountId}`;
}
