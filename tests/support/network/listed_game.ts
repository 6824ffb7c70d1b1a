import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import type { World } from "../world.ts";

/** Lists an approved server of a game. By default it is on loopback and has a new owner. */
export async function listGame(
  world: World,
  listing: Partial<Parameters<typeof addServer>[1]>,
): Promise<Server> {
  const { owner = "Owner" } = listing;
  if (!await findAccount(world.services.sql, owner)) await world.account(owner);
  const place = { game: "minecraft", host: "127.0.0.1", port: 25565 };
  const listed = { name: "Skyblock Valley", ...place, ...listing, owner };
  const { slug } = await addServer(world.context, listed, world.act);
  return await decideStatus(world.context, slug, { decision: "approve", ...world.act });
}
