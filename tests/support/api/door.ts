import { makeUrlKey } from "../../../src/site/keys/url_key.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { openWorld, type World, type WorldOptions } from "../world.ts";
import { MINUTE_MS } from "../../../src/core/time/day.ts";

/** The path of the 0/1/2 door. */
export const DOOR = "/api/";

/** A world with a server whose plugin queries the door. */
export interface DoorWorld extends AsyncDisposable {
  world: World;
  server: Server;
  key: string;
  /** Sends a plugin's query, in which `{key}` stands for the key. */
  ask(
    query: string,
    init?: RequestInit,
  ): Promise<{ status: number; body: string; response: Response }>;
}

/** Opens a world with a door. */
export async function openDoor(options: WorldOptions = {}): Promise<DoorWorld> {
  const world = await openWorld(options);
  const server = await world.server();
  const key = await makeUrlKey(world.context, server.slug, world.act);
  return {
    world,
    server,
    key,
    async ask(query, init) {
      const url = `http://localhost${DOOR}${query.replaceAll("{key}", key)}`;
      const response = await world.app.fetch(new Request(url, init), {
        remoteAddress: "192.0.2.1",
      });
      return { status: response.status, body: await response.clone().text(), response };
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** Adds a vote that waits for its reward, by default a minute old. */
export async function waits(
  { world: { services, clock }, server }: Pick<DoorWorld, "world" | "server">,
  accountId: string,
  { ago = MINUTE_MS, isTest = false } = {},
): Promise<string> {
  const votedAt = new Date(clock.now.getTime() - ago);
  const id = uuidV7(votedAt);
  await services.sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at, is_test)
    values (${id}, ${server.id}, ${accountId}, ${votedAt}, ${votedAt}, ${isTest})`;
  return id;
}

/** Adds a vote whose reward has ended. */
export async function end(
  door: Pick<DoorWorld, "world" | "server">,
  accountId: string,
  ended: string,
  ago = MINUTE_MS,
): Promise<string> {
  const vote = await waits(door, accountId, { ago });
  await door.world.services.sql`
    with taken as (delete from reward where vote_id = ${vote} returning vote_id, server_id, account_id, voted_at)
    insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims)
    select vote_id, server_id, account_id, voted_at, ${ended}, voted_at, 1 from taken`;
  return vote;
}
