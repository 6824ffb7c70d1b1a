import type { Sql } from "../../core/database/connect.ts";
import { HOUR_MS } from "../../core/time/day.ts";
import type { VoteTrust } from "../../core/votes/vote_trust.ts";
import {
  PAST_DAYS,
  SHARE_EXCESS,
  VOTES_MIN,
  type WaveCounts,
  type WaveSpan,
} from "./judge_wave.ts";
import { votedBefore } from "./voted_before.ts";

/**
 * The number of a server's last votes before a span, and of whole days before it, from which its usual numbers are
 * computed.
 */
const BEFORE_VOTES = 300;
const BEFORE_DAYS = 6;

/** The counts of a server, and the span. */
export interface CountedServer {
  serverId: string;
  since: Date;
  until: Date;
  counts: WaveCounts;
}

/** A row of the statement. */
type CountedRow =
  & Omit<WaveCounts, "hours" | "before" | "trust">
  & Record<VoteTrust, number>
  & { serverId: string; beforeVotes: number; beforeNewcomers: number; beforeWithoutSignIn: number }
  & { beforeKnown: number; beforeTopAddress: number; beforeTopNetwork: number };

/**
 * Counts the votes of the `hours` before `until`, and the usual number, for every listed server that got at least 15.
 * One statement counts all servers, and a server with fewer votes costs one look-up in an index.
 */
export async function countWaves(
  sql: Sql,
  { until, hours }: { until: Date; hours: WaveSpan },
): Promise<CountedServer[]> {
  const since = new Date(until.getTime() - hours * HOUR_MS);
  const rows = await sql<CountedRow[]>`
    with ${castIn(sql, { since, until })}
    select c.server_id, c.votes, c.newcomers, c.without_sign_in,
      c.established, c.confirmed, c.none,
      t.known, t.top_address, t.top_network,
      p.past,
      b.votes as before_votes, b.newcomers as before_newcomers, b.without_sign_in as before_without_sign_in,
      d.known as before_known, d.top_address as before_top_address, d.top_network as before_top_network
    from counted c
    join tops t on t.server_id = c.server_id
    cross join lateral (${pastOf(sql, { since, until })}) as p
    cross join lateral (${votesBefore(sql, since)}) as b
    cross join lateral (${daysBefore(sql, since)}) as d`;
  return rows.map(({ serverId, ...row }) => ({
    serverId,
    since,
    until,
    counts: {
      hours,
      votes: row.votes,
      past: row.past,
      known: row.known,
      topAddress: row.topAddress,
      topNetwork: row.topNetwork,
      newcomers: row.newcomers,
      withoutSignIn: row.withoutSignIn,
      trust: { established: row.established, confirmed: row.confirmed, none: row.none },
      before: {
        votes: row.beforeVotes,
        newcomers: row.beforeNewcomers,
        withoutSignIn: row.beforeWithoutSignIn,
        known: row.beforeKnown,
        topAddress: row.beforeTopAddress,
        topNetwork: row.beforeTopNetwork,
      },
    },
  }));
}

/**
 * Selects the valid votes of the span, for servers with enough of them, and the counts of each server.
 *
 * ```text
 *   busy ──► cast_vote ─┬─► counted: votes, newcomers, trust; again enough, without void ones
 *   enough   with its   │
 *   votes    origin     └─► places: of each address and network ──► tops: known, and the largest of each
 * ```
 */
function castIn(sql: Sql, { since, until }: { since: Date; until: Date }) {
  return sql`
    busy as materialized (
      select s.id as server_id from server s
      cross join lateral (
        select count(*) as votes from vote
        where server_id = s.id and voted_at >= ${since} and voted_at < ${until}
      ) as n
      where s.status = 'approved' and n.votes >= ${VOTES_MIN}
    ), cast_vote as materialized (
      select v.server_id, v.source, v.trust, o.address, o.network,
        not ${votedBefore(sql, { serverId: sql`v.server_id`, vote: sql`v` })} as is_newcomer
      from busy b
      join vote v on v.server_id = b.server_id and v.voted_at >= ${since} and v.voted_at < ${until}
        and v.voided_at is null
      left join vote_origin o on o.server_id = v.server_id and o.voted_at = v.voted_at and o.vote_id = v.id
        and o.voted_at >= ${since} and o.voted_at < ${until}
    ), counted as (
      select server_id, count(*)::int as votes,
        (count(*) filter (where is_newcomer))::int as newcomers,
        (count(*) filter (where source in ('link', 'typed_name')))::int as without_sign_in,
        (count(*) filter (where trust = 'established'))::int as established,
        (count(*) filter (where trust = 'confirmed'))::int as confirmed,
        (count(*) filter (where trust = 'none'))::int as none
      from cast_vote group by server_id having count(*) >= ${VOTES_MIN}
    ), tops as (
      select server_id,
        coalesce(sum(votes) filter (where of_address), 0)::int as known,
        coalesce(max(votes) filter (where of_address), 0)::int as top_address,
        coalesce(max(votes) filter (where of_network), 0)::int as top_network
      from (
        select server_id, count(*) as votes,
          grouping(address) = 0 and address is not null as of_address,
          grouping(network) = 0 and network is not null as of_network
        from cast_vote group by grouping sets ((server_id, address), (server_id, network))
      ) as places
      group by server_id
    )`;
}

/**
 * Selects the number of votes in the same hours of each day since the listing's first vote. Includes void votes,
 * because an index contains those too.
 */
function pastOf(sql: Sql, { since, until }: { since: Date; until: Date }) {
  return sql`
    select coalesce(array_agg(n.votes order by back), '{}') as past
    from (select min(voted_at) as at from vote where server_id = c.server_id) as first
    cross join generate_series(
      1, least(${PAST_DAYS}::int, floor(extract(epoch from ${since} - first.at) / 86400)::int)
    ) as back
    cross join lateral (
      select count(*)::int as votes from vote
      where server_id = c.server_id and voted_at >= ${since}::timestamptz - back * interval '24 hours'
        and voted_at < ${until}::timestamptz - back * interval '24 hours'
    ) as n`;
}

/**
 * Selects the last votes before the span. Counts the newcomers among them only if there are enough in the span for a
 * sign.
 */
function votesBefore(sql: Sql, since: Date) {
  const isRegular = votedBefore(sql, { serverId: sql`c.server_id`, vote: sql`l` });
  return sql`
    select count(*)::int as votes,
      (count(*) filter (
        where case when c.newcomers >= ${SHARE_EXCESS}::int then not ${isRegular} end
      ))::int as newcomers,
      (count(*) filter (where l.source in ('link', 'typed_name')))::int as without_sign_in
    from (
      select account_id, voted_at, source from vote
      where server_id = c.server_id and voted_at < ${since}
        and voted_at >= ${since}::timestamptz - ${PAST_DAYS}::int * interval '24 hours' and voided_at is null
      order by voted_at desc limit ${BEFORE_VOTES}
    ) as l`;
}

/**
 * Selects the votes of each day's busiest address and network. Skipped if no address or network has enough votes for a
 * sign.
 */
function daysBefore(sql: Sql, since: Date) {
  return sql`
    select coalesce(sum(known), 0)::int as known,
      coalesce(sum(top_address), 0)::int as top_address,
      coalesce(sum(top_network), 0)::int as top_network
    from (
      select day,
        sum(votes) filter (where of_address) as known,
        max(votes) filter (where of_address) as top_address,
        max(votes) filter (where of_network) as top_network
      from (
        select date_trunc('day', voted_at, 'utc') as day, count(*) as votes,
          grouping(address) = 0 as of_address,
          grouping(network) = 0 and network is not null as of_network
        from vote_origin
        where server_id = c.server_id and greatest(t.top_address, t.top_network) >= ${SHARE_EXCESS}::int
          and voted_at < date_trunc('day', ${since}::timestamptz, 'utc')
          and voted_at >= date_trunc('day', ${since}::timestamptz, 'utc') - ${BEFORE_DAYS}::int * interval '24 hours'
        group by grouping sets (
          (date_trunc('day', voted_at, 'utc'), address), (date_trunc('day', voted_at, 'utc'), network)
        )
      ) as places
      group by day
    ) as days`;
}
