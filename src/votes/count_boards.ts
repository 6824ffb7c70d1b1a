import type { Query, Sql } from "../database/connect.ts";
import { inBatches } from "../database/retention.ts";
import { KEPT_DAYS } from "../kept_data.ts";
import { dayOf, daysBefore } from "../time/day.ts";
import { monthOf, monthsAfter, monthStart } from "../time/month.ts";

/** Voters kept per month: this many overall, and this many of those who are listed by name. */
export const KEPT_VOTERS = 100;
export const LISTED_VOTERS = 25;

/** Milliseconds between counts of an open month, and the least pause as a multiple of the time the last count took. */
const COUNT_EVERY_MS = 60_000;
const PAUSE_FACTOR = 20;

/**
 * Closes all open boards of months before that of `now`, in order, and deletes those over a year old. Runs hourly, so
 * that a month is closed soon after its end, even if the service was down at that moment or for a long time after.
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

/**
 * Finds the first month that is kept and still open. If no month was closed yet, returns the month of the first counted
 * board.
 */
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
      // Without this lock, a vote voided meanwhile would miss both the count and the correction. Votes don't take it.
      await tx`lock table vote_total in share row exclusive mode`;
      // A second count would lose what was voided since another process closed the month.
      const closed = await tx`
        select from board where server_id = ${id} and month = ${
        firstDay(month)
      } and due_at is null`;
      if (closed.length > 0) return;
      await writeBoard(tx, id, { month, counted: votesOfMonth(tx, id, month), dueAt: null });
    });
  }
}

/**
 * Counts the open month of a server again, unless it is not due or another process is counting it. A month that was
 * never counted is due since the epoch.
 */
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

/** Builds the query for each account's votes for a server in a month and the time of its last one, from the history. */
function votesOfMonth(sql: Query, serverId: string, month: string) {
  return sql`
    select account_id, count(*)::integer as votes, max(voted_at) as last_voted_at from vote
    where server_id = ${serverId} and voided_at is null
      and voted_at >= ${monthStart(month)} and voted_at < ${monthStart(monthsAfter(month, 1))}
    group by account_id`;
}

/**
 * Builds the same query for the current month from each player's row for the server, which takes a fifth of the time.
 */
function votesByBits(sql: Query, serverId: string, month: string) {
  const since = firstDay(month);
  return sql`
    select account_id, votes_since(days, voted_on, ${since}) as votes, voted_at as last_voted_at from last_vote
    where server_id = ${serverId} and voted_on >= ${since} and votes_since(days, voted_on, ${since}) > 0`;
}

/** Returns the first day of a month in the database's format. */
export function firstDay(month: string): string {
  return `${month}-01`;
}
