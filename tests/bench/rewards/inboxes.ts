import type { Sql } from "../../../src/database/connect.ts";
import { uuidV7 } from "../../../src/database/uuid_v7.ts";
import { seedListing } from "../load/listing.ts";

/** Players of a listing with inboxes. */
export const PLAYERS = 20_000;

/** A listing whose servers have inboxes. */
export interface Inboxes {
  serverIds: string[];
  /** Secrets of keys that may claim, one a server, in the order of the servers. */
  secrets: string[];
}

/** Fills an empty listing; each server has an inbox and a key of its own for it. */
export async function seedInboxes(sql: Sql, servers: number): Promise<Inboxes> {
  const size = { servers, keysPerServer: 1, players: PLAYERS, votesPerServer: 0 };
  const secrets = await seedListing(sql, size);
  await sql`update server set rewards_by = 'inbox'`;
  await sql`update api_key set scopes = '{read,rewards}'`;
  const rows = await sql<{ id: string }[]>`
    select id from server order by substr(slug, 8)::int`;
  return { serverIds: rows.map(({ id }) => id), secrets };
}

/** Lets rewards wait, for the servers in turn and players far apart, over the last month. */
export async function fillInboxes(
  sql: Sql,
  serverIds: readonly string[],
  rewards: number,
): Promise<void> {
  await sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at)
    select uuid_v7(at.voted_at), s.ids[1 + g % cardinality(s.ids)],
      a.ids[1 + (g::bigint * 7919 % cardinality(a.ids))::int], at.voted_at, at.voted_at
    from generate_series(1, ${rewards}::int) as g
    cross join (select ${serverIds}::uuid[] as ids) as s
    cross join (select array_agg(id) as ids from account) as a
    cross join lateral (
      select date_trunc('milliseconds', now()) - (10 + g % 2500000) * interval '1 second' as voted_at
    ) as at`;
  await sql`vacuum analyze`;
}

/** Names of players, another stretch for each number; `prefix` tells whether there are such accounts. */
export function namesOf(number: number, { count, prefix = "Player_" }: {
  count: number;
  prefix?: string;
}): string[] {
  return Array.from(
    { length: count },
    (_, nth) => `${prefix}${1 + (number * 131 + nth * 17) % PLAYERS}`,
  );
}

/** A new key's id, which no row needs to know. */
export function newKey(): string {
  return uuidV7(new Date());
}
