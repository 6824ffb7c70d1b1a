import type { Sql } from "../../../src/core/database/connect.ts";
import { makeWebhookSecret } from "../../../src/core/sending/signature.ts";
import type { SecretBox } from "../../../src/core/secrets/secret_key.ts";

/** Servers with one webhook each, all quick; and the addresses of loopback that these share, from 127.0.0.2 on. */
export const ENDPOINTS = 500;
const ADDRESSES = 32;

/** Players: each may vote once a day for each server, so that a listing is good for a million votes. */
const PLAYERS = 2_000;

/** The server whose receiver takes its time; it comes after the quick ones. */
export const SLOW_SERVER = serverSlug(ENDPOINTS);

/** The slug of a server by its place in the listing, from 0. */
export function serverSlug(place: number): string {
  return `server-${place + 1}`;
}

/** Returns the voter and the server of a vote by its number: every server in turn, then the next player. */
export function voteOf(number: number): { slug: string; username: string } {
  const player = Math.floor(number / ENDPOINTS) % PLAYERS + 1;
  return { slug: serverSlug(number % ENDPOINTS), username: `Player_${player}` };
}

/**
 * Fills an empty listing; the webhooks point at the receiver's port, which has accepted votes before. Set-based: it
 * takes less than a second.
 */
export async function seedListing(
  sql: Sql,
  { box, port, now }: { box: SecretBox; port: number; now: Date },
): Promise<void> {
  await sql`
    insert into account (username, username_key, email, created_at, updated_at)
    select 'Player_' || n, 'player_' || n, 'player_' || n || '@example.com', ${now}, ${now}
    from generate_series(1, ${PLAYERS}::int) as n`;
  await sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), a.id, g.id, 'server-' || n, 'Server ' || n, 'approved',
      '127.0.0.1', 1, ${now}, ${now}
    from generate_series(1, ${ENDPOINTS + 1}::int) as n
    join account a on a.username_key = 'player_1'
    join game g on g.slug = 'minecraft'`;
  const endpoints = Array.from(
    { length: ENDPOINTS + 1 },
    (_, place) => endpointOf(place, box, port),
  );
  await sql`
    with given as (
      select * from unnest(
        ${endpoints.map(({ id }) => id)}::uuid[], ${endpoints.map(({ slug }) => slug)}::text[],
        ${endpoints.map(({ url }) => url)}::text[], ${endpoints.map(({ secret }) => secret)}::text[]
      ) as g (key_id, slug, url, secret)
    ), keys as (
      insert into api_key (id, server_id, name, created_at)
      select g.key_id, s.id, 'bench', ${now} from given g join server s on s.slug = g.slug
    )
    insert into endpoint (key_id, server_id, url, secret)
    select g.key_id, s.id, g.url, decode(g.secret, 'hex') from given g join server s on s.slug = g.slug`;
  await sql`
    insert into receiver (owner_id, destination, good_days, good_on)
    select distinct s.owner_id, e.destination, 30, ${now}::timestamptz::date
    from endpoint e join server s on s.id = e.server_id`;
  await sql`analyze`;
}

function endpointOf(place: number, box: SecretBox, port: number) {
  const id = crypto.randomUUID();
  const slug = serverSlug(place);
  const path = slug === SLOW_SERVER ? "slow" : "votes";
  const url = `http://127.0.0.${2 + place % ADDRESSES}:${port}/${path}`;
  return { id, slug, url, secret: box.seal(makeWebhookSecret(), id).toHex() };
}
