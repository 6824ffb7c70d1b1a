import { likeOf } from "../text/like.ts";
import type { Query } from "../database/connect.ts";
import { type Actor, requireRight } from "../rights/actor.ts";
import { accountKey } from "./username.ts";

/** An account that a moderator's search found. */
export interface FoundAccount {
  id: string;
  username: string;
  createdAt: Date;
  disabledAt: Date | null;
  hasSignIn: boolean;
  /** Listings that it owns. */
  listings: number;
  isModerator: boolean;
  isAdministrator: boolean;
}

/** Finds accounts whose names begin with a text, sorted by name. Refuses non-moderators. */
export async function searchAccounts(
  sql: Query,
  { by, text, limit }: { by: Actor; text: string; limit: number },
): Promise<FoundAccount[]> {
  requireRight(by, "accounts", "show account");
  const rows = await sql<FoundAccount[]>`
    select id, username, created_at, disabled_at, is_moderator, is_administrator, email is not null as has_sign_in,
      (select count(*)::integer from server where owner_id = a.id and deleted_at is null) as listings
    from account a
    where username_key like ${`${likeOf(accountKey(text))}%`} and deleted_at is null
    order by username_key using ~<~ limit ${limit}`;
  return [...rows];
}
