import type { Sql } from "../../../src/core/database/connect.ts";
import { hashKeySecret, makeKeySecret } from "../../../src/core/keys/key_secret.ts";
import { withoutIndexes } from "./indexes.ts";
import type { LoadRequest } from "./wrk.ts";

/** Players who voted for one server stand this far from those of the next. */
const STRIDE = 7_919;

/** Days that votes are spread over, today included. */
const DAYS = 30;

/** Size of a listing. Votes are of different players for each server. */
export interface ListingSize {
  servers: number;
  keysPerServer: number;
  players: number;
  votesPerServer: number;
}

/** A key's secret, and the name of the player that it asks about. */
export interface Question {
  secret: string;
  username: string;
}

/**
 * Fills an empty listing, set-based: a million votes take about ten seconds. Only what vote checks, counts and pages
 * read is written: each player's last vote and the counters; there is no history. Returns the secrets of the keys,
 * those of the first server first.
 */
export async function seedListing(sql: Sql, size: ListingSize): Promise<string[]> {
  const { servers, keysPerServer, players } = size;
  const secrets = Array.from({ length: servers * keysPerServer }, () => makeKeySecret());
  await sql`
    insert into account (username, username_key, email, created_at, updated_at)
    select 'Player_' || n, 'player_' || n, 'player_' || n || '@example.com', now(), now()
    from generate_series(1, ${players}::int) as n`;
  await sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), a.id, g.id, 'server-' || n, 'Server ' || n, 'approved', '127.0.0.1', 1, now(), now()
    from generate_series(1, ${servers}::int) as n
    join account a on a.username_key = 'player_' || (n - 1) % ${players}::int + 1
    join (select id, row_number() over (order by slug) as place, count(*) over () as games from game) g
      on g.place = n % g.games + 1`;
  // Known to the poller, but never due.
  await sql`insert into server_poll (server_id, due_at) select id, 'infinity' from server`;
  await sql`
    insert into api_key (id, server_id, name, created_at)
    select gen_random_uuid(), s.id, 'key-' || n, now()
    from generate_series(1, ${secrets.length}::int) as n
    join server s on s.slug = 'server-' || ((n - 1) / ${keysPerServer}::int + 1)`;
  await sql`
    insert into key_secret (hash, key_id, ending, created_at)
    select decode(q.hex, 'hex'), k.id, 'last', now()
    from unnest(${secrets.map((secret) => hashKeySecret(secret).toHex())}::text[])
      with ordinality as q (hex, n)
    join api_key k on k.name = 'key-' || q.n`;
  await seedVotes(sql, size);
  await sql`vacuum analyze`;
  return secrets;
}

/** Asks about random players, every second of whom voted for the server of the key that asks. */
export function drawQuestions(secrets: string[], size: ListingSize, count: number): Question[] {
  return Array.from({ length: count }, () => {
    const key = draw(secrets.length);
    const server = Math.floor(key / size.keysPerServer);
    const place = draw(2) === 0 ? draw(size.players) : server * STRIDE + draw(size.votesPerServer);
    return { secret: secrets[key] ?? "", username: `Player_${place % size.players + 1}` };
  });
}

/** Returns the name of a server's player, both by their place from 0. The first `votesPerServer` of them have voted. */
export function ownPlayer({ players }: ListingSize, server: number, nth: number): string {
  return `Player_${(server * STRIDE + nth) % players + 1}`;
}

/** Turns a question into a request. */
export function voteCheck({ secret, username }: Question): LoadRequest {
  return {
    path: `/api/v1/vote-check?username=${username}`,
    headers: { Authorization: `Bearer ${secret}` },
  };
}

/** Asks for the listing of the key's server. */
export function readServer({ secret }: Question): LoadRequest {
  return { path: "/api/v1/server", headers: { Authorization: `Bearer ${secret}` } };
}

async function seedVotes(sql: Sql, { servers, players, votesPerServer }: ListingSize) {
  await withoutIndexes(sql, "last_vote", (tx) =>
    tx`
    with voter as (
      select id, substr(username_key, 8)::bigint - 1 as place from account
    ), voted as (
      select id, substr(slug, 8)::bigint - 1 as place from server
    )
    insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
    select s.id, a.id, gen_random_uuid(), (at.voted_at at time zone 'utc')::date, at.voted_at
    from generate_series(0, ${votesPerServer}::int - 1) as nth
    cross join voted s
    join voter a on a.place = (s.place * ${STRIDE}::bigint + nth) % ${players}::bigint
    cross join lateral (
      select date_trunc('milliseconds', now()) - (nth % ${DAYS}::int) * interval '1 day' as voted_at
    ) as at`);
  await sql`
    insert into vote_count (server_id, day, shard, votes)
    select s.id, (now() at time zone 'utc')::date - ago, 0,
      greatest(${votesPerServer}::int * ${servers}::int
        / (substr(s.slug, 8)::int * ${DAYS}::int * ln(${servers}::int + 1)), 1)::int
    from server s cross join generate_series(0, ${DAYS}::int - 1) as ago`;
}

function draw(below: number): number {
  return Math.floor(Math.random() * below);
}
