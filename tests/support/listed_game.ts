import { OPERATOR } from "../../src/core/rights/actor.ts";
import { findAccount } from "../../src/core/accounts/named_account.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/decide_status.ts";
import type { Server } from "../../src/core/servers/server.ts";
import type { World } from "./world.ts";

/** A listing to make; on loopback unless it says otherwise. */
export interface ListedGame {
  game: string;
  port: number;
  name?: string;
  host?: string;
  owner?: string;
}

/** Lists a server of a game, approved. */
export async function listGame(
  world: World,
  { game, port, name = "Skyblock Valley", host = "127.0.0.1", owner = "Owner" }: ListedGame,
): Promise<Server> {
  const { sql } = world.services;
  if (!await findAccount(sql, owner)) await world.account(owner);
  const act = { by: OPERATOR, now: world.clock.now };
  const { slug } = await addServer(world.context, { owner, name, game, host, port }, act);
  return await decideStatus(world.context, slug, { decision: "approve", ...act });
}
