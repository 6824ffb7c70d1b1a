import { jsonRows } from "../../core/database/json_rows.ts";
import type { Sql } from "../../core/database/connect.ts";

/**
 * Hands back votes whose rewards were not given. They become available to every key again, or are refused permanently.
 * Returns a result for each vote, in the same order. A vote that the claim no longer holds stays unchanged.
 *
 * ```text
 *   asked ──► held ──┬─► released: available again
 *             locked └─► refused: moves to reward_outcome, as `final` says
 * ```
 */
export async function releaseRewards(
  sql: Sql,
  { serverId, keyId, claimId, votes }: {
    serverId: string;
    keyId: string;
    claimId: string;
    votes: {
      voteId: string;
      /** Seconds for which no key gets the vote again. */
      retryAfterSeconds: number;
      /** Whether the reward is refused permanently. */
      final: boolean;
      note?: string | undefined;
    }[];
  },
  now: Date,
): Promise<{ voteId: string; result: "released" | "refused" | "not_held" }[]> {
  const rows = await sql<{ voteId: string; result: "released" | "refused" }[]>`
    with asked as materialized (
      select distinct on (vote_id) * from json_to_recordset(${jsonRows(votes)}::text::json)
        as w (vote_id uuid, retry_after_seconds integer, final boolean, note text)
    ), held as materialized (
      select vote_id from reward
      where vote_id = any(array(select vote_id from asked))
        and server_id = ${serverId} and key_id = ${keyId} and claim_id = ${claimId}
      order by vote_id for update
    ), released as (
      update reward r
      set claim_id = null, lease_until = null, key_id = null, others_after = null,
        available_at = ${now}::timestamptz + a.retry_after_seconds * interval '1 second'
      from held h join asked a using (vote_id) where r.vote_id = h.vote_id and not a.final
      returning r.vote_id
    ), refused as materialized (
      select end_rewards(
        array(select vote_id from held join asked using (vote_id) where final), 'refused', ${now}, ${keyId},
        (select json_object_agg(vote_id, note) from asked)
      ) as vote_id
    )
    select vote_id, 'released' as result from released union all select vote_id, 'refused' from refused`;
  const results = new Map(rows.map(({ voteId, result }) => [voteId, result]));
  return votes.map(({ voteId }) => ({
    voteId,
    result: results.get(voteId.toLowerCase()) ?? "not_held",
  }));
}
