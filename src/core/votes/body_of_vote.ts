import type { Query, SqlFragment } from "../database/connect.ts";

/** The columns that a vote's body is built from. */
type BodyColumns = Record<"serverId" | "accountId" | "username" | "votedAt", SqlFragment>;

/** Selects a webhook's body, byte for byte as `voteBody` writes it. */
export function bodyOfVote(sql: Query, { serverId, accountId, username, votedAt }: BodyColumns) {
  return sql`(
    select row_to_json(facts)::text from (
      select 'vote' as event, ${serverId} as server_id, ${accountId} as user_id, ${username} as username,
        to_char(${votedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as voted_at
    ) as facts
  )`;
}
