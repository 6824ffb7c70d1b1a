import type { Query, Sql } from "../../../core/database/connect.ts";
import { countsSince } from "../../../core/servers/presence.ts";

/** A server's state: `unknown` until its first poll, and `offline` 15 minutes after its last response. */
export type ServerState = "unknown" | "online" | "offline";

/** Returns the SQL expression for the state of a server with the poll `p`. */
export function stateAt(sql: Query, now: Date) {
  const since = countsSince(now);
  return sql`
    case
      when p.asked_at is null then 'unknown' when p.answered_at > ${since} then 'online' else 'offline'
    end`;
}

/** The time of a server's last response (null if it never responded), and its number of players. */
export interface Presence {
  id: string;
  answeredAt: Date | null;
  playersOnline: number;
}

/** Returns the servers that responded after a given time. */
export async function findPresences(sql: Sql, after: Date): Promise<Presence[]> {
  const rows = await sql<Presence[]>`
    select server_id as id, answered_at, players_online from server_poll where answered_at > ${after}`;
  return [...rows];
}
