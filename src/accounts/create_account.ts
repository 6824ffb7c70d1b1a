import { z } from "zod";
import type { Context } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { Refusal, violatesUnique } from "../errors.ts";
import {
  type AccountRow,
  findByEmail,
  insertAccount,
  placeholderOf,
} from "./account_repository.ts";
import { claimName, lockNames, nameTaken } from "./former_names.ts";
import { findClaimable } from "./players.ts";
import { checkPassword, type Passwords } from "./password.ts";
import { accountKey, parseUsername } from "./username.ts";

/** The same rule as better-auth's, which sends the links. Only an email can show whether the address works. */
const EMAIL = z.email().max(254);

/** Attempts, in case two people type the same address at the same moment. */
const ATTEMPTS = 3;

/** Fields of a new account. */
export interface NewAccount {
  username: string;
  email: string;
  password: string;
  isModerator: boolean;
}

/** An account that its owner just created. */
export interface SignedUpAccount {
  id: string;
  username: string;
  /** As typed, but in lower case. */
  email: string;
}

type Hashing = Context & { passwords: Passwords };

/**
 * Creates an account with password sign-in. Refuses an invalid or taken name or address, a name that a server vouched
 * for, and a bad password.
 */
export async function createAccount(
  { sql, passwords }: Hashing,
  account: NewAccount,
  { now }: { now: Date },
): Promise<{ id: string; username: string }> {
  const row = await prepareRow(passwords, account, now);
  const { id, username } = await sql.begin((tx) => insertNamed(tx, row)).catch((error) => {
    throw alreadyThere(error, row);
  });
  return { id, username };
}

/** Refuses an invalid name, address or password, at no cost. */
export function checkNewAccount({ username, email, password }: Omit<NewAccount, "isModerator">) {
  parseUsername(username);
  parseEmail(email);
  checkPassword(password);
}

/**
 * Creates an account at a visitor's request. An email address that belongs to another account stays there and is not
 * refused, since a refusal would tell anyone who has an account: the new account gets a placeholder instead, which
 * no email reaches. An account without sign-in is taken over, if need be by a link of the server that vouched for it.
 */
export async function signUpAccount(
  { sql, passwords }: Hashing,
  account: Omit<NewAccount, "isModerator">,
  { now, vouchedBy }: { now: Date; vouchedBy?: string | undefined },
): Promise<SignedUpAccount> {
  const row = await prepareRow(passwords, { ...account, isModerator: false }, now);
  for (let attempt = 1;; attempt++) {
    try {
      const { id } = await sql.begin(async (tx) => {
        const isTaken = await findByEmail(tx, row.email) !== undefined;
        const placeholder = { email: placeholderOf(row.id), typedEmail: row.email };
        return await insertNamed(tx, isTaken ? { ...row, ...placeholder } : row, vouchedBy);
      });
      return { id, username: row.username, email: row.email };
    } catch (error) {
      const isRace = violatesUnique(error, "account_email_key") && attempt < ATTEMPTS;
      if (!isRace) throw alreadyThere(error, row);
    }
  }
}

/** Returns an email address in lower case; refuses anything else. */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (EMAIL.safeParse(email).success) return email;
  const shown = text.slice(0, 254);
  throw new Refusal("email_invalid", `Cannot use "${shown}": it is not an email address`);
}

async function prepareRow(passwords: Passwords, account: NewAccount, now: Date) {
  checkNewAccount(account);
  const email = parseEmail(account.email);
  const password = await passwords.hash(account.password);
  return { ...account, id: crypto.randomUUID(), email, password, now };
}

async function insertNamed(tx: Query, row: AccountRow, vouchedBy?: string): Promise<AccountRow> {
  await lockNames(tx, [accountKey(row.username)]);
  const claimable = await findClaimable(tx, { username: row.username, vouchedBy });
  if (!claimable) await claimName(tx, { name: row.username, now: row.now });
  const id = claimable?.id ?? row.id;
  // Email that reaches nobody names its account.
  const email = row.email === placeholderOf(row.id) ? placeholderOf(id) : row.email;
  const inserted = { ...row, id, email };
  await insertAccount(tx, inserted);
  return inserted;
}

function alreadyThere(error: unknown, { username, email }: AccountRow): unknown {
  if (violatesUnique(error, "account_username_key_key")) return nameTaken(username);
  if (violatesUnique(error, "account_email_key")) {
    return new Refusal(
      "account_exists",
      `Cannot create account: "${email}" already has an account`,
    );
  }
  return error;
}
