import type { Query, Sql } from "../database/connect.ts";
import { inBatches } from "../database/retention.ts";
import { daysBefore, KEPT_DAYS } from "../kept_data.ts";
import { dayOf, monthOf, monthsAfter, monthStart } from "./voting_day.ts";

/** Voters of a month that are kept: so many of all, and so many of those who are listed by name. */
export const KEPT_VOTERS = 100;
export const LISTED_VOTERS = 25;

/** Milliseconds after which an open month is counted anew, and how many times as long as counting took at least. */
const COUNT_EVERY_MS = 60_000;
const PAUSE_FACTOR = 20;

/**
 * Closes the boards of all months before that of `now` that are still open, in their order, and deletes those of over a
 * year ago. Runs hourly, so that a month is closed soon even if the service did not run at its end, nor for long after.
 */
export async function closeBoards(sql: Sql, now: Date): Promise<void> {
  let month = await firstOpenMonth(sql, now);
  while (month < monthOf(now)) {
    const next = monthsAfter(month, 1);
    await closeMonth(sql, month);
    await sql`update board_state set closed_before = ${firstDay(next)}`;
    month = next;
  }
  const before = dayOf(daysBefore(now, KEPT_DAYS.board));
  await inBatches((rows) =>
    sql`
    delete from board where (server_id, month) in (
      select server_id, month from board where month < ${before} limit ${rows} for update skip locked
    )`
  );
}

/** Finds the first month that is kept and not closed; where none was closed yet, that of the first board that was counted. */
async function firstOpenMonth(sql: Sql, now: Date): Promise<string> {
  const last = monthsAfter(monthOf(now), -1);
  const oldest = monthsAfter(monthOf(daysBefore(now, KEPT_DAYS.board)), 1);
  const [first] = await sql<{ month: string }[]>`
    select to_char(greatest(
      coalesce(closed_before, least((select min(month) from board where due_at is not null), ${
    firstDay(last)
  }::date)),
      ${firstDay(oldest)}::date
    ), 'YYYY-MM') as month from board_state`;
  return first?.month ?? last;
}

async function closeMonth(sql: Sql, month: string): Promise<void> {
  const open = await sql<{ id: string }[]>`
    select s.id from server s
    where s.created_at < ${monthStart(monthsAfter(month, 1))} and not exists (
      select from board b where b.server_id = s.id and b.month = ${
    firstDay(month)
  } and b.due_at is null
    )`;
  for (const { id } of open) {
    await sql.begin(async (tx) => {
      // A vote that becomes void meanwhile would miss both the count and the correction; votes don't take this lock.
      await tx`lock table vote_total in share row exclusive mode`;
      // Counted again, it would not tell any more what became void since another process closed it.
      const closed = await tx`
        select from board where server_id = ${id} and month = ${
        firstDay(month)
      } and due_at is null`;
      if (closed.length > 0) return;
      await writeBoard(tx, id, { month, counted: votesOfMonth(tx, id, month), dueAt: null });
    });
  }
}

/** Counts the open month of a server anew, unless that is not due yet or another process is at it. Until it was counted once it is due since the epoch. */
export async function countOpenBoard(
  sql: Sql,
  serverId: string,
  { now, isDue }: { now: Date; isDue: boolean },
): Promise<void> {
  const month = monthOf(now);
  await sql`
    insert into board (server_id, month, due_at) values (${serverId}, ${firstDay(month)}, 'epoch')
    on conflict do nothing`;
  await sql.begin(async (tx) => {
    const [board] = await tx<{ isCounted: boolean }[]>`
      select (select counted_from from board_state) <= month as is_counted from board
      where server_id = ${serverId} and month = ${
      firstDay(month)
    } and due_at is not null and (due_at <= ${now} or ${isDue})
      for update skip locked`;
    if (!board) return;
    const counted = board.isCounted
      ? votesByBits(tx, serverId, month)
      : votesOfMonth(tx, serverId, month);
    const from = performance.now();
    await writeBoard(tx, serverId, { month, counted, dueAt: now });
    const pauseMs = Math.max(COUNT_EVERY_MS, PAUSE_FACTOR * (performance.now() - from));
    await tx`
      update board set due_at = ${new Date(now.getTime() + pauseMs)}
      where server_id = ${serverId} and month = ${firstDay(month)}`;
  });
}

async function writeBoard(
  tx: Query,
  serverId: string,
  { month, counted, dueAt }: {
    month: string;
    counted: ReturnType<typeof votesOfMonth>;
    dueAt: Date | null;
  },
): Promise<void> {
  await tx`delete from board_voter where server_id = ${serverId} and month = ${firstDay(month)}`;
  await tx`
    with counted as materialized (
      ${counted}
    ), sums as (
      insert into board (server_id, month, votes, voters, due_at)
      select ${serverId}, ${
    firstDay(month)
  }::date, coalesce(sum(votes), 0), count(*), ${dueAt}::timestamptz from counted
      on conflict (server_id, month) do update
      set votes = excluded.votes, voters = excluded.voters, voided = 0, due_at = excluded.due_at
      returning month
    ), top as (
      select * from counted order by votes desc, last_voted_at, account_id limit ${KEPT_VOTERS}
    ), top_listed as (
      select c.* from counted c join account a on a.id = c.account_id
      where a.on_boards order by c.votes desc, c.last_voted_at, c.account_id limit ${LISTED_VOTERS}
    )
    insert into board_voter (server_id, month, account_id, votes, last_voted_at)
    select ${serverId}, sums.month, r.account_id, r.votes, r.last_voted_at
    from sums cross join (select * from top union select * from top_listed) as r`;
}

/** The query for each account's votes for a server in a month, and the moment of the last one, from the history. */
function votesOfMonth(sql: Query, serverId: string, month: string) {
  return sql`
    select account_id, count(*)::integer as votes, max(voted_at) as last_voted_at from vote
    where server_id = ${serverId} and voided_at is null
      and voted_at >= ${monthStart(month)} and voted_at < ${monthStart(monthsAfter(month, 1))}
    group by account_id`;
}

/** The same for the present month from the row that each player has for a server: a fifth of the time. */
function votesByBits(sql: Query, serverId: string, month: string) {
  const since = firstDay(month);
  return sql`
    select account_id, votes_since(days, voted_on, ${since}) as votes, voted_at as last_voted_at from last_vote
    where server_id = ${serverId} and voted_on >= ${since} and votes_since(days, voted_on, ${since}) > 0`;
}

/** Returns the first day of a month, as the database takes it. */
export function firstDay(month: string): string {
  return `${month}-01`;
}
