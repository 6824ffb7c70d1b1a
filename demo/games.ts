import type { DemoListing } from "./listings.ts";
import {
  type GameServer,
  startBedrockServer,
  startJavaServer,
  startSourceServer,
} from "./game_servers.ts";
import { HOUR_MS } from "../src/core/time/day.ts";

/** Milliseconds between changes of the player counts. */
const STIR_MS = 15_000;

/** Hour (UTC) at which half of the evening's players are online. */
const HALF_FULL_HOUR = 13;

/** The demo's own game servers, on loopback. `await using` stops them. */
export interface DemoGames extends AsyncDisposable {
  /** Each server's port, by its listing's slug. */
  ports: ReadonlyMap<string, number>;
}

/** Starts a game server for each listing on a free port. From then on players come and go. */
export async function startGames(listings: readonly DemoListing[]): Promise<DemoGames> {
  const games = await Promise.all(listings.map(async (listing) => {
    const server = await startGame(listing.game);
    return { listing, server };
  }));
  const stir = () => {
    for (const { listing, server } of games) server.online = playersAt(listing, new Date());
  };
  for (const { listing, server } of games) {
    const { max, name: message, isDown: silent = false } = listing;
    Object.assign(server, { max, message, silent });
  }
  stir();
  const stirring = setInterval(stir, STIR_MS);
  return {
    ports: new Map(games.map(({ listing, server }) => [listing.slug, server.port])),
    async [Symbol.asyncDispose]() {
      clearInterval(stirring);
      await Promise.all(games.map(({ server }) => server[Symbol.asyncDispose]()));
    },
  };
}

/**
 * Returns the number of players at a moment: more in the evening than in the morning, with a smaller hourly wave on
 * top. It depends only on the clock, so that the seeded history and later queries form one continuous line.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const at = (hour: string) => playersAt({ max: 100 }, new Date(`2026-03-10T${hour}:00Z`));
 * assert.ok(at("19:00") > 50 && at("07:00") < 30);
 * ```
 */
export function playersAt({ max }: Pick<DemoListing, "max">, at: Date): number {
  const hours = at.getTime() / HOUR_MS;
  const ofTheDay = Math.sin((hours - HALF_FULL_HOUR) * Math.PI / 12);
  const ofTheHour = Math.sin(hours * 7.3 + max);
  return Math.round(max * (0.4 + 0.25 * ofTheDay + 0.05 * ofTheHour));
}

function startGame(game: string): Promise<GameServer> {
  if (game === "minecraft") return startJavaServer();
  return game === "minecraft-bedrock" ? startBedrockServer() : startSourceServer();
}
