import { type AccountState, accountState } from "../../core/accounts/account_state.ts";
import { likeOf } from "../text/like.ts";
import type { Query } from "../../core/database/connect.ts";
import { type Actor, may, requireRight } from "../../core/rights/actor.ts";
import { accountKey } from "../../core/accounts/username.ts";
import { readEmail } from "./typed_email.ts";

/** An account that a moderator's search found. */
export interface FoundAccount {
  id: string;
  username: string;
  createdAt: Date;
  state: AccountState;
  /** Listings that it owns. */
  listings: number;
  isModerator: boolean;
  isAdministrator: boolean;
  /** Whether the text is its email address, and whether that is confirmed. */
  byEmail: boolean;
  emailVerified: boolean;
}

/**
 * Finds accounts of which a name begins with a text, sorted by their own one, and for administrators the one with that
 * email address. A part of an address finds nothing, so that moderators can't collect addresses. Refuses
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
  requireRight(by, "accounts", "show_account");
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
      (select account_id from game_name where name_key like ${beginning} order by name_key using ~<~ limit ${limit})
      union
      (select id from account where email = ${email})
    ) as found
    join account a using (id)
    where deleted_at is null
    order by username_key using ~<~ limit ${limit}`;
  return [...rows];
}
