import { jsonRows } from "../database/json_rows.ts";
import type { Query, Sql } from "../database/connect.ts";
import { daysBefore, KEPT_DAYS } from "../kept_data.ts";
import { dayOf, monthOf, monthsAfter, monthStart } from "./voting_day.ts";

/** Voters of a closed month that are kept: so many of all, and so many of those who are listed by name. */
const KEPT_VOTERS = 100;
export const LISTED_VOTERS = 25;

/**
 * Closes the boards of the month before that of `now` that are still open, and deletes those of over a year ago. Runs
 * daily, so that a month is closed even if the service did not run at its end.
 */
export async function closeBoards(sql: Sql, now: Date): Promise<void> {
  const month = monthsAfter(monthOf(now), -1);
  const open = await sql<{ id: string }[]>`
    select s.id from server s
    where s.created_at < ${monthStart(monthOf(now))}
      and not exists (select from board b where b.server_id = s.id and b.month = ${
    firstDay(month)
  })`;
  for (const { id } of open) await sql.begin((tx) => closeBoard(tx, id, month));
  await sql`delete from board where month < ${dayOf(daysBefore(now, KEPT_DAYS.board))}`;
}

async function closeBoard(tx: Query, serverId: string, month: string): Promise<void> {
  // A vote that becomes void meanwhile would miss both the count and the correction; votes don't take this lock.
  await tx`lock table vote_total in share row exclusive mode`;
  await tx`
    with counted as materialized (
      ${votesOfMonth(tx, serverId, month)}
    ), closed as (
      insert into board (server_id, month, votes)
      select ${serverId}, ${firstDay(month)}::date, coalesce(sum(votes), 0) from counted
      on conflict do nothing returning month
    )
    insert into board_voter (server_id, month, account_id, votes, last_voted_at)
    select ${serverId}, closed.month, r.account_id, r.votes, r.last_voted_at
    from closed cross join (
      select c.*, a.on_boards, row_number() over (order by c.votes desc, c.last_voted_at, c.account_id) as place,
        row_number() over (
          partition by a.on_boards order by c.votes desc, c.last_voted_at, c.account_id
        ) as listed_place
      from counted c join account a on a.id = c.account_id
    ) as r
    where r.place <= ${KEPT_VOTERS} or r.on_boards and r.listed_place <= ${LISTED_VOTERS}`;
}

/** The query for each account's votes for a server in a month, and the moment of the last one, from the history. */
export function votesOfMonth(sql: Query, serverId: string, month: string) {
  return sql`
    select account_id, count(*)::integer as votes, max(voted_at) as last_voted_at from vote
    where server_id = ${serverId} and voided_at is null
      and voted_at >= ${monthStart(month)} and voted_at < ${monthStart(monthsAfter(month, 1))}
    group by account_id`;
}

/** Takes a server's void votes off its boards, or puts restored ones back: off the open month's and the closed ones'. */
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
  await tx`
    with changed as (
      select account_id, date_trunc('month', voted_at at time zone 'utc')::date as month,
        (count(*) * -${each}::int)::int as votes
      from json_to_recordset(${rows}::text::json) as v (account_id uuid, voted_at timestamptz) group by 1, 2
    ), of_month as (
      update board b set voided = b.voided + c.votes
      from (select month, sum(votes)::int as votes from changed group by month) as c
      where b.server_id = ${serverId} and b.month = c.month
    )
    update board_voter b set voided = b.voided + c.votes from changed c
    where b.server_id = ${serverId} and b.month = c.month and b.account_id = c.account_id`;
}

/** Returns the first day of a month, as the database takes it. */
export function firstDay(month: string): string {
  return `${month}-01`;
}
