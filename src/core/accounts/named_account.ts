import { hasSignIn } from "./account_state.ts";
import type { Query } from "../database/connect.ts";
import { accountKey } from "./username.ts";

/** An account found by a name. */
export interface NamedAccount {
  id: string;
  username: string;
  /** Whether the account has a sign-in. False for a player who has only voted. */
  hasSignIn: boolean;
  emailVerified: boolean;
  isDisabled: boolean;
  /** The server whose link first named the player. Null if no link named them. */
  vouchedBy: string | null;
}

/** Finds the account for a name in any spelling: its current name, or one it gave up recently. */
export async function findAccount(sql: Query, name: string): Promise<NamedAccount | undefined> {
  const key = accountKey(name);
  const [account] = await sql<NamedAccount[]>`
    select id, username, ${hasSignIn(sql)} as has_sign_in, email_verified,
      disabled_at is not null as is_disabled, vouched_by
    from account a
    where username_key = ${key} or id = (select account_id from former_name where name_key = ${key})
    order by username_key = ${key} desc limit 1`;
  return account;
}
