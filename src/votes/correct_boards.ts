import type { Query } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";

/**
 * Takes a server's void votes off its boards, or puts restored ones back, in open and closed months. Also corrects the
 * number of voters: from the bits of `last_vote` for the month of a player's last vote, and from the history for other
 * months.
 */
export async function correctBoards(
  tx: Query,
  votes: readonly { accountId: string; votedAt: Date }[],
  { serverId, each }: { serverId: string; each: 1 | -1 },
): Promise<void> {
  const rows = jsonRows(votes);
  await tx`
    update last_vote l set days = case when ${each}::int < 0 then l.days & ~c.bits else l.days | c.bits end
    from (
      select k.account_id, bit_or(1 << (k.voted_on - w.day)) as bits
      from (
        select account_id, (voted_at at time zone 'utc')::date as day
        from json_to_recordset(${rows}::text::json) as v (account_id uuid, voted_at timestamptz)
      ) as w
      join last_vote k on k.server_id = ${serverId} and k.account_id = w.account_id
      where k.voted_on - w.day between 0 and 30 group by k.account_id
    ) as c
    where l.server_id = ${serverId} and l.account_id = c.account_id`;
  const changed = tx`(
    select account_id, date_trunc('month', voted_at at time zone 'utc')::date as month,
      (count(*) * -${each}::int)::int as votes
    from json_to_recordset(${rows}::text::json) as v (account_id uuid, voted_at timestamptz) group by 1, 2
  ) as c`;
  await tx`
    with changed as materialized (
      select c.account_id, c.month, c.votes,
        case when date_trunc('month', l.voted_on::timestamp) = c.month and c.month >= s.counted_from
          then votes_since(l.days, l.voted_on, c.month) end as remaining
      from ${changed} cross join board_state s
      left join last_vote l on l.server_id = ${serverId} and l.account_id = c.account_id
    ), unknown as (
      select account_id, month from changed where remaining is null
    ), history as (
      select account_id, date_trunc('month', voted_at at time zone 'utc')::date as month, count(*) as votes from vote
      where server_id = ${serverId} and voided_at is null and account_id in (select account_id from unknown)
        and voted_at >= (select min(month) from unknown)::timestamp at time zone 'utc'
        and voted_at < (select max(month) + interval '1 month' from unknown) at time zone 'utc'
      group by 1, 2
    ), remaining as (
      select account_id, month, c.votes, coalesce(c.remaining, h.votes, 0) as remaining
      from changed c left join history h using (account_id, month)
    ), sums as (
      select month, sum(votes)::int as votes,
        sum((remaining > 0)::int - (remaining + votes > 0)::int)::int as voters
      from remaining group by month
    )
    update board b set voided = b.voided + sums.votes, voters = greatest(b.voters + sums.voters, 0)
    from sums where b.server_id = ${serverId} and b.month = sums.month`;
  // This has to run last: the previous statement waited for any concurrent count, which replaces the old rows with new
  // ones.
  await tx`
    update board_voter b set voided = b.voided + c.votes from ${changed}
    where b.server_id = ${serverId} and b.month = c.month and b.account_id = c.account_id`;
}
