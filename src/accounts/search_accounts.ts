import { likeOf } from "../text/like.ts";
import type { Query } from "../database/connect.ts";
import { type Actor, requireRight } from "../rights/actor.ts";
import { accountKey } from "./username.ts";

/** Maximum accounts that a search finds. */
const FOUND_MAX = 20;

/** An account that a moderator's search found. */
export interface FoundAccount {
  id: string;
  username: string;
  createdAt: Date;
  disabledAt: Date | null;
  isModerator: boolean;
  isAdministrator: boolean;
}

/** Finds accounts whose names begin with a text, sorted by name. Refuses non-moderators. */
export async function searchAccounts(
  sql: Query,
  { by, text }: { by: Actor; text: string },
): Promise<FoundAccount[]> {
  requireRight(by, "accounts", "show account");
  const rows = await sql<FoundAccount[]>`
    select id, username, created_at, disabled_at, is_moderator, is_administrator from account
    where username_key like ${`${likeOf(accountKey(text))}%`} and deleted_at is null
    order by username_key using ~<~ limit ${FOUND_MAX}`;
  return [...rows];
}
