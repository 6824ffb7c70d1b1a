import { jsonRows } from "../database/json_rows.ts";
import type { Sql } from "../database/connect.ts";

/** Votes of a claim that a plugin hands back. */
interface Releases {
  serverId: string;
  keyId: string;
  claimId: string;
  votes: {
    voteId: string;
    /** Seconds before which nobody gets it again. */
    retryAfterSeconds: number;
    /** Whether the reward is refused for good. */
    final: boolean;
    note?: string | undefined;
  }[];
}

/** Result of handing a vote back. */
export type ReleaseResult = "released" | "refused" | "not_held";

/**
 * Hands back votes whose rewards were not given: they wait again, for every key, or are refused for good. Returns a
 * result for each vote, in the order asked; one that the claim doesn't hold any more stays as it is.
 */
export async function releaseVotes(
  sql: Sql,
  { serverId, keyId, claimId, votes }: Releases,
  now: Date,
): Promise<{ voteId: string; result: ReleaseResult }[]> {
  const rows = await sql<{ voteId: string; result: ReleaseResult }[]>`
    with asked as materialized (
      select distinct on (vote_id) * from json_to_recordset(${jsonRows(votes)}::text::json)
        as w (vote_id uuid, retry_after_seconds integer, final boolean, note text)
      order by vote_id
    ), held as materialized (
      select vote_id from reward
      where vote_id = any(array(select vote_id from asked))
        and server_id = ${serverId} and key_id = ${keyId} and claim_id = ${claimId}
      order by vote_id for update
    ), released as (
      update reward r
      set claim_id = null, lease_until = null, key_id = null, others_after = null,
        available_at = ${now}::timestamptz + a.retry_after_seconds * interval '1 second'
      from held join asked a using (vote_id)
      where r.vote_id = a.vote_id and not a.final
    ), taken as (
      delete from reward r using held join asked a using (vote_id)
      where r.vote_id = a.vote_id and a.final
      returning r.vote_id, r.server_id, r.account_id, r.voted_at, r.claims, r.is_test, a.note
    ), recorded as (
      insert into reward_outcome (
        vote_id, server_id, account_id, voted_at, ended, ended_at, key_id, claims, is_test, note
      )
      select vote_id, server_id, account_id, voted_at, 'refused', ${now}, ${keyId}, claims, is_test, note from taken
    )
    select vote_id, case
      when h.vote_id is not null then case when a.final then 'refused' else 'released' end
      -- The answer to the same request was lost.
      when exists (
        select from reward_outcome o
        where o.vote_id = a.vote_id and o.server_id = ${serverId} and o.ended = 'refused' and o.key_id = ${keyId}
      ) then 'refused'
      else 'not_held'
    end as result
    from asked a left join held h using (vote_id)`;
  const results = new Map(rows.map(({ voteId, result }) => [voteId, result]));
  return votes.map(({ voteId }) => ({
    voteId,
    result: results.get(voteId.toLowerCase()) ?? "not_held",
  }));
}
