import type { Handlers } from "../../generated/routes.ts";
import type { components } from "../../generated/types.ts";
import type { Services } from "../services.ts";
import type { ApiEnv } from "./request_state.ts";

type ListingBody = components["schemas"]["Server"];

/** GET /api/v1/server: returns the listing of the key's server (SPEC §4.1). */
export function getServer({ listing, voteCounts }: Services): Handlers<ApiEnv>["getServer"] {
  return async (c) => {
    const serverId = c.env.serverId;
    const [found, votes] = await Promise.all([listing(serverId), voteCounts(serverId)]);
    if (!found) throw new Error(`server ${serverId} has a key but no listing`);
    const { gameId, playersOnline, playersMax, ...listed } = found;
    const server: ListingBody = {
      ...listed,
      game_id: gameId,
      players_online: playersOnline,
      players_max: playersMax,
      votes_total: votes.total,
      votes_weekly: votes.weekly,
      votes_monthly: votes.monthly,
    };
    return c.json(server, 200);
  };
}
