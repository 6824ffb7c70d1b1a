import { hashPassword } from "better-auth/crypto";
import type { Sql } from "../database/connect.ts";
import { Refusal, violatesUnique } from "../errors.ts";
import { insertAccount } from "./account_repository.ts";
import { accountKey, parseUsername } from "./username.ts";

/** One address sign, no spaces, a dot in the domain: whether mail arrives is for a mail to show. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** Characters of a password: NIST SP 800-63B asks for at least 8; better-auth stops at 128. */
const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

/** What a new account is made of. */
export interface NewAccount {
  username: string;
  email: string;
  password: string;
  isModerator: boolean;
}

/** An account as others see it. */
export interface Account {
  id: string;
  username: string;
}

/** Makes an account that can sign in with its password. Refuses a bad or taken name, address or password. */
export async function createAccount(sql: Sql, account: NewAccount, now: Date): Promise<Account> {
  const username = parseUsername(account.username);
  const email = parseEmail(account.email);
  checkPassword(account.password);
  const id = crypto.randomUUID();
  // scrypt, off the event loop, in the form that better-auth's sign-in verifies.
  const password = await hashPassword(account.password);
  try {
    await insertAccount(sql, {
      id,
      username,
      email,
      password,
      isModerator: account.isModerator,
      now,
    });
  } catch (error) {
    throw alreadyThere(error, username, email);
  }
  return { id, username };
}

function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || !EMAIL.test(email)) {
    throw new Refusal(
      "email_invalid",
      `Cannot create account: "${text.slice(0, 254)}" is not an e-mail address`,
    );
  }
  return email;
}

function checkPassword(password: string): void {
  if (password.length < PASSWORD_MIN) {
    throw new Refusal(
      "password_too_short",
      `Cannot create account: the password needs at least ${PASSWORD_MIN} characters`,
    );
  }
  if (password.length > PASSWORD_MAX) {
    throw new Refusal(
      "password_too_long",
      `Cannot create account: the password is longer than ${PASSWORD_MAX} characters`,
    );
  }
}

function alreadyThere(error: unknown, username: string, email: string): unknown {
  if (violatesUnique(error, "account_username_key_key")) {
    const sentence = `Cannot create account: the name "${username}" is taken (as "${
      accountKey(username)
    }")`;
    return new Refusal("account_exists", sentence);
  }
  if (violatesUnique(error, "account_email_key")) {
    return new Refusal(
      "account_exists",
      `Cannot create account: "${email}" has an account already`,
    );
  }
  return error;
}
