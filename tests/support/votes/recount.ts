import type { Sql } from "../../../src/core/database/connect.ts";
import { monthsIn } from "../../../src/site/voting/site_board.ts";

/** The numbers of all votes, of those without a sign-in, and of those of confirmed and of established accounts. */
type Tally = [votes: number, withoutSignIn: number, confirmed: number, established: number];

/** A server whose counters don't match its history. */
export interface Discrepancy {
  serverId: string;
  counted: Tally;
  cast: Tally;
}

/** Recounts the history and returns the servers whose counters differ. The list should always be empty. */
export async function recount(sql: Sql): Promise<Discrepancy[]> {
  const rows = await sql<Discrepancy[]>`
    with history as (
      select server_id, array[
          count(*), count(*) filter (where source in ('link', 'typed_name')),
          count(*) filter (where source in ('session', 'operator') and trust in ('confirmed', 'established')),
          count(*) filter (where source in ('session', 'operator') and trust = 'established')
        ]::float8[] as votes
      from vote where voided_at is null group by server_id
    ), counters as (
      select server_id, array[sum(votes), sum(without_sign_in), sum(confirmed), sum(established)]::float8[] as votes
      from (
        select server_id, votes, without_sign_in, confirmed, established from vote_total
        union all
        select c.server_id, c.votes, c.without_sign_in, c.confirmed, c.established from vote_count c
        left join vote_total t on t.server_id = c.server_id
        where c.day >= coalesce(t.counted_before, '-infinity')
      ) as parts group by server_id
    )
    select coalesce(h.server_id, c.server_id) as server_id,
      coalesce(c.votes, '{0,0,0,0}') as counted, coalesce(h.votes, '{0,0,0,0}') as cast
    from history h full join counters c on c.server_id = h.server_id
    where coalesce(h.votes, '{0,0,0,0}') <> coalesce(c.votes, '{0,0,0,0}')`;
  return [...rows];
}

/** Recounts players' months from the history and returns those that differ. The list should always be empty. */
export async function recountMonths(
  sql: Sql,
): Promise<{ month: string; counted: string | null }[]> {
  const rows = await sql<{ month: string; counted: string | null }[]>`
    with history as (
      select server_id, date_trunc('month', voted_at at time zone 'utc')::date as month, account_id,
        array_agg((voted_at at time zone 'utc')::date order by voted_at) filter (where voided_at is null) as days,
        max(voted_at) filter (where voided_at is null) as last_voted_at,
        count(*) filter (
          where voided_at >= (date_trunc('month', voted_at at time zone 'utc') + interval '1 month') at time zone 'utc'
        ) as voided
      from vote group by 1, 2, 3
    )
    select h.month::text, m::text as counted
    from history h full join vote_month m using (server_id, month, account_id)
    where m is null or h is null or m.voided <> h.voided
      or array(select unnest(m.days) order by 1) <> coalesce(h.days, '{}')
      -- Past months keep the time of a vote that became void.
      or h.last_voted_at > m.last_voted_at`;
  return [...rows];
}

/** Recounts the votes of signed-in players that rank the listing and returns servers whose votes there differ. */
export async function recountRanking(sql: Sql): Promise<readonly unknown[]> {
  return await sql`
    select r.server_id from ranking r cross join ranking_state w
    cross join lateral (
      select count(*) filter (where day > w.today - 30) as votes, count(*) filter (where day = w.today) as votes_today,
        count(*) as votes_all
      from (
        select (voted_at at time zone 'utc')::date as day from vote
        where server_id = r.server_id and voided_at is null and source in ('session', 'operator')
      ) as cast_votes
    ) as v
    where (r.votes, r.votes_today, r.votes_all) is distinct from (v.votes, v.votes_today, v.votes_all)`;
}

/** Recounts the board of all servers and returns players whose votes there differ. */
export async function recountSiteBoard(sql: Sql, now: Date): Promise<readonly unknown[]> {
  const spans = [monthsIn("month", now), monthsIn("last_month", now), monthsIn("year", now)];
  const starts = spans.map(({ from }) => `${from}-01`);
  const ends = spans.map(({ to }) => `${to}-01`);
  return await sql`
    with span as (
      select * from unnest(${starts}::date[], ${ends}::date[]) as s (starts, ends)
    ), history as (
      select s.starts, s.ends, v.account_id, count(*) as votes
      from span s join vote v on date_trunc('month', v.voted_at at time zone 'utc')::date between s.starts and s.ends
      join account a on a.id = v.account_id and a.on_boards
      where v.voided_at is null group by 1, 2, 3
    )
    select account_id from history h
    full join (select v.* from site_voter v join span using (starts, ends)) as b using (starts, ends, account_id)
    where h.votes is distinct from b.votes`;
}
