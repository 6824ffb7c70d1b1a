import type { Query } from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";
import { hasPlaceholder, isInUse, placeholderOf } from "../../core/accounts/account_state.ts";
import { accountKey } from "../../core/accounts/username.ts";

/** An account of another listing. */
export interface ImportedAccount {
  id: string;
  username: string;
  /** The email address in lower case. Null if there is no address, or another account has it. */
  email: string | null;
  /** Another program's hash, in a form that `readForeignHash` accepts. If null, the owner sets a password by email. */
  password: string | null;
}

/**
 * Inserts accounts of another listing in one transaction, and returns the ids of those that it inserted. It skips
 * accounts that exist already, and those whose name or address was taken meanwhile. The new accounts have unconfirmed
 * addresses and no role. Their age counts from now, because their history on the other listing can't be checked.
 */
export async function insertImported(
  sql: Query,
  accounts: ImportedAccount[],
  { list, now }: { list: string; now: Date },
): Promise<Set<string>> {
  const given = jsonRows(
    accounts.map(({ email, ...account }) => ({
      ...account,
      usernameKey: accountKey(account.username),
      // Without an address, anyone who signs up with the name could claim the account, including its listings.
      email: email ?? placeholderOf(account.id),
    })),
  );
  const inserted = await sql<{ id: string }[]>`
    with given as materialized (
      select id, username, username_key, email, password
      from json_to_recordset(${given}::text::json)
        as row (id uuid, username text, username_key text, email text, password text)
    ), made as (
      insert into account (id, username, username_key, email, created_at, updated_at)
      select id, username, username_key, email, ${now}::timestamptz, ${now}::timestamptz from given
      on conflict do nothing
      returning id
    ), with_password as (
      insert into credential (account_id, provider_id, provider_account_id, password, created_at, updated_at)
      select id, 'credential', id::text, password, ${now}::timestamptz, ${now}::timestamptz
      from given join made using (id) where password is not null
    ), untold as (
      insert into imported_account (account_id, list) select id, ${list} from made
    )
    select id from made`;
  return new Set(inserted.map(({ id }) => id));
}

/** Records that an account's owner knows that their data was moved here. */
export async function forgetImport(sql: Query, accountId: string): Promise<void> {
  await sql`delete from imported_account where account_id = ${accountId}`;
}

/** The owner of an imported account who has to be notified by email. */
interface UntoldOwner {
  id: string;
  username: string;
  email: string;
  locale: string | null;
}

/**
 * Returns the next owner, after the one with the id `after`, who wasn't notified by email yet, and marks them as
 * notified, so that no owner gets two emails. Returns undefined after the last one.
 */
export async function takeUntoldOwner(
  sql: Query,
  { list, after, now }: { list: string; after: string; now: Date },
): Promise<UntoldOwner | undefined> {
  const [owner] = await sql<UntoldOwner[]>`
    with next as (
      select i.account_id from imported_account i join account a on a.id = i.account_id
      where i.list = ${list} and i.mailed_at is null and i.account_id > ${after}
        and not ${hasPlaceholder(sql)} and ${isInUse(sql)}
      order by i.account_id limit 1 for update of i skip locked
    )
    update imported_account i set mailed_at = ${now} from next n, account a
    where i.account_id = n.account_id and a.id = n.account_id
    returning a.id, a.username, a.email, a.locale`;
  return owner;
}

/** Marks an owner as not notified, because the mail server didn't accept the email. */
export async function putBackUntold(sql: Query, accountId: string): Promise<void> {
  await sql`update imported_account set mailed_at = null where account_id = ${accountId}`;
}
