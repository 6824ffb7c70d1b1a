import type { Sql } from "../database/connect.ts";
import { countsSince } from "./players.ts";
import type { ServerStatus } from "./server.ts";

/** A server's listing without its votes (SPEC §2.1). */
export interface Listing {
  id: string;
  name: string;
  slug: string;
  gameId: string;
  status: ServerStatus;
  ip: string;
  port: number;
  playersOnline: number;
  playersMax: number;
}

/** Returns the listings of those servers, in the same order; null for a server that is gone. */
export async function findListings(
  sql: Sql,
  ids: string[],
  now: Date,
): Promise<(Listing | null)[]> {
  const rows = await sql<Listing[]>`
    select s.id, s.name, s.slug, s.game_id, s.status, s.host as ip, s.port,
      case when p.answered_at > ${
    countsSince(now)
  } then p.players_online else 0 end as players_online,
      coalesce(p.players_max, 0) as players_max
    from server s
    left join server_poll p on p.server_id = s.id
    where s.id = any(${ids}::uuid[])`;
  const listings = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => listings.get(id) ?? null);
}
