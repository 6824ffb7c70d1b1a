import type { Query } from "../database/connect.ts";
import { tallyOf } from "./rank_counts.ts";

/**
 * Counts a server's votes of some UTC days (`YYYY-MM-DD`, the earliest first) again from the history, and marks the
 * server to be ranked again. Call it in the transaction that changes votes, after the change. Votes that are cast
 * during the recount count once. Those of the last day wait while it is counted, which takes 20 ms for 15,000 votes.
 */
export async function recountDays(
  tx: Query,
  serverId: string,
  days: readonly string[],
): Promise<void> {
  // No roll-up may run before this transaction ends.
  await tx`lock table vote_total in row exclusive mode`;
  for (const day of days) await recountDay(tx, serverId, day);
  // A separate statement, because one that waits for another recount would sum the counts from before that recount.
  await tx`select from vote_total where server_id = ${serverId} for update`;
  await tx`
    update vote_total t
    set (votes, without_sign_in, confirmed, established) = (
      select sum(votes), sum(without_sign_in), sum(confirmed), sum(established) from vote_count c
      where c.server_id = t.server_id and c.day < t.counted_before
    )
    where t.server_id = ${serverId} and t.counted_before > ${days[0] ?? null}::date`;
  await tx`insert into ranking_change (server_id) values (${serverId})`;
}

/**
 * Recounts one day. Shard 0 gets the votes that the other shards don't contain. Votes that are cast during the recount
 * wait for it or are in another shard: a vote and its count become visible together, so the second statement sees both
 * or neither.
 */
async function recountDay(tx: Query, serverId: string, day: string): Promise<void> {
  await tx`
    insert into vote_count as c (server_id, day, shard, votes) values (${serverId}, ${day}, 0, 0)
    -- Locks an existing row without changing it.
    on conflict (server_id, day, shard) do update set votes = c.votes where false`;
  await tx`
    update vote_count c
    set votes = n.votes - o.votes, without_sign_in = n.without_sign_in - o.without_sign_in,
      confirmed = n.confirmed - o.confirmed, established = n.established - o.established
    from (
      select ${tallyOf(tx)} from vote
      where server_id = ${serverId} and voided_at is null
        and voted_at >= ${day}::timestamp at time zone 'utc'
        and voted_at < (${day}::date + 1)::timestamp at time zone 'utc'
    ) as n, (
      select coalesce(sum(votes), 0) as votes, coalesce(sum(without_sign_in), 0) as without_sign_in,
        coalesce(sum(confirmed), 0) as confirmed, coalesce(sum(established), 0) as established
      from vote_count where server_id = ${serverId} and day = ${day} and shard <> 0
    ) as o
    where c.server_id = ${serverId} and c.day = ${day} and c.shard = 0`;
}
