import type { Sql } from "../../../core/database/connect.ts";

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
