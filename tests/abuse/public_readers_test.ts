import assert from "node:assert/strict";
import type { Query } from "../../src/core/database/connect.ts";
import { ask } from "../api/public/public_api.ts";
import { countBlocked, untilBlocked } from "../support/database/locks.ts";
import { openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

/** Requests of the public API that run at once. */
const SLOTS = 2;

/** Requests of a network that may wait, and a place for each that runs. */
const ROOM = 32 + SLOTS;

/** Keeps readers of histories waiting until it is disposed of. */
async function slowHistories({ services: { pools } }: World) {
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const held = pools.jobs.begin(async (tx: Query) => {
    await tx`lock table player_day in access exclusive mode`;
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

/** Reads a server's history often, from one network. Returns the statuses once all are answered. */
async function readOften(world: World, slug: string, times: number) {
  const reads = Array.from({ length: times }, (_, n) => {
    return ask(world, `servers/${slug}/history`, { address: `192.0.2.${n + 1}` });
  });
  return await Promise.all(reads);
}

Deno.test("slow readers of the public API leave the pages their connections", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const slow = await slowHistories(world);
  const reading = readOften(world, slug, 12);
  await untilBlocked(world.services.pools.jobs, { count: SLOTS });
  const { status } = await openVisitor(world).get("/");
  const running = await countBlocked(world.services.pools.jobs);
  await slow[Symbol.asyncDispose]();
  await reading;
  assert.deepEqual([status, running], [200, SLOTS]);
});

Deno.test("a network's requests beyond its room of the public API are told when to come back", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const slow = await slowHistories(world);
  const reading = readOften(world, slug, ROOM + 6);
  await untilBlocked(world.services.pools.jobs, { count: SLOTS });
  await slow[Symbol.asyncDispose]();
  const refused = (await reading).filter(({ status }) => status === 429);
  assert.equal(refused.length, 6);
  assert.equal(refused[0]?.headers.get("Retry-After"), "1");
  assert.equal((await refused[0]?.json()).code, "rate_limited");
});
