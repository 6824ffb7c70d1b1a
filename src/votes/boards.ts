import type { Query, Sql } from "../database/connect.ts";
import { firstDay, LISTED_VOTERS, votesOfMonth } from "./closed_boards.ts";
import { monthOf } from "./voting_day.ts";

/** Voters that an owner sees. */
const OWNERS_VOTERS = 100;

/** A player's place on a board: by votes, then by who cast the last of them earlier. */
export interface BoardVoter {
  /** Null: the account was deleted. */
  username: string | null;
  votes: number;
  /** Whether everybody sees the name. */
  isListed: boolean;
}

/** A server's top voters of a calendar month (UTC). */
export interface Board {
  /** Such as `2026-03`. */
  month: string;
  /** Whether the month is over and was counted for good. */
  isClosed: boolean;
  /** All votes that count, also of players who are not listed. */
  votes: number;
  /** Votes that became void after the month was closed. */
  voided: number;
  voters: BoardVoter[];
}

/** Who looks at the board of a month: everybody sees who agreed to be listed, the server's owner sees all. */
interface BoardQuestion {
  serverId: string;
  /** Such as `2026-03`. */
  month: string;
  now: Date;
  isOwner?: boolean;
}

/** Finds a server's board of a month; undefined for one that is not closed yet, or that nothing is kept of. */
export async function findBoard(sql: Sql, asked: BoardQuestion): Promise<Board | undefined> {
  const { serverId, month, now } = asked;
  if (month === monthOf(now)) return await findOpenBoard(sql, asked);
  const [closed] = await sql<{ votes: number; voided: number }[]>`
    select votes - voided as votes, voided from board
    where server_id = ${serverId} and month = ${firstDay(month)}`;
  if (!closed) return undefined;
  const counted = sql`
    select account_id, votes - voided as votes, last_voted_at from board_voter
    where server_id = ${serverId} and month = ${firstDay(month)}`;
  return { month, isClosed: true, ...closed, voters: await findVoters(sql, counted, asked) };
}

/** Lists the closed months of a server in which anybody voted, the latest first. */
export async function findClosedMonths(sql: Query, serverId: string): Promise<string[]> {
  const rows = await sql<{ month: string }[]>`
    select to_char(month, 'YYYY-MM') as month from board
    where server_id = ${serverId} and votes > 0 order by board.month desc`;
  return rows.map(({ month }) => month);
}

async function findOpenBoard(sql: Sql, asked: BoardQuestion): Promise<Board> {
  const { serverId, month } = asked;
  const since = firstDay(month);
  const [{ votes, isCounted } = { votes: 0, isCounted: true }] = await sql<
    { votes: number; isCounted: boolean }[]
  >`
    select counted_from <= ${since} as is_counted, (
        select coalesce(sum(votes), 0)::float8 from vote_count where server_id = ${serverId} and day >= ${since}
      ) as votes
    from board_state`;
  const counted = isCounted
    ? sql`
      select account_id, votes_since(days, voted_on, ${since}) as votes, voted_at as last_voted_at from last_vote
      where server_id = ${serverId} and voted_on >= ${since}`
    : votesOfMonth(sql, serverId, month);
  const voters = await findVoters(sql, counted, asked);
  return { month, isClosed: false, votes, voided: 0, voters };
}

async function findVoters(
  sql: Sql,
  counted: ReturnType<typeof votesOfMonth>,
  { isOwner = false }: BoardQuestion,
): Promise<BoardVoter[]> {
  const rows = await sql<BoardVoter[]>`
    select case when a.deleted_at is null then a.username end as username, c.votes,
      a.on_boards is true and a.disabled_at is null as is_listed
    from (${counted}) as c join account a on a.id = c.account_id
    where c.votes > 0 and (${isOwner} or a.on_boards and a.disabled_at is null)
    order by c.votes desc, c.last_voted_at, c.account_id limit ${
    isOwner ? OWNERS_VOTERS : LISTED_VOTERS
  }`;
  return [...rows];
}
