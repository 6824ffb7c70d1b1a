import type { Handlers } from "../../../generated/routes.ts";
import type { components } from "../../../generated/types.ts";
import type { Reading } from "../votes/reading.ts";
import type { ApiEnv } from "./request_state.ts";

type ListingBody = components["schemas"]["Server"];

/** GET /api/v1/server: returns the listing of the key's server (SPEC §4.1). */
export function getServer({ listing }: Pick<Reading, "listing">): Handlers<ApiEnv>["getServer"] {
  return async (c) => {
    const { serverId } = c.env.admittedKey;
    const found = await listing(serverId);
    if (!found) throw new Error(`server ${serverId} has a key but no listing`);
    const { id, name, slug, status, ip, port } = found;
    const server: ListingBody = {
      id,
      name,
      slug,
      status,
      ip,
      port,
      game_id: found.gameId,
      players_online: found.playersOnline,
      players_max: found.playersMax,
      votes_total: found.total,
      votes_weekly: found.weekly,
      votes_monthly: found.monthly,
    };
    return c.json(server, 200);
  };
}
