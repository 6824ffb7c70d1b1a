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
  if (unseen.length > 0) {
    const seen = await record(sql, { ...by, votes: unseen }, now);
    for (const [voteId, result] of seen) results.set(voteId, result);
  }
  return votes.map(({ voteId }) => ({
    voteId,
    result: results.get(voteId.toLowerCase()) ?? "unknown",
  }));
}

/** Locks the rewards first, then their outcomes, each in the order of their ids, as everybody who ends rewards does. */
async function record(
  sql: Sql,
  { serverId, keyId, votes }: Grants,
  now: Date,
): Promise<Map<string, GrantResult>> {
  const rows = await sql<{ voteId: string; result: GrantResult }[]>`
    with asked as materialized (
      select distinct on (vote_id) vote_id, note
      from json_to_recordset(${
    jsonRows(votes)
  }::text::json) as w (vote_id uuid, note text) order by vote_id
    ), waiting as materialized (
      select vote_id from reward
      where vote_id = any(array(select vote_id from asked)) and server_id = ${serverId}
      order by vote_id for update
    ), taken as (
      delete from reward r using waiting w where r.vote_id = w.vote_id
      returning r.vote_id, r.server_id, r.account_id, r.voted_at, r.claims, r.is_test
    ), recorded as (
      insert into reward_outcome (
        vote_id, server_id, account_id, voted_at, ended, ended_at, key_id, claims, is_test, note
      )
      select vote_id, t.server_id, t.account_id, t.voted_at, 'granted', ${now}, ${keyId}, t.claims, t.is_test, a.note
      from taken t join asked a using (vote_id)
    ), ended as materialized (
      select vote_id, ended, key_id from reward_outcome
      where vote_id = any(array(select vote_id from asked)) and server_id = ${serverId}
      order by vote_id for update
    ), again as (
      update reward_outcome o set again_by = array_append(o.again_by, ${keyId}::uuid)
      from ended e
      where o.vote_id = e.vote_id and e.ended = 'granted' and e.key_id is distinct from ${keyId}::uuid
        and not ${keyId}::uuid = any(o.again_by)
    )
    select vote_id, case
      when t.vote_id is not null then 'recorded'
      when e.ended is null then 'unknown'
      when e.ended <> 'granted' then e.ended
      when e.key_id = ${keyId}::uuid then 'already_recorded'
      else 'duplicate'
    end as result
    from asked left join taken t using (vote_id) left join ended e using (vote_id)`;
  return new Map(rows.map(({ voteId, result }) => [voteId, result]));
}
