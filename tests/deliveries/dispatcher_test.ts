import assert from "node:assert/strict";
import type { Server } from "../../src/core/servers/server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { TIMETABLE } from "../../src/service/timetable.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { type Receiver, startReceiver } from "../support/deliveries/receiver.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";

/** A world in which Steve_01 has voted for a server whose key points at a receiver; nothing is sent yet. */
async function openVote(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(options);
  const receiver = startReceiver();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  const account = await world.account("Steve_01");
  const vote = await world.vote(server, "Steve_01");
  assert.ok(vote.kind === "cast");
  const disposable = {
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
  return { world, receiver, server, key, account, vote, disposable };
}

function deliver({ services: { dispatcher } }: World): Promise<void> {
  return dispatcher.deliverDue();
}

async function onlyDelivery(world: World, server: Server) {
  const [delivery, ...others] = await listDeliveries(world.services.sql, server.slug, world.act);
  assert.equal(others.length, 0);
  assert.ok(delivery);
  return delivery;
}

async function attemptsOf(world: World, deliveryId: string) {
  const attempts = await world.services.sql`
    select number, outcome, status from attempt where delivery_id = ${deliveryId} order by number`;
  return [...attempts];
}

function later(world: World, seconds: number): void {
  world.pass(seconds * 1000);
}

Deno.test("the webhook's voted_at equals last_vote_at of the vote check", async () => {
  const { world, receiver, key, disposable } = await openVote({
    now: new Date("2026-03-10T12:00:00.007Z"),
  });
  await using _ = disposable;
  await deliver(world);
  const check = await (await world.get("/api/v1/vote-check?username=Steve_01", { key: key.secret }))
    .json();
  assert.equal(JSON.parse(receiver.received[0]?.body ?? "").voted_at, check.last_vote_at);
});

Deno.test("several keys of a server each get the vote once", async () => {
  await using world = await openWorld();
  await using one = startReceiver();
  await using two = startReceiver();
  const server = await world.server();
  await world.key(server, one.url, "one");
  await world.key(server, two.url, "two");
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await deliver(world);
  assert.deepEqual([one.received.length, two.received.length], [1, 1]);
  const header = (receiver: Receiver, name: string) => receiver.received[0]?.headers.get(name);
  assert.equal(header(one, "x-listing-vote"), header(two, "x-listing-vote"));
  assert.notEqual(header(one, "x-listing-delivery"), header(two, "x-listing-delivery"));
});

Deno.test("a retry has the same body and a fresh signature", async () => {
  const { world, receiver, server, disposable } = await openVote({ schedule: [0, 5_000, 30_000] });
  await using _ = disposable;
  receiver.answer = () => new Response("out of order", { status: 500 });
  await deliver(world);
  assert.deepEqual((await onlyDelivery(world, server)).state, "pending");
  later(world, 4);
  await deliver(world);
  assert.equal(receiver.received.length, 1);
  later(world, 3);
  receiver.answer = () => new Response(null, { status: 200 });
  await deliver(world);
  const [first, second] = receiver.received;
  assert.ok(first && second);
  assert.equal(first.body, second.body);
  for (const name of ["x-listing-vote", "x-listing-delivery", "webhook-id"]) {
    assert.equal(first.headers.get(name), second.headers.get(name), name);
  }
  assert.notEqual(
    first.headers.get("x-listing-signature"),
    second.headers.get("x-listing-signature"),
  );
  assert.deepEqual([
    first.headers.get("x-listing-attempt"),
    second.headers.get("x-listing-attempt"),
  ], ["1", "2"]);
  const delivery = await onlyDelivery(world, server);
  assert.deepEqual([delivery.state, delivery.attempts], ["delivered", 2]);
  assert.deepEqual(await attemptsOf(world, delivery.id), [
    { number: 1, outcome: "rejected", status: 500 },
    { number: 2, outcome: "delivered", status: 200 },
  ]);
});

Deno.test("a delivery is abandoned when its schedule is used up", async () => {
  const { world, receiver, server, disposable } = await openVote({ schedule: [0, 1_000] });
  await using _ = disposable;
  receiver.answer = () => new Response(null, { status: 404 });
  await deliver(world);
  later(world, 2);
  await deliver(world);
  const abandoned = await onlyDelivery(world, server);
  assert.deepEqual([abandoned.state, abandoned.attempts, abandoned.dueAt], ["abandoned", 2, null]);
  receiver.answer = () => new Response(null, { status: 204 });
  assert.deepEqual(await resendDelivery(world.context, abandoned.id, world.act), {
    id: abandoned.id,
    state: "pending",
  });
  await deliver(world);
  const delivered = await onlyDelivery(world, server);
  assert.deepEqual([delivered.id, delivered.state, delivered.attempts], [
    abandoned.id,
    "delivered",
    3,
  ]);
  const votes = new Set(receiver.received.map(({ headers }) => headers.get("x-listing-vote")));
  assert.equal(votes.size, 1);
});

Deno.test("410 ends the delivery and disables the endpoint", async () => {
  const { world, receiver, server, key, disposable } = await openVote();
  await using _ = disposable;
  receiver.answer = () => new Response(null, { status: 410 });
  await deliver(world);
  assert.deepEqual((await onlyDelivery(world, server)).state, "abandoned");
  await world.account("Alex");
  await world.vote(server, "Alex");
  await deliver(world);
  assert.equal(receiver.received.length, 1);
  const states = async () =>
    (await listDeliveries(world.services.sql, server.slug, world.act)).map(({ state }) => state)
      .sort();
  assert.deepEqual(await states(), ["abandoned", "held"]);
  await setWebhook(world.context, key.id, {
    url: receiver.url,
    ...world.act,
  });
  await world.account("Bob");
  receiver.answer = () => new Response(null, { status: 204 });
  await world.vote(server, "Bob");
  await deliver(world);
  assert.deepEqual(await states(), ["abandoned", "delivered", "held"]);
});

Deno.test("a receiver's Retry-After postpones the next try", async () => {
  const { world, receiver, server, disposable } = await openVote();
  await using _ = disposable;
  receiver.answer = () => new Response(null, { status: 503, headers: { "Retry-After": "3600" } });
  await deliver(world);
  const { dueAt } = await onlyDelivery(world, server);
  assert.ok(dueAt && dueAt.getTime() - world.clock.now.getTime() >= 3_600_000);
});

Deno.test("an endpoint that fails holds up no other", async () => {
  const { world, receiver, server, disposable } = await openVote();
  await using _ = disposable;
  await using other = startReceiver();
  receiver.answer = () => new Response(null, { status: 500 });
  await world.key(server, other.url, "other");
  await world.account("Alex");
  await world.vote(server, "Alex");
  await deliver(world);
  assert.equal(other.received.length, 1);
});

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

Deno.test("a delivery always goes to the key's present URL", async () => {
  const { world, receiver, key, disposable } = await openVote();
  await using _ = disposable;
  await using moved = startReceiver();
  await setWebhook(world.context, key.id, { url: moved.url, ...world.act });
  await deliver(world);
  assert.deepEqual([receiver.received.length, moved.received.length], [0, 1]);
});

Deno.test("a secret that cannot be opened fails alone", async () => {
  const { world, receiver, server, disposable } = await openVote();
  await using _ = disposable;
  await using other = startReceiver();
  const poisoned = await world.key(server, other.url, "poisoned");
  await world.services.sql`update endpoint set secret = '\\x0102' where key_id = ${poisoned.id}`;
  await world.account("Alex");
  await world.vote(server, "Alex");
  await deliver(world);
  assert.deepEqual([receiver.received.length, other.received.length], [2, 0]);
  const outcomes = (await listDeliveries(world.services.sql, server.slug, world.act)).map((
    { lastOutcome },
  ) => lastOutcome);
  assert.deepEqual(outcomes.sort(), ["bad_secret", "delivered", "delivered"]);
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

Deno.test("the timetable's own job delivers every due row", async () => {
  const { world, receiver, disposable } = await openVote();
  await using _ = disposable;
  const job = TIMETABLE.find(({ name }) => name === "deliver due webhooks");
  assert.equal(job?.schedule, "* * * * *");
  await job?.run(world.services);
  assert.equal(receiver.received.length, 1);
});
