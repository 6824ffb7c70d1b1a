import type { Sql } from "../../../src/core/database/connect.ts";

/** Rows per vote of a site that is some years old: see `fillHistory`. */
const VOTES_PER_SERVER = 5_000;
const VOTES_PER_PLAYER = 25;
const VOTES_PER_DELIVERY = 5;

/** Days over which the votes are spread, including today. */
const DAYS = 30;

/**
 * Fills a database of version 0.2.0 with a month's votes: servers, players, votes with their origins and counts, last
 * votes and months of players, and a delivery with an attempt for each fifth vote.
 */
export async function fillHistory(sql: Sql, votes: number): Promise<void> {
  const servers = Math.ceil(votes / VOTES_PER_SERVER);
  const players = Math.ceil(votes / VOTES_PER_PLAYER);
  for (
    const statement of [
      // Creates the partitions of a site that ran on those days.
      `select prepare_partitions('vote', 'month', now() - interval '${DAYS} days', 2)`,
      ...["delivery", "attempt", "vote_origin"].map((table) =>
        `select prepare_partitions('${table}', 'day', now() - interval '${DAYS} days', ${DAYS})`
      ),
      `insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
       select gen_random_uuid(), s.owner_id, s.game_id, 'server-' || n, 'Server ' || n, 'approved',
         'play' || n || '.example.com', 25565, now(), now()
       from server s, generate_series(1, ${servers}) n where s.slug = 'sky'`,
      `insert into account (username, username_key, email, created_at, updated_at)
       select 'Player_' || n, 'player_' || n, 'player' || n || '@example.com', now(), now()
       from generate_series(1, ${players}) n`,
      `create temporary table cast_votes as
       with s as (select array_agg(id) ids from server where slug like 'server-%'),
         a as (select array_agg(id) ids from account where username_key like 'player%')
       select gen_random_uuid() id, s.ids[1 + n % ${servers}] server_id, a.ids[1 + n / ${servers} % ${players}] account_id,
         now() - n % ${DAYS} * interval '1 day' - random() * interval '1 hour' voted_at, n
       from s, a, generate_series(1, ${votes}) n`,
      `insert into vote (id, server_id, account_id, voted_at, source)
       select id, server_id, account_id, voted_at, 'session' from cast_votes`,
      `insert into vote_origin select server_id, voted_at, id, substr(uuid_send(account_id), 1, 8) from cast_votes`,
      `insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
       select distinct on (server_id, account_id) server_id, account_id, id, voted_at::date, voted_at
       from cast_votes c order by server_id, account_id, c.voted_at desc`,
      `insert into vote_count (server_id, day, shard, votes)
       select server_id, voted_at::date, 0, count(*) from cast_votes group by 1, 2`,
      `insert into vote_month (server_id, month, account_id, days, last_voted_at)
       select server_id, date_trunc('month', voted_at)::date, account_id, array_agg(distinct voted_at::date), max(voted_at)
       from cast_votes group by 1, 2, 3`,
      `insert into delivery (id, vote_id, key_id, server_id, state, is_test, body, attempts, last_outcome, last_status,
         created_at, finished_at, accepted_attempt)
       select id, id, server_id, server_id, 'delivered', false, '{"event":"vote"}', 1, 'delivered', 204, voted_at, voted_at, 1
       from cast_votes where n % ${VOTES_PER_DELIVERY} = 0`,
      `insert into attempt (delivery_id, number, started_at, duration_ms, outcome, status, origin)
       select id, 1, voted_at, 20, 'delivered', 204, 'https://play.example.com'
       from cast_votes where n % ${VOTES_PER_DELIVERY} = 0`,
      `drop table cast_votes`,
      `insert into ranking_change select id from server`,
      `analyze`,
    ]
  ) await sql.unsafe(statement);
}
