import { randomBytes } from "node:crypto";
import { findByEmail, insertAccount } from "../src/site/accounts/account_repository.ts";
import { findAccount } from "../src/core/accounts/named_account.ts";
import { createAccount } from "../src/site/accounts/create_account.ts";
import type { Operator } from "../src/service/cli/operator.ts";

/** Ending of the demo accounts' addresses. Email to it is never delivered (RFC 2606). */
export const MAIL_DOMAIN = "demo.example";

/** The owner of the demo's servers, and the administrator who decides on them. */
export const OWNER = "demo_owner";
export const MODERATOR = "demo_moderator";

/** Random bytes of a password: too many to guess, and few enough to type. */
const PASSWORD_BYTES = 12;

/** A username and password to sign in with. */
export interface SignIn {
  username: string;
  password: string;
}

/** Returns the email address of a demo account. */
export function mailOf(username: string): string {
  return `${username.replace(/[^A-Za-z0-9]/g, "").toLowerCase()}@${MAIL_DOMAIN}`;
}

/** Adds an account without a usable password, unless that name exists. */
export async function addPlayer({ sql, now }: Operator, username: string): Promise<void> {
  if (await findAccount(sql, username)) return;
  const id = crypto.randomUUID();
  // Not a hash: hashing unknown passwords would take most of a first start.
  const account = { id, username, email: mailOf(username), password: "none", isModerator: false };
  await insertAccount(sql, { ...account, now });
}

/**
 * Gives a demo account a new random password, and creates the account if it is missing. The old password stops working,
 * because it was printed on a terminal, and the data may become a real site's. Refuses a name that belongs to another
 * account.
 */
export async function giveSignIn(
  { sql, now, passwords, site }: Operator,
  { username, isModerator }: { username: string; isModerator: boolean },
): Promise<SignIn> {
  const password = makePassword();
  const email = mailOf(username);
  const account = await findByEmail(sql, email);
  if (!account) {
    const person = { username, email, password, isModerator, isAdministrator: isModerator };
    await createAccount({ sql, passwords, site }, person, { now });
    return { username, password };
  }
  await sql`
    update credential set password = ${await passwords.hash(password)}, updated_at = ${now}
    where account_id = ${account.id} and provider_id = 'credential'`;
  return { username: account.username, password };
}

function makePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString("base64url");
}
