/** SPEC §4.4, §5.4 and §6: when a webhook is sent, and that a receiver can trust it. */
import assert from "node:assert/strict";
import { createHmac, timingSafeEqual } from "node:crypto";
import { rollKey } from "../../src/core/keys/roll_key.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { castVote } from "../../src/core/votes/cast_vote.ts";
import { setWebhook } from "../../src/site/keys/webhook.ts";
import { type Receiver, startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";
import { serve } from "../support/network/loopback.ts";

/** Milliseconds that a delivery over loopback may take before a test calls it lost. */
const LOST_AFTER_MS = 10_000;

/** SPEC §6.2, step by step, without any code of the service. */
function isAuthentic(header: string, rawBody: string, secret: string): boolean {
  const parts = header.split(",");
  const part = (name: string) => parts.find((text) => text.startsWith(name))?.slice(name.length);
  const digest = createHmac("sha256", secret).update(`${part("t=")}.${rawBody}`).digest("hex");
  const [expected, received] = [digest, part("v1=") ?? ""].map((text) =>
    new TextEncoder().encode(text)
  );
  return expected?.length === received?.length &&
    timingSafeEqual(expected ?? new Uint8Array(), received ?? new Uint8Array());
}

/** A world whose server's key points at the receiver; Steve_01 can vote. */
async function openListening(receiver: Receiver) {
  const world = await openWorld();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  await world.account("Steve_01");
  return { world, server, key };
}

function deliver({ services: { dispatcher } }: World): Promise<void> {
  return dispatcher.deliverDue();
}

Deno.test("SPEC §5.4, §6.2: a delivery is verified with the webhook secret", async () => {
  await using receiver = startReceiver();
  const { world, server, key } = await openListening(receiver);
  await using _ = world;
  await world.vote(server, "Steve_01");
  await deliver(world);
  const [delivery] = receiver.received;
  assert.ok(delivery);
  const header = delivery.headers.get("x-listing-signature") ?? "";
  assert.ok(isAuthentic(header, delivery.body, key.webhookSecret));
  assert.ok(!isAuthentic(header, delivery.body, key.secret));
  assert.ok(!isAuthentic(header, `${delivery.body} `, key.webhookSecret));
  assert.ok(!isAuthentic(header.replace("t=", "t=1"), delivery.body, key.webhookSecret));
});

Deno.test("SPEC §4.4: the URL gets a signed POST of JSON", async () => {
  const seen: { method: string; url: string; headers: Headers; body: string }[] = [];
  await using listener = serve(async (request) => {
    const { method, url } = request;
    const headers = new Headers(request.headers);
    seen.push({ method, url, headers, body: await request.text() });
    return new Response(null, { status: 204 });
  });
  const url = `${listener.origin}/a/path?and=query`;
  await using world = await openWorld();
  const server = await world.server();
  await world.key(server, url);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await deliver(world);
  const [post, ...more] = seen;
  assert.deepEqual([post?.method, post?.url, more.length], ["POST", url, 0]);
  assert.equal(post?.headers.get("content-type"), "application/json");
  assert.match(post?.headers.get("x-listing-signature") ?? "", /^t=\d{10},v1=[0-9a-f]{64}$/);
  assert.equal(JSON.parse(post?.body ?? "{}").event, "vote");
});

Deno.test("SPEC §6.1: a vote's own commit sends it", async () => {
  const arrived = Promise.withResolvers<string>();
  await using receiver = startReceiver();
  const { world, server } = await openListening(receiver);
  await using _ = world;
  receiver.answer = ({ body }) => {
    arrived.resolve(body);
    return new Response(null, { status: 204 });
  };
  const timer = setTimeout(() => arrived.reject(new Error("no delivery")), LOST_AFTER_MS);
  const now = world.clock.now;
  await castVote(world.services, { slug: server.slug, username: "Steve_01", now });
  assert.equal(JSON.parse(await arrived.promise).voted_at, now.toISOString());
  clearTimeout(timer);
});

Deno.test("SPEC §6.1: only the voted server's keys learn of a vote", async () => {
  await using receiver = startReceiver();
  const { world, server } = await openListening(receiver);
  await using _ = world;
  const other = await world.server("Other");
  await world.vote(other, "Steve_01");
  await deliver(world);
  assert.equal(receiver.received.length, 0);
  await world.vote(server, "Steve_01");
  await deliver(world);
  assert.deepEqual(receiver.received.map(({ body }) => JSON.parse(body).server_id), [server.id]);
});

Deno.test("SPEC §6.1: vote is the only event", async () => {
  await using receiver = startReceiver();
  const { world, server, key } = await openListening(receiver);
  await using _ = world;
  await world.key(server, `${receiver.url}/second`, "second");
  await rollKey(world.context, key.id, { overlapHours: 1, ...world.act });
  await setWebhook(world.context, key.id, {
    url: `${receiver.url}/new`,
    ...world.act,
  });
  await decideStatus(world.context, server.slug, { decision: "suspend", ...world.act });
  await assert.rejects(world.vote(server, "Steve_01"));
  await decideStatus(world.context, server.slug, { decision: "approve", ...world.act });
  await deliver(world);
  assert.equal(receiver.received.length, 0);
  await world.vote(server, "Steve_01");
  assert.equal((await world.vote(server, "Steve_01")).kind, "already_voted");
  await deliver(world);
  assert.deepEqual(receiver.received.map(({ body }) => JSON.parse(body).event), ["vote", "vote"]);
});
