import { accountKey } from "../../src/core/accounts/username.ts";
import { makeUrlKey } from "../../src/site/keys/url_key.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { openWorld, type World, type WorldOptions } from "./world.ts";

/** The path of the 0/1/2 door. */
export const DOOR = "/api/";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A world with a server whose plugin asks at the door. */
export interface DoorWorld extends AsyncDisposable {
  world: World;
  server: Server;
  key: string;
  /** Asks as a plugin does; `query` names the key as `{key}`. */
  ask(
    query: string,
    init?: RequestInit,
  ): Promise<{ status: number; body: string; response: Response }>;
}

/** Opens it. */
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

/** A vote that waits for its reward; minutes ago unless told. */
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

/** A player of each state that a reward can be in, by the state's name in the vectors. */
export const STATES: Record<string, (door: DoorWorld, accountId: string) => Promise<unknown>> = {
  waiting: waits,
  tested: (door, id) => waits(door, id, { isTest: true }),
  old: (door, id) => waits(door, id, { ago: 3 * DAY_MS }),
  leased: (door, id) => lease(door, id, { until: 1, othersAfter: 11 }),
  resting: (door, id) => lease(door, id, { until: -1, othersAfter: 9 }),
  lapsed: (door, id) => lease(door, id, { until: -11, othersAfter: -1 }),
  released: (door, id) => lease(door, id, { until: null, othersAfter: null }),
  async postponed(door, id) {
    const vote = await waits(door, id);
    await door.world.services.sql`
      update reward set available_at = ${minutes(door, 1)} where vote_id = ${vote}`;
  },
  granted: (door, id) => end(door, id, "granted"),
  async "granted, then voided"(door, id) {
    const vote = await end(door, id, "granted");
    await door.world.services.sql`
      update reward_outcome set voided_at = ${minutes(door, 0)} where vote_id = ${vote}`;
  },
  "granted long ago": (door, id) => end(door, id, "granted", 3 * DAY_MS),
  voided: (door, id) => end(door, id, "voided"),
  refused: (door, id) => end(door, id, "refused"),
  expired: (door, id) => end(door, id, "expired"),
  never: () => Promise.resolve(),
};

/** A name in a vector's state; a stranger has no account. */
export async function playerOf(door: DoorWorld, state: string): Promise<string> {
  const name = `P_${crypto.randomUUID().slice(0, 8)}`;
  if (state === "stranger") return name;
  const { id } = await door.world.account(name);
  const reach = STATES[state];
  if (reach === undefined) throw new Error(`no player is ${state}`);
  await reach(door, id);
  return accountKey(name);
}

async function lease(
  door: DoorWorld,
  accountId: string,
  { until, othersAfter }: { until: number | null; othersAfter: number | null },
): Promise<void> {
  const vote = await waits(door, accountId, { ago: 20 * MINUTE_MS });
  await door.world.services.sql`
    update reward set key_id = gen_random_uuid(), claims = 1,
      claim_id = case when ${until}::int is null then null else gen_random_uuid() end,
      lease_until = ${until === null ? null : minutes(door, until)},
      others_after = ${othersAfter === null ? null : minutes(door, othersAfter)}
    where vote_id = ${vote}`;
}

/** A vote whose reward ended. */
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

function minutes({ world }: DoorWorld, count: number): Date {
  return new Date(world.clock.now.getTime() + count * MINUTE_MS);
}
