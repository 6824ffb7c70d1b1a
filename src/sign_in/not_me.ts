import { findProfile, lockAccount } from "../accounts/account_repository.ts";
import { wantEmail } from "../accounts/claim_email.ts";
import type { Query } from "../database/connect.ts";
import { endSessions, sendResetLink } from "./change_password.ts";
import { takeAddress } from "./confirm_email.ts";
import type { AccountsContext } from "./context.ts";
import { takeAll } from "./limits.ts";
import { type Disowned, WORKS_MS } from "./not_me_links.ts";
import { hasWayIn } from "./ways_in.ts";

/**
 * Shuts everybody out of an account whose owner says that a sign-in wasn't theirs: its sessions, reset links and
 * agreements with servers' links end, and its password stops working. It gets back the address that the link was mailed to,
 * which somebody may have changed meanwhile, and a link for a new password is mailed. `no_password`: it signs in in other
 * ways, which stay. A dead link is too old or not ours.
 */
export async function disownSignIn(
  context: AccountsContext,
  token: string,
): Promise<{ kind: "mailed" | "no_mail" | "no_password" | "link_dead" }> {
  const link = context.notMeLinks.read(token);
  const shut = link && await shutOut(context, link);
  if (!shut) return { kind: "link_dead" };
  const isTheirs = !shut.isWanted || await takeAddress(context, link);
  if (!shut.needsPassword) return { kind: "no_password" };
  const { accountLimits, background } = context;
  const limited = await takeAll([accountLimits.changesByAccount, link.accountId]);
  const { email } = shut;
  if (!isTheirs || email === null || limited) return { kind: "no_mail" };
  background.run("reset mail", () => sendResetLink(context, email));
  return { kind: "mailed" };
}

/** Ends everything. `isWanted`: the account wants the link's address back. `email`: where a new password is to be mailed. */
async function shutOut(
  context: AccountsContext,
  link: Disowned,
): Promise<{ needsPassword: boolean; isWanted: boolean; email: string | null } | undefined> {
  const { accountId, email } = link;
  const now = context.now();
  return await context.sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return undefined;
    const profile = await findProfile(tx, accountId);
    if (!profile) return undefined;
    // A reset stores another one.
    const passwords = await tx`
      delete from credential where account_id = ${accountId} and provider_id = 'credential' returning id`;
    await endSessions(tx, accountId);
    const isWanted = profile.email === email || await isOldest(tx, link, now);
    if (isWanted) await wantEmail(tx, { accountId, email, now });
    // The second one who presses the button finds none.
    const isLeftOut = passwords.length > 0 || !await hasWayIn({ ...context, sql: tx }, accountId);
    const owned = profile.emailVerified ? profile.email : null;
    return {
      needsPassword: context.passwordSignIn && isLeftOut,
      isWanted,
      email: isWanted ? email : owned,
    };
  });
}

/**
 * Returns whether no older link gave the account its address back within a week, and notes that this one does: a thief
 * gets links at their own address once they changed it, but the owner's is older.
 */
async function isOldest(
  tx: Query,
  { accountId, mailedAt }: Disowned,
  now: Date,
): Promise<boolean> {
  const identifier = addressBack(accountId);
  const [other] = await tx<{ value: string }[]>`
    select value from verification where identifier = ${identifier} and expires_at > ${now}`;
  if (other && Number(other.value) < mailedAt) return false;
  const until = new Date(now.getTime() + WORKS_MS);
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
