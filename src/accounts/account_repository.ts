import type { Sql } from "../database/connect.ts";
import { accountKey } from "./username.ts";

/** The columns of an account and of its password credential. */
export interface AccountRow {
  id: string;
  username: string;
  email: string;
  password: string;
  isModerator: boolean;
  now: Date;
}

/** Inserts account and credential, or neither. better-auth names a password's provider "credential". */
export async function insertAccount(sql: Sql, row: AccountRow): Promise<void> {
  await sql`
    with made as (
      insert into account (id, username, username_key, display_username, email, is_moderator, created_at, updated_at)
      values (
        ${row.id}, ${row.username}, ${accountKey(row.username)}, ${row.username}, ${row.email},
        ${row.isModerator}, ${row.now}, ${row.now}
      )
      returning id
    )
    insert into credential (id, account_id, provider_id, provider_account_id, password, created_at, updated_at)
    select gen_random_uuid(), id, 'credential', id::text, ${row.password}, ${row.now}, ${row.now}
    from made`;
}

/** The account that a name leads to, whatever its spelling, or undefined. */
export async function findAccount(
  sql: Sql,
  name: string,
): Promise<{ id: string; username: string } | undefined> {
  const [account] = await sql<{ id: string; username: string }[]>`
    select id, username from account where username_key = ${accountKey(name)}`;
  return account;
}
