import assert from "node:assert/strict";
import { createDispatcher } from "../../src/core/deliveries/dispatcher.ts";
import type { Sender } from "../../src/core/sending/send_delivery.ts";
import type { Dispatch } from "../../src/core/sending/prepare_post.ts";
import { resultOf } from "../support/deliveries/attempts.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";

/**
 * Servers of one owner, webhooks of each, the addresses they share, and the votes that wait for each. With this number
 * of addresses, the rate of a new owner, ten a second at each, is not a limit.
 */
const SERVERS = 4;
const KEYS_EACH = 20;
const ADDRESSES = 20;
const VOTES_EACH = 30;

Deno.test("80 webhooks that never answer delay no other owner's", async () => {
  await using scene = await openScene();
  scene.dispatcher.nudge();
  await eventually("its places are taken", () => scene.sentTo("slow") >= 128);
  await scene.voteForStranger("Steve_01");
  scene.dispatcher.nudge();
  await eventually("the stranger's vote is sent", () => scene.sentTo("quick") === 1);
  assert.equal(scene.sentTo("slow"), 128);
});

Deno.test("eight owners whose webhooks never answer delay no other", async () => {
  await using scene = await openScene(8);
  scene.dispatcher.nudge();
  // Eight who take turns end at 16 each; one who comes first takes more, and then all have up to 228.
  await eventually("their places are taken", () => scene.sentTo("slow") >= 128);
  await scene.voteForStranger("Steve_01");
  scene.dispatcher.nudge();
  await eventually("the stranger's vote is sent", () => scene.sentTo("quick") === 1);
  assert.ok(scene.sentTo("slow") < 256, `${scene.sentTo("slow")} of 256 slots`);
});

/** A dispatcher whose receivers named slow answer when all is over. For its places and rates no time passes. */
async function openScene(owners = 1) {
  const world = await openWorld();
  for (let owner = 0; owner < owners; owner++) await openSlowOwner(world, owner);
  const stranger = await world.server("Stranger");
  await world.key(stranger, "http://quick.invalid/votes");
  await queueVotes(world);
  const { sql, box, now } = world.services;
  const { sent, release, sender } = holdingSender(world.clock.now);
  const dispatcher = createDispatcher({ sql, box, now, sender, monotonic: () => 0 });
  const sentTo = (host: string) => sent.filter(({ url }) => url.includes(host)).length;
  return {
    dispatcher,
    sentTo,
    async voteForStranger(name: string) {
      await world.account(name);
      await world.vote(stranger, name);
    },
    async [Symbol.asyncDispose]() {
      release();
      await dispatcher.stop();
      await world[Symbol.asyncDispose]();
    },
  };
}

async function openSlowOwner(world: World, owner: number): Promise<void> {
  const servers = [];
  for (let n = 0; n < SERVERS; n++) servers.push(await world.server(`Slow ${owner} ${n}`));
  await world.services.sql`
    update server
    set owner_id = (select owner_id from server where slug = ${servers[0]?.slug ?? ""})
    where name like ${`Slow ${owner} %`}`;
  for (const server of servers) {
    for (let key = 0; key < KEYS_EACH; key++) {
      await world.key(server, `http://slow${key % ADDRESSES}.invalid/${key}`, `key ${key}`);
    }
  }
}

async function queueVotes({ services, clock }: World): Promise<void> {
  await services.sql`
    insert into outbox (id, vote_id, key_id, server_id, state, body, due_at, created_at)
    select gen_random_uuid(), gen_random_uuid(), key_id, server_id, 'pending', '{}', ${clock.now}, ${clock.now}
    from endpoint, generate_series(1, ${VOTES_EACH}::int) where url like '%slow%'`;
}

function holdingSender(startedAt: Date) {
  const sent: Dispatch[] = [];
  const over = Promise.withResolvers<void>();
  const sender: Sender = {
    async send(delivery) {
      sent.push(delivery);
      if (delivery.url.includes("slow")) await over.promise;
      return resultOf({ startedAt });
    },
    prepare: () => Promise.resolve(),
    addressOf: () => undefined,
    close: () => Promise.resolve(),
  };
  return { sent, sender, release: over.resolve };
}
