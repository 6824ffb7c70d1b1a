import type { Query, SqlFragment } from "../database/connect.ts";

/** The provider whose subjects are Steam ids. */
export const STEAM = "steam";

/** Builds a table of the names that an account has besides its username. `accountId` is an expression of its id. */
export function otherNames(sql: Query, accountId: SqlFragment) {
  return sql`(
    select name_key, username, false as is_proved, added_at from game_name where account_id = ${accountId}
    union all
    select subject, subject, true, linked_at from identity where provider = ${STEAM} and account_id = ${accountId}
  )`;
}
