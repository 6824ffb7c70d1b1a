import { findProfile, lockAccount } from "../accounts/account_repository.ts";
import { wantEmail } from "../accounts/claim_email.ts";
import type { Query } from "../../core/database/connect.ts";
import { endSessions } from "./change_password.ts";
import { sendResetLink } from "./password_reset.ts";
import { takeAddress } from "./email_link.ts";
import type { AccountsContext } from "./accounts_context.ts";
import { takeAll } from "./limits.ts";
import { type AddressLink, NOT_ME_MS } from "./address_links.ts";
import { hasWayIn } from "./ways_in.ts";

/**
 * Ends all access to an account whose owner says that a sign-in wasn't theirs: its sessions, reset links and agreements
 * with servers' links end, and its password stops working. It gets back the address that the link was mailed to, which
 * may have been changed since, and a link for a new password is mailed. `no_password`: it signs in in other ways, which
 * stay. A link signs out once: a person who finds the mail later can't sign the owner out again. `used`: it did. A dead
 * link is too old or not ours.
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

/** Facts that `shutOut` found. */
interface ShutOut {
  needsPassword: boolean;
  isFirst: boolean;
  isWanted: boolean;
  email: string | null;
}

/**
 * Ends everything, the first time. `isWanted`: the account wants the link's address back. `email`: where a new password
 * is to be mailed.
 */
async function shutOut(
  context: AccountsContext,
  link: AddressLink,
): Promise<ShutOut | undefined> {
  const { accountId, email } = link;
  const now = context.now();
  return await context.sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return undefined;
    const profile = await findProfile(tx, accountId);
    if (!profile) return undefined;
    const isFirst = await useUp(tx, link, now);
    // A reset stores another one.
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

/** Notes that a link was used. Returns false if it was before. The caller has locked the account. */
async function useUp(tx: Query, { accountId, mailedAt }: AddressLink, now: Date): Promise<boolean> {
  const identifier = `${used(accountId)} ${mailedAt}`;
  const until = new Date(mailedAt + NOT_ME_MS);
  const before = await tx`select from verification where identifier = ${identifier}`;
  if (before.length > 0) return false;
  // The value isn't an account's id, because a new password deletes the links with that id.
  await tx`
    insert into verification (identifier, value, expires_at, created_at, updated_at)
    values (${identifier}, ${used(accountId)}, ${until}, ${now}, ${now})`;
  return true;
}

/** Returns the value of the rows that say which of an account's links were used. */
export function used(accountId: string): string {
  return `not me ${accountId}`;
}

/**
 * Returns whether no older link gave the account its address back within a week, and notes that this one does: a thief
 * gets links at their own address once they changed it, but the owner's is older.
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

/** Returns the name of the row that says by which link an account got its address back. */
export function addressBack(accountId: string): string {
  return `address back ${accountId}`;
}
