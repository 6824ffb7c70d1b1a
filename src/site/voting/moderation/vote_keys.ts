import type { Query, SqlFragment } from "../../../core/database/connect.ts";
import { jsonRows } from "../../../core/database/json_rows.ts";

/** A vote of a server. */
export interface VoteKey {
  id: string;
  accountId: string;
  votedAt: Date;
}

/** Builds the table of votes, with the columns id, account_id and voted_at. The statement names it: `… as w`. */
export function tableOf(tx: Query, votes: readonly VoteKey[]): SqlFragment {
  return tx`(
    select id, account_id, voted_at
    from json_to_recordset(${jsonRows(votes)}::text::json)
      as vote_key (id uuid, account_id uuid, voted_at timestamptz)
  )`;
}
