import type { Sql } from "../database/connect.ts";
import { countsSince } from "../servers/presence.ts";
import type { ServerStatus } from "../servers/server.ts";
import { dayOf } from "../time/day.ts";
import { countedVotes, type VoteCounts } from "./vote_counts.ts";

/** A server's listing with its votes (SPEC §2.1). */
export interface CountedListing extends VoteCounts {
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

/** Returns the listings of the given servers, in the same order. Null for a server that is gone. */
export async function findCountedListings(sql: Sql, ids: string[], now: Date) {
  const rows = await sql<CountedListing[]>`
    select s.id, s.name, s.slug, s.game_id, s.status, s.host as ip, s.port,
      case when p.answered_at > ${countsSince(now)} then p.players_online else 0 end
        as players_online,
      coalesce(p.players_max, 0) as players_max, v.total, v.weekly, v.monthly
    from server s
    left join server_poll p on p.server_id = s.id ${countedVotes(sql, dayOf(now))}
    where s.id = any(${ids}::uuid[])`;
  const listings = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => listings.get(id) ?? null);
}
