import assert from "node:assert/strict";
import { claimDueDeliveries } from "../../src/core/deliveries/outbox_claim.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import { CLAIMING } from "../support/deliveries/attempts.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld } from "../support/world.ts";
import { untilUnlocked } from "../support/database/locks.ts";
import { dropOldRows } from "../../src/core/database/retention.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

/** A webhook whose receiver accepts, and the rate at which its next vote would be sent. */
async function openWebhook() {
  const world = await openWorld();
  const receiver = startReceiver();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  const { sql, dispatcher } = world.services;
  let players = 0;
  async function vote() {
    await world.account(`Player_${++players}`);
    await world.vote(server, `Player_${players}`);
  }
  return {
    world,
    receiver,
    server,
    key,
    vote,
    deliver: () => dispatcher.deliverDue(),
    later: (days: number) => {
      world.pass(days * DAY_MS);
    },
    async rate() {
      await vote();
      const claims = await claimDueDeliveries(sql, { ...CLAIMING, now: world.clock.now });
      await sql`delete from outbox`;
      return claims[0]?.rate;
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}

Deno.test("each day on which votes are accepted doubles a rate, up to 400", async () => {
  await using webhook = await openWebhook();
  const rates = [await webhook.rate()];
  for (let day = 0; day < 7; day++, webhook.later(1)) {
    for (let votes = 0; votes < 2; votes++) {
      await webhook.vote();
      await webhook.deliver();
    }
    rates.push(await webhook.rate());
  }
  assert.deepEqual(rates, [10, 20, 40, 80, 160, 320, 400, 400]);
});

Deno.test("tests, resends and refused votes make no good day", async () => {
  await using webhook = await openWebhook();
  const { world, receiver, server, key } = webhook;
  await sendTest(world.context, key.id, world.act);
  await webhook.deliver();
  receiver.answer = () => new Response(null, { status: 410 });
  await webhook.vote();
  await webhook.deliver();
  const [refused] = await listDeliveries(world.services.sql, server.slug, world.act);
  await world.services.sql`update endpoint set disabled_at = null`;
  receiver.answer = () => new Response(null, { status: 204 });
  await resendDelivery(world.context, refused?.id ?? "", world.act);
  await webhook.deliver();
  assert.equal(receiver.received.length, 3);
  assert.equal(await webhook.rate(), 10);
});

Deno.test("thirty days without an accepted vote bring a rate back to ten", async () => {
  await using webhook = await openWebhook();
  for (let day = 0; day < 3; day++, webhook.later(1)) {
    await webhook.vote();
    await webhook.deliver();
  }
  assert.equal(await webhook.rate(), 80);
  webhook.later(30);
  assert.equal(await webhook.rate(), 10);
  await webhook.vote();
  await webhook.deliver();
  assert.equal(await webhook.rate(), 20);
});

Deno.test("another owner at the same destination begins at ten", async () => {
  await using webhook = await openWebhook();
  await webhook.vote();
  await webhook.deliver();
  const other = await webhook.world.server("Other");
  await webhook.world.key(other, `${webhook.receiver.url}/other`);
  await webhook.world.vote(other, "Player_1");
  const claims = await claimDueDeliveries(webhook.world.services.sql, {
    ...CLAIMING,
    now: webhook.world.clock.now,
  });
  assert.deepEqual(claims.map(({ rate, lane }) => [rate, lane]), [[10, "unproven"]]);
});

Deno.test("what is known of a receiver ends 30 days after its last use", async () => {
  await using webhook = await openWebhook();
  const { world, key } = webhook;
  const { sql } = world.services;
  const known = async (days: number) => {
    await untilUnlocked(() =>
      dropOldRows(sql, new Date(world.clock.now.getTime() + days * DAY_MS))
    );
    return (await sql`select from receiver`).length;
  };
  await sendTest(world.context, key.id, world.act);
  await webhook.deliver();
  assert.deepEqual([await known(30), await known(31)], [1, 0]);
  await webhook.vote();
  await webhook.deliver();
  assert.deepEqual([await known(29), await known(31)], [1, 0]);
});
