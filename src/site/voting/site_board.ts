import { isInUse } from "../../core/accounts/account_state.ts";
import type { Query, Sql } from "../../core/database/connect.ts";
import { monthOf, monthsAfter } from "./month.ts";
import { findOwnDays } from "./my_votes/own_votes.ts";

/**
 * Voters that are counted for each span, and maximum voters on a page. More are counted, because some may opt out
 * later.
 */
const COUNTED_VOTERS = 120;
const SHOWN_VOTERS = 100;

/** The advisory lock that lets one process count at a time: "board" in ASCII. */
const COUNT_LOCK = 0x62_6f_61_72_64;

/** Spans of months, counted from the same rows as the servers' boards, which are kept for a year. */
const MONTHLY_SPANS = ["month", "last_month", "year"] as const;

/** The spans of the board of all servers. "all" is counted from the votes themselves. */
export const BOARD_SPANS = [...MONTHLY_SPANS, "all"] as const;

/** The months in the rows of the span "all". */
const ALL_TIME = { from: "0001-01", to: "9999-12" };

/** The hour (UTC) in which the span "all" is counted, once a day, because it reads every vote. */
const QUIET_HOUR = 3;

/** A span of months. */
export type BoardSpan = typeof BOARD_SPANS[number];

/** A voter on the board of all servers. */
interface SiteVoter {
  username: string;
  votes: number;
}

/** Returns the first and the last month (`YYYY-MM`) of a span. A year is this month and the eleven before it. */
export function monthsIn(span: BoardSpan, now: Date): { from: string; to: string } {
  const month = monthOf(now);
  const last = monthsAfter(month, -1);
  if (span === "all") return ALL_TIME;
  if (span === "last_month") return { from: last, to: last };
  return { from: span === "month" ? month : monthsAfter(month, -11), to: month };
}

/** Returns the top voters of all servers in a span, of those who currently agree to be listed. */
export async function findSiteBoard(sql: Query, span: BoardSpan, now: Date): Promise<SiteVoter[]> {
  const { from, to } = monthsIn(span, now);
  const rows = await sql<SiteVoter[]>`
    select a.username, v.votes from site_voter v join account a on a.id = v.account_id
    where v.starts = ${`${from}-01`} and v.ends = ${`${to}-01`}
      and a.on_boards and ${isInUse(sql)}
    order by v.votes desc, v.last_voted_at, v.account_id limit ${SHOWN_VOTERS}`;
  return [...rows];
}

/** Counts an account's own votes of a span up to now. */
export async function findOwnSiteVotes(
  sql: Query,
  accountId: string,
  { span, now }: { span: BoardSpan; now: Date },
): Promise<{ votes: number; isListed: boolean }> {
  const { from, to } = monthsIn(span, now);
  const days = await findOwnDays(sql, accountId, now);
  const inSpan = days.filter(({ day }) => day >= `${from}-01` && day <= `${to}-31`);
  const kept = inSpan.reduce((sum, { votes }) => sum + votes, 0);
  const [own] = await sql<{ isListed: boolean; earlier: number }[]>`
    select on_boards is true as is_listed,
      (select coalesce(sum(earlier_votes), 0)::int from last_vote where account_id = id) as earlier
    from account where id = ${accountId}`;
  const earlier = span === "all" ? own?.earlier ?? 0 : 0;
  return { votes: kept + earlier, isListed: own?.isListed ?? false };
}

/**
 * Counts the votes of all players who agreed to be listed, for every span. Runs hourly. The span "all" is counted once
 * a day, or if it never was, in a separate transaction, because it takes longer the older a site is.
 */
export async function countSiteBoard(sql: Sql, now: Date): Promise<void> {
  await alone(sql, (tx) => countMonths(tx, now));
  await alone(sql, async (tx) => {
    const all = await tx`select from site_voter where starts = ${`${ALL_TIME.from}-01`} limit 1`;
    if (all.length === 0 || now.getUTCHours() === QUIET_HOUR) await countAllTime(tx);
  });
}

/** Runs `count` in a transaction, unless another process is counting. */
async function alone(sql: Sql, count: (tx: Query) => Promise<void>): Promise<void> {
  await sql.begin(async (tx) => {
    const [lock] = await tx<{ isAlone: boolean }[]>`
      select pg_try_advisory_xact_lock(${COUNT_LOCK}) as is_alone`;
    if (lock?.isAlone) await count(tx);
  });
}

async function countMonths(tx: Query, now: Date): Promise<void> {
  const spans = MONTHLY_SPANS.map((span) => monthsIn(span, now));
  const starts = spans.map(({ from }) => `${from}-01`);
  const ends = spans.map(({ to }) => `${to}-01`);
  const year = monthsIn("year", now);
  await tx`delete from site_voter where starts <> ${`${ALL_TIME.from}-01`}`;
  await tx`
    with monthly as materialized (
      select v.account_id, v.month, sum(cardinality(v.days)) as votes, max(v.last_voted_at) as last_voted_at
      from account a join vote_month v on v.account_id = a.id
      where a.on_boards and ${isInUse(tx)}
        and v.month between ${`${year.from}-01`} and ${`${year.to}-01`} and v.days <> '{}'
      group by v.account_id, v.month
    ), spanned as (
      select s.starts, s.ends, m.account_id,
        sum(m.votes)::int as votes,
        max(m.last_voted_at) as last_voted_at,
        row_number() over (
          partition by s.starts, s.ends order by sum(m.votes) desc, max(m.last_voted_at), m.account_id
        ) as place
      from unnest(${starts}::date[], ${ends}::date[]) as s (starts, ends)
      join monthly m on m.month between s.starts and s.ends
      group by s.starts, s.ends, m.account_id
    )
    insert into site_voter (starts, ends, account_id, votes, last_voted_at)
    select starts, ends, account_id, votes, last_voted_at from spanned where place <= ${COUNTED_VOTERS}`;
}

async function countAllTime(tx: Query): Promise<void> {
  const starts = `${ALL_TIME.from}-01`;
  const ends = `${ALL_TIME.to}-01`;
  await tx`delete from site_voter where starts = ${starts}`;
  await tx`
    insert into site_voter (starts, ends, account_id, votes, last_voted_at)
    select ${starts}::date, ${ends}::date, v.account_id, count(*), max(v.voted_at)
    from account a join vote v on v.account_id = a.id
    where a.on_boards and ${isInUse(tx)} and v.voided_at is null
    group by v.account_id order by count(*) desc, max(v.voted_at), v.account_id limit ${COUNTED_VOTERS}`;
}
