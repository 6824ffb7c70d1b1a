import { type AccountState, accountState } from "../../../core/accounts/account_state.ts";
import { likeOf } from "../../text/like.ts";
import type { Query } from "../../../core/database/connect.ts";
import { type Actor, may, requireRight } from "../../../core/rights/actor.ts";
import { accountKey } from "../../../core/accounts/username.ts";
import { readEmail } from "../typed_email.ts";

/** A result of a moderator's search. */
export interface FoundAccount {
  id: string;
  username: string;
  createdAt: Date;
  state: AccountState;
  /** Number of listings that it owns. */
  listings: number;
  isModerator: boolean;
  isAdministrator: boolean;
  /** Whether the search text is its email address, and whether that is confirmed. */
  byEmail: boolean;
  emailVerified: boolean;
}

/**
 * Returns accounts with a name that starts with a text, sorted by username. For administrators, it also returns the
 * account with that email address. Part of an address finds nothing, so that addresses can't be collected. Refuses
 * non-moderators.
 */
export async function searchAccounts(
  sql: Query,
  { by, text, limit }: {
    by: Actor;
    text: string;
    limit: number;
  },
): Promise<FoundAccount[]> {
  requireRight(by, "accounts");
  const beginning = `${likeOf(accountKey(text))}%`;
  const email = text.includes("@") && may(by, "addresses") ? readEmail(text) : null;
  const rows = await sql<FoundAccount[]>`
    select id, username, created_at, is_moderator, is_administrator, email_verified,
      ${accountState(sql)} as state, coalesce(email = ${email}, false) as by_email,
      (select count(*)::integer from server where owner_id = a.id and deleted_at is null) as listings
    from (
      (
        select id from account where username_key like ${beginning} and deleted_at is null
        order by username_key using ~<~ limit ${limit}
      )
      union
      (
        select account_id from game_name where name_key like ${beginning}
        order by name_key using ~<~ limit ${limit}
      )
      union
      (select id from account where email = ${email})
    ) as found
    join account a using (id)
    where deleted_at is null
    order by username_key using ~<~ limit ${limit}`;
  return [...rows];
}
