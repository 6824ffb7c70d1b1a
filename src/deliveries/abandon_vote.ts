import type { Query } from "../database/connect.ts";

/** Stands where an outcome word would on the deliveries of a vote that was voided. */
const REASON = "vote_voided";

/**
 * Abandons every delivery of a vote that is not finished, and returns how many. One that is being sent is taken from
 * its sender, so that it is not tried again; the POST under way is logged and may still arrive.
 */
export async function abandonVote(
  tx: Query,
  { voteId, serverId, now }: { voteId: string; serverId: string; now: Date },
): Promise<number> {
  const abandoned = await tx`
    with taken as (
      delete from outbox where server_id = ${serverId} and vote_id = ${voteId}
      returning id, vote_id, key_id, server_id, channel, is_test, body, attempts, last_status, created_at
    )
    insert into delivery (
      id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, last_outcome, last_status, created_at,
      finished_at
    )
    select id, vote_id, key_id, server_id, channel, 'abandoned', is_test, body, attempts, ${REASON}, last_status,
      created_at, ${now}
    from taken
    returning id`;
  return abandoned.length;
}
