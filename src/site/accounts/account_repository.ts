import { hasSignIn } from "../../core/accounts/account_state.ts";
import type { Query } from "../../core/database/connect.ts";
import { accountKey } from "../../core/accounts/username.ts";

/** Columns of an account and its password credential, if it has a password. */
export interface AccountRow {
  id: string;
  username: string;
  email: string;
  /** The email address that the owner typed, if another account has it. */
  typedEmail?: string | undefined;
  /** The password's hash. Absent for an account that signs in through a provider. */
  password?: string | undefined;
  isModerator: boolean;
  /** False if absent. An administrator is a moderator too. */
  isAdministrator?: boolean | undefined;
  now: Date;
}

/**
 * Inserts account and credential in one transaction. If an account without sign-in has this id, adds the sign-in to it;
 * its votes stay.
 */
export async function insertAccount(sql: Query, row: AccountRow): Promise<void> {
  const { isModerator, isAdministrator = false, typedEmail = null, password = null } = row;
  await sql`
    with made as (
      insert into account (
        id, username, username_key, email, typed_email, is_moderator, is_administrator, created_at, updated_at
      )
      values (
        ${row.id}, ${row.username}, ${accountKey(row.username)}, ${row.email}, ${typedEmail},
        ${isModerator || isAdministrator}, ${isAdministrator}, ${row.now}, ${row.now}
      )
      on conflict (id) do update
      set username = excluded.username, email = excluded.email, typed_email = excluded.typed_email,
        is_moderator = excluded.is_moderator, is_administrator = excluded.is_administrator,
        vouched_by = null, updated_at = excluded.updated_at
      where not ${hasSignIn(sql, "account")}
      returning id
    )
    insert into credential (
      id, account_id, provider_id, provider_account_id, password, created_at, updated_at
    )
    select gen_random_uuid(), id, 'credential', id::text, ${password}, ${row.now}, ${row.now}
    from made where ${password}::text is not null`;
}

/** An account found by its email address. */
interface EmailOwner {
  id: string;
  username: string;
  emailVerified: boolean;
  locale: string | null;
}

/** Returns the account of an email address, and whether the address is confirmed. */
export async function findByEmail(
  sql: Query,
  email: string,
): Promise<EmailOwner | undefined> {
  const [account] = await sql<EmailOwner[]>`
    select id, username, email_verified, locale from account where email = ${email}`;
  return account;
}

/** The columns of an account for the account page and for a rename. */
export interface ProfileRow {
  username: string;
  /** Null for an account without sign-in. */
  email: string | null;
  typedEmail: string | null;
  emailVerified: boolean;
  isModerator: boolean;
  nameConfirmedAt: Date | null;
  renamedAt: Date | null;
  hasVoted: boolean;
  /** Whether the owner gets emails about their servers. */
  serverEmail: boolean;
  /** Whether the account is listed by name among top voters. Null if its player hasn't chosen yet. */
  onBoards: boolean | null;
  createdAt: Date;
}

/** Returns an account's profile, or undefined if it was deleted. */
export async function findProfile(sql: Query, accountId: string): Promise<ProfileRow | undefined> {
  const [profile] = await sql<ProfileRow[]>`
    select username, email, typed_email, email_verified, is_moderator,
      name_confirmed_at, renamed_at, on_boards, created_at,
      exists (select from last_vote where account_id = ${accountId}) as has_voted,
      not exists (select from mailbox where account_id = ${accountId} and not is_open) as server_email
    from account where id = ${accountId} and deleted_at is null`;
  return profile;
}

/**
 * Locks the account until the transaction ends, so that it can't be deleted. Only one transaction has this lock. Rows
 * that reference the account can still be written: otherwise an offer, which locks its server and references accounts,
 * and an approval, which locks the owner's account and waits for the server, would deadlock. Returns false if the
 * account was deleted.
 */
export async function lockAccount(tx: Query, accountId: string): Promise<boolean> {
  const locked = await tx`
    select id from account where id = ${accountId} and deleted_at is null for no key update`;
  return locked.length > 0;
}

/**
 * Locks the account to delete or rename it. Waits for transactions that write rows with a reference to it, and blocks
 * new ones.
 */
export async function lockWholeAccount(tx: Query, accountId: string): Promise<void> {
  await tx`select id from account where id = ${accountId} and deleted_at is null for update`;
}

/** Marks the account's email address as confirmed. */
export async function markEmailVerified(sql: Query, accountId: string): Promise<void> {
  await sql`update account set email_verified = true where id = ${accountId}`;
}

/** Deletes all password reset links of an account. */
export async function endResetLinks(sql: Query, accountId: string): Promise<void> {
  await sql`delete from verification where value = ${accountId}`;
}

/** Returns an account's stored password. */
export async function findPassword(sql: Query, accountId: string): Promise<string | undefined> {
  const [credential] = await sql<{ password: string | null }[]>`
    select password from credential where account_id = ${accountId} and provider_id = 'credential'`;
  return credential?.password ?? undefined;
}

/** Stores an account's first or new password. */
export async function setPassword(
  tx: Query,
  { accountId, password, now }: { accountId: string; password: string; now: Date },
): Promise<void> {
  await tx`
    insert into credential (account_id, provider_id, provider_account_id, password, created_at, updated_at)
    values (${accountId}, 'credential', ${accountId}, ${password}, ${now}, ${now})
    on conflict (provider_id, provider_account_id) do update
    set password = excluded.password, updated_at = excluded.updated_at`;
}

/** Stores the same password with another hash. Returns false if the stored password has changed since. */
export async function replacePassword(
  sql: Query,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<boolean> {
  const replaced = await sql`
    update credential set password = ${to}
    where account_id = ${accountId} and provider_id = 'credential' and password = ${from} returning id`;
  return replaced.length > 0;
}
