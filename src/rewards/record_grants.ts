import { jsonRows } from "../database/json_rows.ts";
import type { Sql } from "../database/connect.ts";

/** What a grant met: it counts, was told before, was given by another key too, or the reward had ended otherwise. */
export type GrantResult =
  | "recorded"
  | "already_recorded"
  | "duplicate"
  | "voided"
  | "refused"
  | "expired"
  | "unknown";

/** Rewards that a plugin handed out. */
interface Grants {
  serverId: string;
  keyId: string;
  votes: { voteId: string; note?: string | undefined }[];
}

/**
 * Records that rewards were handed out. That is a fact: it counts whoever holds the lease by now, and without one.
 * Returns a result for each vote, in the order asked.
 */
export async function recordGrants(
  sql: Sql,
  { votes, ...by }: Grants,
  now: Date,
): Promise<{ voteId: string; result: GrantResult }[]> {
  const results = await record(sql, { ...by, votes }, now);
  // One that ended while the statement waited for it is in neither table of its snapshot; by now it is in one.
  const unseen = votes.filter(({ voteId }) => results.get(voteId.toLowerCase()) === "unknown");
  const seen = unseen.length > 0 ? await record(sql, { ...by, votes: unseen }, now) : results;
  return votes.map(({ voteId }) => {
    const id = voteId.toLowerCase();
    return { voteId, result: seen.get(id) ?? results.get(id) ?? "unknown" };
  });
}

/** Locks the rewards first, then their outcomes, each in the order of their ids. */
async function record(
  sql: Sql,
  { serverId, keyId, votes }: Grants,
  now: Date,
): Promise<Map<string, GrantResult>> {
  const rows = await sql<{ voteId: string; result: GrantResult }[]>`
    with asked as materialized (
      select distinct on (vote_id) vote_id, note
      from json_to_recordset(${jsonRows(votes)}::text::json) as w (vote_id uuid, note text)
    ), recorded as materialized (
      select end_rewards(
        array(
          select vote_id from reward
          where vote_id = any(array(select vote_id from asked)) and server_id = ${serverId}
        ),
        'granted', ${now}, ${keyId}, (select json_object_agg(vote_id, note) from asked)
      ) as vote_id
    ), ended as materialized (
      select vote_id, ended, key_id from reward_outcome
      where vote_id = any(array(select vote_id from asked except select vote_id from recorded))
        and server_id = ${serverId}
      order by vote_id for update
    ), again as (
      update reward_outcome o set again_by = array_append(o.again_by, ${keyId}::uuid)
      from ended e
      where o.vote_id = e.vote_id and e.ended = 'granted' and e.key_id is distinct from ${keyId}::uuid
        and not ${keyId}::uuid = any(o.again_by)
    )
    select vote_id, case
      when r.vote_id is not null then 'recorded'
      when e.ended is null then 'unknown'
      when e.ended <> 'granted' then e.ended
      when e.key_id = ${keyId}::uuid then 'already_recorded'
      else 'duplicate'
    end as result
    from asked left join recorded r using (vote_id) left join ended e using (vote_id)`;
  return new Map(rows.map(({ voteId, result }) => [voteId, result]));
}
