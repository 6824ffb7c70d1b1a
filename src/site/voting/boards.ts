import type { Query, Sql } from "../../core/database/connect.ts";
import { inBatches } from "../../core/database/retention.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { dayOf, daysBefore } from "../../core/time/day.ts";
import { monthOf, monthsAfter } from "./month.ts";

/** Maximum voters on a board. */
const LISTED_VOTERS = 25;

/** A player's entry on a board. Entries are ordered by votes, then by the time of the last vote, earlier ones first. */
interface BoardVoter {
  username: string;
  votes: number;
  /** Whether the name is public. */
  isListed: boolean;
}

/** A server's top voters of a calendar month (UTC). */
export interface Board {
  /** Whether the month is over. */
  isClosed: boolean;
  /** All valid votes, and the number of voters, including players who aren't listed. */
  votes: number;
  voters: number;
  /** Votes that were voided after the month ended. */
  voided: number;
  /** Votes of that month that were imported from another listing, in addition to `votes`. Their players are unknown. */
  imported: number;
  top: BoardVoter[];
}

/** Selects the board of a month. */
export interface BoardQuery {
  serverId: string;
  /** In the form `2026-03`. */
  month: string;
  now: Date;
}

/**
 * Returns a server's board for a month, with the players who agreed to be listed. It is empty if the server got no
 * votes, or if they are no longer kept.
 */
export async function findBoard(
  sql: Sql,
  { serverId, month, now }: BoardQuery,
): Promise<Board> {
  const ofServer = sql`server_id = ${serverId} and month = ${firstDay(month)}`;
  const chosen = sql`
    select account_id, username, cardinality(days) as votes, last_voted_at
    from vote_month join account on id = account_id
    where ${ofServer} and days <> '{}' and on_boards and disabled_at is null
    order by votes desc, last_voted_at, account_id limit ${LISTED_VOTERS}`;
  const [board] = await sql<Omit<Board, "isClosed">[]>`
    select coalesce(sum(cardinality(days)), 0)::int as votes,
      (count(*) filter (where days <> '{}'))::int as voters,
      coalesce(sum(voided), 0)::int as voided,
      coalesce((select votes from imported_month where ${ofServer}), 0) as imported,
      array(
        select jsonb_build_object('username', coalesce(n.username, c.username), 'votes', c.votes, 'isListed', true)
        from (${chosen}) as c
        -- The name of the player's last vote.
        left join last_vote l on l.server_id = ${serverId} and l.account_id = c.account_id
        left join vote_name n on n.vote_id = l.vote_id
        order by c.votes desc, c.last_voted_at, c.account_id
      ) as top
    from vote_month where ${ofServer}`;
  return {
    isClosed: month < monthOf(now),
    ...board ?? { votes: 0, voters: 0, voided: 0, imported: 0, top: [] },
  };
}

/**
 * Returns an account's votes for a server in a month, and its place among the listed voters. Undefined if it has no
 * votes in that month.
 */
export async function findOwnPlace(
  sql: Sql,
  { serverId, month, accountId }: Pick<BoardQuery, "serverId" | "month"> & { accountId: string },
): Promise<(BoardVoter & { place: number }) | undefined> {
  const ofMonth = sql`server_id = ${serverId} and month = ${firstDay(month)} and days <> '{}'`;
  const [own] = await sql<(BoardVoter & { place: number })[]>`
    select coalesce(n.username, a.username) as username, o.votes,
      a.on_boards is true and a.disabled_at is null as is_listed,
      1 + (
        select count(*)::int from vote_month join account on id = account_id
        where ${ofMonth} and on_boards and disabled_at is null and account_id <> o.account_id and (
          cardinality(days) > o.votes
          or cardinality(days) = o.votes and (last_voted_at, account_id) < (o.last_voted_at, o.account_id)
        )
      ) as place
    from (
      select account_id, cardinality(days) as votes, last_voted_at from vote_month
      where ${ofMonth} and account_id = ${accountId}
    ) as o
    join account a on a.id = o.account_id
    left join last_vote l on l.server_id = ${serverId} and l.account_id = o.account_id
    left join vote_name n on n.vote_id = l.vote_id`;
  return own;
}

/** Lists the past months in which a server got votes, latest first. */
export async function findMonths(sql: Query, serverId: string, now: Date): Promise<string[]> {
  const from = oldestMonth(now);
  const to = monthsAfter(monthOf(now), -1);
  const rows = await sql<{ month: string }[]>`
    select to_char(month, 'YYYY-MM') as month
    from generate_series(${firstDay(from)}::timestamp, ${firstDay(to)}, '1 month') as month
    where exists (select from vote_month v where v.server_id = ${serverId} and v.month = month.month::date)
      or exists (select from imported_month i where i.server_id = ${serverId} and i.month = month.month::date)
    order by month.month desc`;
  return rows.map(({ month }) => month);
}

/**
 * Deletes months that are over a year old, and adds their votes to each player's earlier votes. Runs daily. Locks
 * players before their months, in the same order as voids.
 *
 * ```text
 *   old ──► locked ───► gone ──────► kept
 *   a batch last_vote   vote_month   earlier_votes of last_vote
 * ```
 */
export async function dropOldMonths(sql: Sql, now: Date): Promise<void> {
  const oldest = firstDay(oldestMonth(now));
  await sql`delete from imported_month where month < ${oldest}`;
  await inBatches((rows) =>
    sql`
    with old as materialized (
      select o.server_id, o.month, o.account_id
      from server s cross join lateral (
        select server_id, month, account_id from vote_month
        where server_id = s.id and month < ${oldest} limit ${rows}
      ) as o
      limit ${rows}
    ), locked as materialized (
      select l.server_id, l.account_id from last_vote l
      where (l.server_id, l.account_id) in (select server_id, account_id from old)
      order by l.server_id, l.account_id for update
    ), gone as (
      delete from vote_month v using old
      where v.server_id = old.server_id and v.month = old.month and v.account_id = old.account_id
        and (select count(*) from locked) >= 0
      returning v.server_id, v.account_id, cardinality(v.days) as votes
    ), kept as (
      update last_vote l set earlier_votes = l.earlier_votes + g.votes
      from (select server_id, account_id, sum(votes)::int as votes from gone group by 1, 2) as g
      where l.server_id = g.server_id and l.account_id = g.account_id
    )
    select from gone`
  );
}

/** Returns the earliest month that is kept (`YYYY-MM`). */
export function oldestMonth(now: Date): string {
  const before = dayOf(daysBefore(now, KEPT_DAYS.board));
  const month = before.slice(0, "YYYY-MM".length);
  return before === firstDay(month) ? month : monthsAfter(month, 1);
}

/** Returns the first day of a month in the database's format. */
function firstDay(month: string): string {
  return `${month}-01`;
}
