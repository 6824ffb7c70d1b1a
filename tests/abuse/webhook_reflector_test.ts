import assert from "node:assert/strict";
import { createDispatcher } from "../../src/core/deliveries/dispatcher.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import type { Dispatch } from "../../src/core/sending/prepare_post.ts";
import { resultOf } from "../support/deliveries/attempts.ts";
import { openWorld } from "../support/world.ts";

/** Webhooks that one owner aims at a victim, and delivered votes of each. */
const KEYS = 6;
const VOTES_EACH = 800;

Deno.test("an owner's replays reach a destination at five a second", async () => {
  await using aimed = await openAimed();
  const replays = aimed.keys.map((key) => aimed.replay(key));
  const refused = (await Promise.allSettled(replays)).filter(({ status }) => status === "rejected");
  assert.equal(refused.length, KEYS - 1);
  for (let second = 0; second < 20; second++) {
    await aimed.dispatcher.deliverDue();
    assert.equal(aimed.sent.length, 5 * (second + 1));
    aimed.later(1);
  }
});

Deno.test("a replay rests as long as it took before the next", async () => {
  await using aimed = await openAimed();
  const [first = "", second = ""] = aimed.keys;
  await aimed.replay(first);
  aimed.later(VOTES_EACH / 5 * 2 + 59);
  await assert.rejects(
    aimed.replay(second),
    /Start the next one at Mar 10, 2026, 12:07 UTC or later/,
  );
  aimed.later(1);
  assert.equal((await aimed.replay(second)).queued, VOTES_EACH);
});

Deno.test("an owner sends 20 tests and resends at once, then one each 3 s", async () => {
  await using aimed = await openAimed();
  const { world, keys } = aimed;
  const [delivery] = await listDeliveries(world.services.sql, aimed.slug, world.act);
  const test = (n: number) => sendTest(world.context, keys[n % KEYS] ?? "", world.act);
  for (let n = 0; n < 19; n++) await test(n);
  await resendDelivery(world.context, delivery?.id ?? "", world.act);
  await assert.rejects(test(0), /You have sent a lot by hand/);
  await assert.rejects(
    resendDelivery(world.context, delivery?.id ?? "", world.act),
    /You have sent a lot by hand/,
  );
  aimed.later(3);
  await test(1);
  await assert.rejects(test(2), /You have sent a lot by hand/);
});

/**
 * A server whose webhooks all point to one host, with votes that were delivered; its dispatcher's time is the world's.
 */
async function openAimed() {
  const world = await openWorld();
  const server = await world.server();
  const keys: string[] = [];
  for (let n = 0; n < KEYS; n++) {
    keys.push((await world.key(server, `http://victim.invalid/${n}`, `key ${n}`)).id);
  }
  const { sql, box, now } = world.services;
  await sql`
    insert into delivery (
      id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, created_at, finished_at
    )
    select gen_random_uuid(), gen_random_uuid(), key_id, server_id, 'webhook', 'delivered', false, '{}', 1,
      ${now()}::timestamptz - interval '1 hour', ${now()}
    from endpoint, generate_series(1, ${VOTES_EACH}::int)`;
  const sent: Dispatch[] = [];
  const accepted = resultOf({ startedAt: now() });
  const dispatcher = createDispatcher({
    sql,
    box,
    now,
    monotonic: () => now().getTime(),
    sender: {
      send: (delivery) => (sent.push(delivery), Promise.resolve(accepted)),
      prepare: () => Promise.resolve(),
      addressOf: () => undefined,
      close: () => Promise.resolve(),
    },
  });
  return {
    world,
    keys,
    slug: server.slug,
    sent,
    dispatcher,
    later: (seconds: number) => {
      world.clock.now = new Date(now().getTime() + seconds * 1000);
    },
    replay: (keyId: string) =>
      replayDeliveries(world.context, keyId, {
        ...world.act,
        since: new Date(now().getTime() - 86_400_000),
      }),
    async [Symbol.asyncDispose]() {
      await dispatcher.stop();
      await world[Symbol.asyncDispose]();
    },
  };
}
