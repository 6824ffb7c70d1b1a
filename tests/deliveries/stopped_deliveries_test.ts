import assert from "node:assert/strict";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld } from "../support/world.ts";
import { attemptsOf, deliver, onlyDelivery, openVote } from "./dispatched_vote.ts";

Deno.test("a process that lost its lease cannot move the row", async () => {
  const { world, receiver, server, disposable } = await openVote();
  await using _ = disposable;
  receiver.answer = async () => {
    await world.services.sql`update outbox set claim_id = gen_random_uuid()`;
    return new Response(null, { status: 204 });
  };
  await deliver(world);
  const delivery = await onlyDelivery(world, server);
  assert.equal(delivery.state, "sending");
  assert.equal((await attemptsOf(world, delivery.id)).length, 1);
});

Deno.test("two dispatchers side by side send each vote once", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url);
  const names = Array.from({ length: 60 }, (_, n) => `Player_${n}`);
  for (const name of names) {
    await world.account(name);
    await world.vote(server, name);
  }
  const { createDispatcher } = await import("../../src/core/deliveries/dispatcher.ts");
  const { createSender } = await import("../../src/core/sending/send_delivery.ts");
  const { sql, box, now } = world.services;
  const sender = createSender({ allowPrivate: true, now });
  const second = createDispatcher({ sql, box, now, sender });
  await Promise.all([world.services.dispatcher.deliverDue(), second.deliverDue()]);
  await second.stop();
  await sender.close();
  const seen = new Set(receiver.received.map(({ headers }) => headers.get("x-listing-delivery")));
  assert.deepEqual([receiver.received.length, seen.size], [60, 60]);
});

Deno.test("suspension holds deliveries, and approval lets them go on", async () => {
  const { world, receiver, server, disposable } = await openVote();
  await using _ = disposable;
  await decideStatus(world.context, server.slug, { decision: "suspend", ...world.act });
  await deliver(world);
  assert.deepEqual([receiver.received.length, (await onlyDelivery(world, server)).state], [
    0,
    "held",
  ]);
  await decideStatus(world.context, server.slug, { decision: "approve", ...world.act });
  await deliver(world);
  assert.deepEqual([receiver.received.length, (await onlyDelivery(world, server)).state], [
    1,
    "delivered",
  ]);
});

Deno.test("revoking a key or clearing its URL abandons what waits", async () => {
  for (const reason of ["key_revoked", "url_cleared"] as const) {
    const { world, receiver, server, key, disposable } = await openVote();
    await using _ = disposable;
    if (reason === "key_revoked") await revokeKey(world.context, key.id, world.act);
    else await setWebhook(world.context, key.id, { url: null, ...world.act });
    const delivery = await onlyDelivery(world, server);
    assert.deepEqual([delivery.state, delivery.lastOutcome, delivery.attempts], [
      "abandoned",
      reason,
      0,
    ]);
    await assert.rejects(
      resendDelivery(world.context, delivery.id, world.act),
      /revoked or has no webhook URL/,
    );
    await deliver(world);
    assert.equal(receiver.received.length, 0);
  }
});

Deno.test("stop hands back unsent rows and finishes those under way", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url);
  for (let n = 0; n < 30; n++) {
    await world.account(`Player_${n}`);
    await world.vote(server, `Player_${n}`);
  }
  const stopping = Promise.withResolvers<void>();
  let hasArrived = false;
  receiver.answer = async () => {
    hasArrived = true;
    await stopping.promise;
    return new Response(null, { status: 204 });
  };
  await eventually("the first is under way", () => {
    world.services.dispatcher.nudge();
    return hasArrived;
  });
  const stopped = world.services.dispatcher.stop();
  stopping.resolve();
  await stopped;
  const states = (await listDeliveries(world.services.sql, server.slug, world.act)).map((
    { state },
  ) => state);
  assert.ok(!states.includes("sending"), states.join());
  assert.ok(states.includes("pending"));
  assert.equal(states.filter((state) => state === "delivered").length, receiver.received.length);
});
