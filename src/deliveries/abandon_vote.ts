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
    with waiting as materialized (
      -- In one order everywhere: whoever records attempts locks several rows too.
      select id from outbox where server_id = ${serverId} and vote_id = ${voteId} order by id for update
    ), taken as (
      delete from outbox o using waiting w where o.id = w.id
      returning o.id, o.vote_id, o.key_id, o.server_id, o.channel, o.is_test, o.body, o.attempts, o.last_status,
        o.created_at
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
