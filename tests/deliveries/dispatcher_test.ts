import assert from "node:assert/strict";
import { TIMETABLE } from "../../src/service/timetable.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { type Receiver, startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";
import { attemptsOf, deliver, onlyDelivery, openVote } from "./dispatched_vote.ts";

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

Deno.test("the timetable's own job delivers every due row", async () => {
  const { world, receiver, disposable } = await openVote();
  await using _ = disposable;
  const job = TIMETABLE.find(({ name }) => name === "deliver due webhooks");
  assert.equal(job?.schedule, "* * * * *");
  await job?.run(world.services);
  assert.equal(receiver.received.length, 1);
});
