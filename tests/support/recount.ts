import type { Sql } from "../../src/database/connect.ts";

/** A server whose counters don't match its history. */
export interface Discrepancy {
  serverId: string;
  /** All votes, and those without a sign-in. */
  counted: [number, number];
  cast: [number, number];
}

/** Recounts the history and returns servers whose counters differ. There should never be any. */
export async function recount(sql: Sql): Promise<Discrepancy[]> {
  const rows = await sql<Discrepancy[]>`
    with history as (
      select server_id, array[count(*), count(*) filter (where source in ('link', 'typed_name'))]::float8[] as votes
      from vote where voided_at is null group by server_id
    ), counters as (
      select server_id, array[sum(votes), sum(without_sign_in)]::float8[] as votes from (
        select server_id, votes, without_sign_in from vote_total
        union all
        select c.server_id, c.votes, c.without_sign_in from vote_count c
        left join vote_total t on t.server_id = c.server_id
        where c.day >= coalesce(t.counted_before, '-infinity')
      ) as parts group by server_id
    )
    select coalesce(h.server_id, c.server_id) as server_id,
      coalesce(c.votes, '{0,0}') as counted, coalesce(h.votes, '{0,0}') as cast
    from history h full join counters c on c.server_id = h.server_id
    where coalesce(h.votes, '{0,0}') <> coalesce(c.votes, '{0,0}')`;
  return [...rows];
}
