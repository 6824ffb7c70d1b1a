import type { Sql } from "../database/connect.ts";

/** A game as moderators see it. */
export interface KnownGame {
  slug: string;
  name: string;
  defaultPort: number;
  /** A word from `game_protocols.ts`; null if its servers can't be queried. */
  protocol: string | null;
  /** Added to a server's port for queries. */
  queryPortOffset: number;
}

/** Lists every game that a server can be listed under, by name. */
export async function listKnownGames(sql: Sql): Promise<KnownGame[]> {
  const games = await sql<KnownGame[]>`
    select slug, name, default_port, protocol, query_port_offset
    from game order by lower(name)`;
  return [...games];
}
