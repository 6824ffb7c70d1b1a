import type { Sql } from "../database/connect.ts";

/** Milliseconds, three polls, that a silent server keeps its last count; then it is offline, without players. */
export const COUNT_KEPT_MS = 900_000;

/** Returns the moment after which a server must have answered to be online. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - COUNT_KEPT_MS);
}

/** When a server answered last, null for never, and with how many players. */
export interface Presence {
  id: string;
  answeredAt: Date | null;
  playersOnline: number;
}

/** Finds the servers that answered after a moment. */
export async function findPresences(sql: Sql, after: Date): Promise<Presence[]> {
  const rows = await sql<Presence[]>`
    select server_id as id, answered_at, players_online from server_poll where answered_at > ${after}`;
  return [...rows];
}
