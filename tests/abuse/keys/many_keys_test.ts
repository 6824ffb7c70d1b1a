import assert from "node:assert/strict";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import type { Query } from "../../../src/core/database/connect.ts";
import { openDoor } from "../../support/api/door.ts";
import { ask } from "../../support/api/rewards_api.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { untilBlocked } from "../../support/database/locks.ts";

/** More than the pages have connections. */
const REQUESTS = 12;

/** Requests of a server that may wait, and a place for each that is under way. */
const ROOM = 64 + 3;

async function openKey({ context, act }: World, slug: string): Promise<string> {
  const wanted = { name: "plugin", scopes: ["rewards", "feed"], ...act };
  return (await issueKey(context, slug, wanted)).secret;
}

/** Keeps readers of a server's feed waiting until it is disposed of. */
function slowFeed(world: World, serverId: string) {
  return slowly(
    world,
    (tx) => tx`select pg_advisory_xact_lock(hashtextextended(${serverId}, ${0x66656564}))`,
  );
}

/** Holds a lock until it is disposed of. */
async function slowly(
  { services: { pools } }: World,
  lock: (tx: Query) => PromiseLike<unknown>,
) {
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const held = pools.jobs.begin(async (tx) => {
    await lock(tx);
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  return {
    async [Symbol.asyncDispose]() {
      over.resolve();
      await held;
    },
  };
}

Deno.test("one server's slow requests for rewards leave pages their connections", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const key = await openKey(world, server.slug);
  const slow = await slowFeed(world, server.id);
  const reading = Array.from({ length: REQUESTS }, () => ask(world, "votes", { key }));
  await untilBlocked(world.services.pools.jobs, { count: 3 });
  const { status } = await openVisitor(world).get(`/servers/${server.slug}`);
  await slow[Symbol.asyncDispose]();
  const statuses = (await Promise.all(reading)).map(({ status }) => status);
  assert.deepEqual([status, statuses], [200, Array(REQUESTS).fill(200)]);
});

Deno.test("a server's requests beyond its room are told when to come back", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const keys = [await openKey(world, server.slug), await openKey(world, server.slug)];
  const slow = await slowFeed(world, server.id);
  const asked = keys.flatMap((key) => Array(60).fill(key));
  const answers = asked.map((key) => ask(world, "votes", { key }));
  await untilBlocked(world.services.pools.jobs, { count: 3 });
  await slow[Symbol.asyncDispose]();
  const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
  assert.equal(refused.length, asked.length - ROOM);
  assert.equal(refused[0]?.headers.get("Retry-After"), "1");
  assert.equal((await refused[0]?.json()).code, "rate_limited");
});

Deno.test("one plugin's slow claims at the door leave the API its connections", async () => {
  await using door = await openDoor();
  const { world } = door;
  const { secret: key } = await world.key(await world.server());
  await world.account("Alex");
  await world.get("/api/v1/server", { key }); // known from now on
  const slow = await slowly(world, (tx) => tx`select from url_key for update`);
  const query = "?action=post&object=votes&element=claim&key={key}&username=Steve_01";
  const claims = Array.from({ length: REQUESTS }, () => door.ask(query));
  await untilBlocked(world.services.pools.jobs, { count: 1 });
  const { status } = await world.get("/api/v1/vote-check?username=Alex", { key });
  await slow[Symbol.asyncDispose]();
  const answers = (await Promise.all(claims)).map(({ body }) => body);
  assert.deepEqual([status, answers], [200, Array(REQUESTS).fill("0")]);
});
