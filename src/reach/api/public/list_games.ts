import type { Handlers } from "../../../../generated/public/routes.ts";
import type { ListingReads, ListingSite } from "./listing_reads.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";

/** GET /public/v1/games: returns the games that listed servers are for. */
export function listGames(
  { ranking }: Pick<ListingReads, "ranking">,
  { baseUrl }: ListingSite,
): Handlers<ApiEnv>["listGames"] {
  return async (c) => {
    const games = (await ranking.games()).map(({ slug, name, servers, playersOnline }) => ({
      slug,
      name,
      servers,
      players_online: playersOnline,
      url: `${baseUrl}/games/${slug}`,
    }));
    return c.json({ games }, 200);
  };
}
