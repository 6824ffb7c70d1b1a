import type { Query, Sql } from "../database/connect.ts";

/**
 * Milliseconds, three polls, for which a silent server keeps its last count. After that it is offline, without players.
 */
export const COUNT_KEPT_MS = 900_000;

/** Returns the time since which a server must have responded to be online. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - COUNT_KEPT_MS);
}

/** `unknown` until its first poll; offline 15 minutes after its last response. */
export type ServerState = "unknown" | "online" | "offline";

/** Builds the expression of the state of a server with the poll `p`. */
export function stateAt(sql: Query, now: Date) {
  const since = countsSince(now);
  return sql`
    case
      when p.asked_at is null then 'unknown' when p.answered_at > ${since} then 'online' else 'offline'
    end`;
}

/** When a server last responded (null for never), and with how many players. */
export interface Presence {
  id: string;
  answeredAt: Date | null;
  playersOnline: number;
}

/** Finds the servers that responded after a given time. */
export async function findPresences(sql: Sql, after: Date): Promise<Presence[]> {
  const rows = await sql<Presence[]>`
    select server_id as id, answered_at, players_online from server_poll where answered_at > ${after}`;
  return [...rows];
}
