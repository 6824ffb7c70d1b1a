import type { Sql } from "../../../src/core/database/connect.ts";

const WORDS = [
  "Sky",
  "Block",
  "Ember",
  "Valley",
  "Frost",
  "Haven",
  "Iron",
  "Moss",
  "Nether",
  "Reef",
];
const COUNTRIES = ["DE", "FR", "NL", "US", "PL", "BR", "SE", "JP"];

/** Adds listings that wait for a moderator's decision. */
export async function seedWaiting(sql: Sql, listings: number): Promise<void> {
  await sql`
    insert into server (id, owner_id, game_id, slug, name, tagline, status, host, port, created_at, updated_at)
    select gen_random_uuid(), s.owner_id, s.game_id, 'waiting-' || n, 'Waiting ' || n, 'Opens soon', 'pending',
      '127.1.' || n / 256 || '.' || n % 256, 1, now() - n * interval '1 minute', now()
    from generate_series(1, ${listings}::int) n join server s on s.slug = 'server-' || n`;
  // Known to the poller, but never due.
  await sql`
    insert into server_poll (server_id, due_at) select id, 'infinity' from server where status = 'pending'`;
}

/**
 * Gives every server of a bench's listing a name of words, an address of its own, facts, three tags and an answer of a
 * moment ago.
 */
export async function seedFacts(sql: Sql): Promise<void> {
  await sql`
    update server s set
      name = (${WORDS}::text[])[1 + n % 10] || lower((${WORDS}::text[])[1 + n / 10 % 10]) || ' ' || n,
      tagline = 'A world of ' || lower((${WORDS}::text[])[1 + n / 100 % 10]) || ' and quiet evenings, for everybody',
      host = '127.0.' || n / 256 || '.' || n % 256,
      country = (${COUNTRIES}::text[])[1 + n % 8], version = '1.' || (16 + n % 6) || '.' || n % 4
    from (select id, substr(slug, 8)::int as n from server) as numbered
    where numbered.id = s.id`;
  await sql`
    insert into server_tag (server_id, tag)
    select s.id, t.slug from server s
    cross join generate_series(0, 2) as nth
    join (select slug, row_number() over (order by slug) - 1 as place, count(*) over () as tags from tag) t
      on t.place = (substr(s.slug, 8)::int * 7 + nth * 11) % t.tags`;
  await sql`
    update server_poll set asked_at = now(), answered_at = now() - (random() * 20) * interval '1 minute',
      players_online = (random() * 200)::int, players_max = 250`;
  await sql`vacuum analyze`;
}
