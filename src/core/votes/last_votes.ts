import { NAME_KEPT_MS } from "../accounts/former_names.ts";
import { accountKey } from "../accounts/username.ts";
import type { Sql } from "../database/connect.ts";

/** Whose last vote for which server. */
export interface LastVoteQuery {
  serverId: string;
  username: string;
}

/** Last votes in the order of the queries. */
interface LastVotes {
  votes: (Date | null)[];
  /** When the database's server was started, which identifies it. Undefined without an answer. */
  server: Date | undefined;
}

/**
 * Finds when each of several players, given by name, last voted for a server. Returns null both for a player who never
 * voted and for a name without an account, so that callers can't distinguish the two. A vote is reported only for the
 * name that it was cast under, because a plugin that asks for another name of the player would reward it again. An
 * earlier vote under a former name isn't searched for: that would read a day of the server's votes for each query.
 */
export async function findLastVotes(sql: Sql, queries: LastVoteQuery[]): Promise<LastVotes> {
  const servers = queries.map(({ serverId }) => serverId);
  const names = queries.map(({ username }) => accountKey(username));
  const rows = await sql<{ place: number | null; votedAt: Date }[]>`
    select (q.place - 1)::int as place, l.voted_at
    from unnest(${servers}::uuid[], ${names}::text[]) with ordinality as q (server_id, username_key, place)
    left join account a on a.username_key = q.username_key
    -- Runs only when no account has the name.
    left join lateral (
      select account_id, until from former_name where a.id is null and name_key = q.username_key limit 1
    ) as f on true
    join last_vote l on l.server_id = q.server_id and l.account_id = coalesce(a.id, f.account_id)
    where (f.until is null or l.voted_at < f.until - ${NAME_KEPT_MS} * interval '1 millisecond')
      and not exists (
        select from former_name earlier
        where earlier.account_id = l.account_id and (f.until is null or earlier.until < f.until)
          and l.voted_at < earlier.until - ${NAME_KEPT_MS} * interval '1 millisecond'
      )
      and not exists (select from vote_name where vote_id = l.vote_id)
    union all
    select (q.place - 1)::int, l.voted_at
    from unnest(${servers}::uuid[], ${names}::text[]) with ordinality as q (server_id, username_key, place)
    join vote_name n on n.server_id = q.server_id and n.name_key = q.username_key
    join last_vote l on l.server_id = n.server_id and l.account_id = n.account_id and l.vote_id = n.vote_id
    union all
    select null, pg_postmaster_start_time()`;
  const votes = queries.map((): Date | null => null);
  let server: Date | undefined;
  for (const { place, votedAt } of rows) {
    if (place === null) server = votedAt;
    else votes[place] = later(votes[place], votedAt);
  }
  return { votes, server };
}

function later(latest: Date | null | undefined, votedAt: Date): Date {
  return latest && latest > votedAt ? latest : votedAt;
}
