import { placeholderOf } from "../../core/accounts/account_state.ts";
import type { Context } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { violatesUnique } from "../../core/database/unique.ts";
import { type AccountRow, findByEmail, insertAccount } from "./account_repository.ts";
import type { NamedAccount } from "../../core/accounts/named_account.ts";
import { lockNames, nameTaken } from "../../core/accounts/former_names.ts";
import { claimName } from "./names/given_up_names.ts";
import { insertClaim } from "./names/name_claims.ts";
import { findClaimable } from "./names/claimable_player.ts";
import { checkPassword, type Passwords } from "./passwords/password.ts";
import { accountKey, parseUsername } from "../../core/accounts/username.ts";
import { parseEmail } from "./typed_email.ts";

/** Attempts, in case two people sign up with the same address concurrently. */
const ATTEMPTS = 3;

interface NewAccount {
  username: string;
  email: string;
  password: string;
  isModerator: boolean;
  /** False if absent. An administrator is a moderator too. */
  isAdministrator?: boolean;
}

/** An account that its owner just created. */
interface SignedUpAccount {
  id: string;
  username: string;
  /** The typed address, in lower case. */
  email: string;
  /** Whether this is only a claim to the name. `id` is then the claim's, and there is no account yet. */
  isClaim: boolean;
}

type CreationContext = Context & { passwords: Passwords; site: { name: string } };

/**
 * Creates an account with a password. If a player's account without sign-in has the name, adds the password to it: the
 * operator knows who the player is. Refuses an invalid or taken name or address, and an invalid password.
 */
export async function createAccount(
  { sql, passwords, site }: CreationContext,
  account: NewAccount,
  { now }: { now: Date },
): Promise<{ id: string; username: string }> {
  const row = await prepareRow({ passwords, site }, account, now);
  try {
    return await sql.begin(async (tx) => {
      const { claimable } = await takeName(tx, row);
      return await insertNamed(tx, row, claimable);
    });
  } catch (error) {
    throw alreadyThere(error, row);
  }
}

/** Refuses an invalid name, address or password, before anything costly is done. */
export async function checkNewAccount(
  { site }: Pick<CreationContext, "site">,
  { username, email, password }: Omit<NewAccount, "isModerator" | "isAdministrator">,
): Promise<void> {
  parseUsername(username);
  parseEmail(email);
  await checkPassword(password, { username, site });
}

/**
 * Creates an account for a visitor. An email address that another account has isn't refused, because a refusal would
 * reveal who has an account: the new account gets a placeholder instead, to which no email can be sent. If an account
 * without sign-in has the name, the visitor takes it over at once when the name was only ever typed. When a server's
 * vote link named the player, the sign-up becomes a claim until its address is confirmed.
 */
export async function signUpAccount(
  { sql, passwords, site }: CreationContext,
  account: Omit<NewAccount, "isModerator" | "isAdministrator">,
  { now }: { now: Date },
): Promise<SignedUpAccount> {
  const row = await prepareRow({ passwords, site }, { ...account, isModerator: false }, now);
  for (let attempt = 1;; attempt++) {
    try {
      const { id, isClaim } = await sql.begin((tx) => insertOrClaim(tx, row));
      return { id, isClaim, username: row.username, email: row.email };
    } catch (error) {
      const isRace = violatesUnique(error, "account_email_key") && attempt < ATTEMPTS;
      if (!isRace) throw alreadyThere(error, row);
    }
  }
}

async function prepareRow(
  { passwords, site }: Omit<CreationContext, "sql">,
  account: NewAccount,
  now: Date,
) {
  await checkNewAccount({ site }, account);
  const email = parseEmail(account.email);
  const password = await passwords.hash(account.password);
  return { ...account, id: crypto.randomUUID(), email, password, now };
}

async function insertOrClaim(
  tx: Query,
  row: AccountRow & { password: string },
): Promise<{ id: string; isClaim: boolean }> {
  const { claimable } = await takeName(tx, row);
  if (claimable && claimable.vouchedBy !== null) {
    await insertClaim(tx, { accountId: claimable.id, row });
    return { id: row.id, isClaim: true };
  }
  const isTaken = await findByEmail(tx, row.email) !== undefined;
  const placeholder = { email: placeholderOf(row.id), typedEmail: row.email };
  const { id } = await insertNamed(tx, isTaken ? { ...row, ...placeholder } : row, claimable);
  return { id, isClaim: false };
}

/** Locks a name. Returns the account without sign-in that has it, or undefined after reserving it for a new account. */
export async function takeName(
  tx: Query,
  { username, now }: AccountRow,
): Promise<{ claimable: NamedAccount | undefined }> {
  await lockNames(tx, [accountKey(username)]);
  const claimable = await findClaimable(tx, username);
  if (!claimable) await claimName(tx, { name: username, now });
  return { claimable };
}

/** Inserts an account under a reserved name. Returns its id and name. */
export async function insertNamed(
  tx: Query,
  row: AccountRow,
  { id }: Pick<AccountRow, "id"> = row,
): Promise<{ id: string; username: string }> {
  // A placeholder address contains its account's id.
  const email = row.email === placeholderOf(row.id) ? placeholderOf(id) : row.email;
  await insertAccount(tx, { ...row, id, email });
  await tx`delete from name_claim where account_id = ${id}`;
  return { id, username: row.username };
}

function alreadyThere(error: unknown, { username }: AccountRow): unknown {
  if (violatesUnique(error, "account_username_key_key")) return nameTaken(username);
  if (violatesUnique(error, "account_email_key")) {
    return refusal("account_exists", { why: "email" });
  }
  return error;
}
