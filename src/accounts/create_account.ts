import { z } from "zod";
import type { Query, Sql } from "../database/connect.ts";
import { Refusal, violatesUnique } from "../errors.ts";
import { type AccountRow, findByEmail, insertAccount } from "./account_repository.ts";
import { claimName, lockNames, nameTaken } from "./former_names.ts";
import { checkPassword, type Passwords } from "./password.ts";
import { accountKey, parseUsername } from "./username.ts";

/** The same rule as better-auth's, which sends the links. Whether mail arrives is for a mail to show. */
const EMAIL = z.email().max(254);

/** Tries until two who type one address at the same moment are told apart. */
const ATTEMPTS = 3;

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

/** An account that its owner just made. */
export interface SignedUpAccount extends Account {
  /** As typed, in lower case. */
  email: string;
  /** Whose the mail address was already: it stays theirs. */
  addressOwner: Account | undefined;
}

/** What making an account needs beside its arguments. */
export interface CreateAccountContext {
  sql: Sql;
  passwords: Passwords;
}

/** Makes an account that can sign in with its password. Refuses a bad or taken name, address or password. */
export async function createAccount(
  { sql, passwords }: CreateAccountContext,
  account: NewAccount,
  now: Date,
): Promise<Account> {
  const row = await prepareRow(passwords, account, now);
  try {
    await sql.begin((tx) => insertNamed(tx, row));
  } catch (error) {
    throw alreadyThere(error, row);
  }
  return { id: row.id, username: row.username };
}

/** Refuses what cannot be a name, an address or a password; costs nothing. */
export function checkNewAccount({ username, email, password }: Omit<NewAccount, "isModerator">) {
  parseUsername(username);
  parseEmail(email);
  checkPassword(password);
}

/**
 * Makes an account as a visitor asks for it. A mail address that is another account's stays there and is not
 * refused, or anybody could find out who has an account: the new one gets a placeholder that no mail reaches.
 */
export async function signUpAccount(
  { sql, passwords }: CreateAccountContext,
  account: Omit<NewAccount, "isModerator">,
  now: Date,
): Promise<SignedUpAccount> {
  const row = await prepareRow(passwords, { ...account, isModerator: false }, now);
  for (let attempt = 1;; attempt++) {
    try {
      const addressOwner = await sql.begin((tx) => insertApart(tx, row));
      return { id: row.id, username: row.username, email: row.email, addressOwner };
    } catch (error) {
      const isRace = violatesUnique(error, "account_email_key") && attempt < ATTEMPTS;
      if (!isRace) throw alreadyThere(error, row);
    }
  }
}

/** A mail address in lower case; refuses what is none. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (EMAIL.safeParse(email).success) return email;
  const shown = text.slice(0, 254);
  throw new Refusal("email_invalid", `Cannot use "${shown}": it is not an e-mail address`);
}

async function prepareRow(
  passwords: Passwords,
  account: NewAccount,
  now: Date,
): Promise<AccountRow> {
  const username = parseUsername(account.username);
  const email = parseEmail(account.email);
  checkPassword(account.password);
  const password = await passwords.hash(account.password);
  const { isModerator } = account;
  return { id: crypto.randomUUID(), username, email, password, isModerator, now };
}

async function insertNamed(tx: Query, row: AccountRow): Promise<void> {
  await lockNames(tx, [accountKey(row.username)]);
  await claimName(tx, { name: row.username, now: row.now });
  await insertAccount(tx, row);
}

async function insertApart(tx: Query, row: AccountRow): Promise<Account | undefined> {
  const owner = await findByEmail(tx, row.email);
  const placeholder = { email: `${row.id}@unconfirmed.invalid`, typedEmail: row.email };
  await insertNamed(tx, owner ? { ...row, ...placeholder } : row);
  return owner && { id: owner.id, username: owner.username };
}

function alreadyThere(error: unknown, { username, email }: AccountRow): unknown {
  if (violatesUnique(error, "account_username_key_key")) return nameTaken(username);
  if (violatesUnique(error, "account_email_key")) {
    return new Refusal(
      "account_exists",
      `Cannot create account: "${email}" has an account already`,
    );
  }
  return error;
}
