import type { Sql } from "../../../src/database/connect.ts";
import { hashKeySecret, makeKeySecret } from "../../../src/keys/key_secret.ts";

/** Keys of one server: owners have several, and so share the server's row in the cache and on the page. */
const KEYS_PER_SERVER = 4;

/** Who asks about whom: a key's secret, and the name of a player. */
export interface Question {
  secret: string;
  username: string;
}

/**
 * Fills an empty listing with that many keys, and as many players, every second of whom voted just now for
 * the server of the key that asks about them. Set-based: 20,000 keys take about two seconds. Only what a
 * vote check reads is written; there is no history and no count.
 */
export async function seedListing(sql: Sql, keys: number): Promise<Question[]> {
  const secrets = Array.from({ length: keys }, () => makeKeySecret());
  await sql.begin(async (tx) => {
    await tx`
      insert into account (username, username_key, email, created_at, updated_at)
      select 'Player_' || n, 'player_' || n, 'player_' || n || '@example.com', now(), now()
      from generate_series(1, ${keys}::int) as n`;
    await tx`
      insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
      select gen_random_uuid(), a.id, g.id, 'server-' || n, 'Server ' || n, 'approved',
        '127.0.0.1', 1, now(), now()
      from generate_series(1, ${Math.ceil(keys / KEYS_PER_SERVER)}::int) as n
      join account a on a.username_key = 'player_' || n
      join game g on g.slug = 'minecraft'`;
    await tx`
      insert into api_key (id, server_id, name, created_at)
      select gen_random_uuid(), s.id, 'key-' || n, now()
      from generate_series(1, ${keys}::int) as n
      join server s on s.slug = 'server-' || ((n - 1) / ${KEYS_PER_SERVER}::int + 1)`;
    await tx`
      insert into key_secret (hash, key_id, ending, created_at)
      select decode(q.hex, 'hex'), k.id, 'last', now()
      from unnest(${secrets.map((secret) => hashKeySecret(secret).toHex())}::text[])
        with ordinality as q (hex, n)
      join api_key k on k.name = 'key-' || q.n`;
    await tx`
      insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
      select k.server_id, a.id, gen_random_uuid(), (now() at time zone 'utc')::date, now()
      from generate_series(2, ${keys}::int, 2) as n
      join api_key k on k.name = 'key-' || n
      join account a on a.username_key = 'player_' || n`;
  });
  await sql`analyze`;
  return secrets.map((secret, place) => ({ secret, username: `Player_${place + 1}` }));
}
