import type { Query } from "../../../core/database/connect.ts";
import { countsSince } from "../../../core/servers/presence.ts";

/** A server's state: `unknown` until its first poll, and `offline` 15 minutes after its last response. */
export type ServerState = "unknown" | "online" | "offline";

/** A server's state and players as of its last poll. */
export interface PlayerCount {
  state: ServerState;
  /** 0 while it is offline. Null if it was never polled, or doesn't report its players. */
  playersOnline: number | null;
  /** Null if unknown. */
  playersMax: number | null;
}

/** Returns the SQL expression for the state of a server with the poll `p`. */
export function stateAt(sql: Query, now: Date) {
  const since = countsSince(now);
  return sql`
    case
      when p.asked_at is null then 'unknown' when p.answered_at > ${since} then 'online' else 'offline'
    end`;
}

/** Returns the SQL columns of a `PlayerCount` of a server with the poll `p`. */
export function playerCountAt(sql: Query, now: Date) {
  return sql`
    ${stateAt(sql, now)} as state,
    case
      when p.answered_at > ${countsSince(now)} then case when p.is_counted then p.players_online end
      when p.asked_at is not null then 0
    end as players_online,
    nullif(p.players_max, 0) as players_max`;
}
