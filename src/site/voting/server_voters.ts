import type { Query, Sql } from "../../core/database/connect.ts";
import { likeOf } from "../text/like.ts";

/** Rows that the file of a month's voters reads at once. */
const ROWS_READ = 1_000;

/** A player who voted for a server in a month, for the server's owner. */
export interface MonthVoter {
  accountId: string;
  /** The name of the player's last vote. Null if the account was deleted. */
  username: string | null;
  votes: number;
  lastVotedAt: Date;
  /** Whether the player agreed to be named among the top voters. */
  isPublic: boolean;
}

/** A server's calendar month (UTC), in the form `2026-03`. */
interface ServerMonth {
  serverId: string;
  month: string;
}

/**
 * Lists a page of a month's voters, most votes first, with the number of all that match. A search is a part of a name.
 */
export async function findVoters(
  sql: Sql,
  { search, from, limit, ...month }: ServerMonth & { search: string; from: number; limit: number },
): Promise<{ found: number; voters: MonthVoter[] }> {
  const first = sql`order by votes desc, last_voted_at, account_id`;
  const page = sql`${first} offset ${from}::int limit ${limit}::int`;
  const isAll = search === "";
  // Without a search, the voters are limited before the join with their accounts.
  const voters = named(sql, votersOf(sql, month, isAll ? page : sql``));
  const found = isAll
    ? sql`(select count(*) from (${votersOf(sql, month)}) as m)`
    : sql`count(*) over ()`;
  const chosen = isAll ? first : sql`where username ilike ${`%${likeOf(search)}%`} ${page}`;
  const rows = await sql<(MonthVoter & { found: number })[]>`
    select account_id, username, votes, last_voted_at, is_public, ${found}::int as found
    from (${voters}) as v ${chosen}`;
  return { found: rows[0]?.found ?? 0, voters: [...rows] };
}

/** Reads all voters of a month in the order of their accounts, so that each is read once while others vote. */
export async function* readVoters(sql: Sql, month: ServerMonth): AsyncGenerator<MonthVoter[]> {
  let after: string | null = null;
  do {
    const next = sql`
      and (${after}::uuid is null or account_id > ${after}) order by account_id limit ${ROWS_READ}`;
    const rows: MonthVoter[] = await sql<MonthVoter[]>`
      select account_id, username, votes, last_voted_at, is_public
      from (${named(sql, votersOf(sql, month, next))}) as v order by account_id`;
    yield rows;
    after = rows.length < ROWS_READ ? null : rows.at(-1)?.accountId ?? null;
  } while (after !== null);
}

/** Returns the SQL for a month's voters. `rest`: a further condition, the order and the limit. */
function votersOf(sql: Query, { serverId, month }: ServerMonth, rest = sql``) {
  return sql`
    select server_id, account_id, cardinality(days) as votes, last_voted_at
    from vote_month
    where server_id = ${serverId} and month = ${`${month}-01`} and days <> '{}' ${rest}`;
}

/** Returns the SQL that adds the players' names to voters. */
function named(sql: Query, voters: ReturnType<typeof votersOf>) {
  return sql`
    select c.account_id, case when a.deleted_at is null then coalesce(n.username, a.username) end as username,
      c.votes, c.last_voted_at, a.on_boards is true and a.disabled_at is null as is_public
    from (${voters}) as c join account a on a.id = c.account_id
    left join last_vote l on l.server_id = c.server_id and l.account_id = c.account_id
    left join vote_name n on n.vote_id = l.vote_id`;
}
