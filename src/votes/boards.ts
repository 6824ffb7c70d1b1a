import type { Query, Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import { countOpenBoard, firstDay, KEPT_VOTERS, LISTED_VOTERS } from "./count_boards.ts";
import { monthOf } from "../time/month.ts";

/**
 * Milliseconds a visitor waits for a month that was never counted. After that the page says that counting is in
 * progress.
 */
const PATIENCE_MS = 500;

/** Most servers that may wait to be counted. Beyond that, pages show the last count. */
const LINE_MAX = 50;

/** A player's entry on a board, ordered by votes, then by who cast their last vote earlier. */
export interface BoardVoter {
  /** Null if the account was deleted. */
  username: string | null;
  votes: number;
  /** Whether the name is public. */
  isListed: boolean;
}

/** A server's top voters of a calendar month (UTC). */
export interface Board {
  /** Whether the month is over and its count is final. */
  isClosed: boolean;
  /** All votes that count, and the number of voters, including players who are not listed. */
  votes: number;
  voters: number;
  /** Votes voided since the count. */
  voided: number;
  top: BoardVoter[];
}

/** The board of a month without votes. */
const NO_VOTES: Board = { isClosed: false, votes: 0, voters: 0, voided: 0, top: [] };

/** Asks for the board of a month. Everyone sees players who agreed to be listed; the server's owner sees all. */
export interface BoardQuestion {
  serverId: string;
  /** In the form `2026-03`. */
  month: string;
  now: Date;
  isOwner: boolean;
}

/**
 * Keeps the boards of open months up to date while somebody views them. Boards are counted one at a time through the
 * pool for jobs. Meanwhile pages show the previous count, which is at most a minute old unless counting takes over
 * three seconds.
 */
export function createBoards(
  { sql, jobs, keptMs, patience }: {
    sql: Sql;
    jobs: Sql;
    /** Milliseconds for which pages are reused. With 0, every view counts again. */
    keptMs: number;
    patience: number;
  },
) {
  const isFresh = keptMs === 0;
  const counting = new Map<string, Promise<void>>();
  let last = Promise.resolve();

  function count(serverId: string, now: Date): Promise<void> {
    const known = counting.get(serverId);
    if (known) return known;
    last = last.then(() => countOpenBoard(jobs, serverId, { now, isDue: isFresh }))
      .catch((error) => log("warn", "board_not_counted", describeError(error)))
      .finally(() => counting.delete(serverId));
    counting.set(serverId, last);
    return last;
  }

  /**
   * Counts the month if its votes changed and a count is due, and returns whether one was due. Waits for the first
   * count only.
   */
  async function countIfDue({ serverId, month, now }: BoardQuestion, waits: boolean) {
    const [{ isDue, wasCounted } = { isDue: true, wasCounted: false }] = await sql<
      { isDue: boolean; wasCounted: boolean }[]
    >`
      select b.votes is not null as was_counted, (b.due_at is null or b.due_at <= ${now} or ${isFresh})
        and coalesce(b.votes - b.voided, 0) <> coalesce(sum(c.votes), 0) as is_due
      from (select) as one
      left join board b on b.server_id = ${serverId} and b.month = ${
      firstDay(month)
    } and b.due_at > 'epoch'
      left join vote_count c on c.server_id = ${serverId} and c.day >= ${firstDay(month)}
      group by b.server_id, b.month`;
    if (!isDue || counting.size >= LINE_MAX) return isDue;
    const counted = count(serverId, now);
    if (!waits || wasCounted && !isFresh) return isDue;
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, PATIENCE_MS * patience);
    await Promise.race([counted, late.promise]).finally(() => clearTimeout(timer));
    return isDue;
  }

  return {
    /**
     * Finds a server's board for a month. Returns undefined if it is still being counted or nothing is kept for that
     * month. Waits for a count only if `waits` is set.
     */
    async find(asked: BoardQuestion, { waits = true } = {}): Promise<Board | undefined> {
      if (asked.month !== monthOf(asked.now)) return await findBoard(sql, asked);
      const isDue = await countIfDue(asked, waits);
      return await findBoard(sql, asked) ?? (isDue ? undefined : NO_VOTES);
    },
  };
}

/** Lists the months in which a server got votes, latest first. */
export async function findMonths(sql: Query, serverId: string): Promise<string[]> {
  const rows = await sql<{ month: string }[]>`
    select to_char(month, 'YYYY-MM') as month from board
    where server_id = ${serverId} and votes > 0 and due_at is null order by board.month desc`;
  return rows.map(({ month }) => month);
}

async function findBoard(
  sql: Sql,
  { serverId, month, now, isOwner }: BoardQuestion,
): Promise<Board | undefined> {
  const [board] = await sql<Omit<Board, "top">[]>`
    select due_at is null as is_closed, votes - voided as votes, voters, voided from board
    where server_id = ${serverId} and month = ${firstDay(month)}
      and (due_at is null or due_at > 'epoch' and month = ${firstDay(monthOf(now))})`;
  if (!board) return undefined;
  const top = await sql<BoardVoter[]>`
    select case when a.deleted_at is null then a.username end as username, b.votes - b.voided as votes,
      a.on_boards is true and a.disabled_at is null as is_listed
    from board_voter b join account a on a.id = b.account_id
    where b.server_id = ${serverId} and b.month = ${firstDay(month)} and b.votes > b.voided
      and (${isOwner} or a.on_boards and a.disabled_at is null)
    order by b.votes - b.voided desc, b.last_voted_at, b.account_id
    limit ${isOwner ? KEPT_VOTERS : LISTED_VOTERS}`;
  return { ...board, top: [...top] };
}
