import assert from "node:assert/strict";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { adoptSecretKey } from "../../src/service/cli/change_secret_key.ts";
import { connectVotifier } from "../../src/reach/keys/votifier.ts";
import { findVotifiers } from "../../src/reach/keys/connected_votifiers.ts";
import { listKeys } from "../../src/site/keys/list_keys.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { rollKey } from "../../src/core/keys/roll_key.ts";
import { prepareWebhookSecret, setWebhook } from "../../src/site/keys/webhook.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import { createSecretBox } from "../../src/core/secrets/secret_key.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { startVotifier, type VotifierReceiver } from "../support/deliveries/votifier_receiver.ts";
import { openWorld, type World } from "../support/world.ts";

/** Connects a server to a receiver. */
function connect(world: World, server: Server, { port, token }: VotifierReceiver) {
  const place = { host: "127.0.0.1", port };
  return connectVotifier(world.services, server.slug, { ...place, secret: token, ...world.act });
}

Deno.test("a vote reaches the server's Votifier", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  await connect(world, server, receiver);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.dispatcher.deliverDue();
  assert.equal(receiver.votes[0]?.username, "Steve_01");
  assert.equal(receiver.votes[0]?.serviceName, "localhost");
  const [delivery] = await listDeliveries(world.services.sql, server.slug, world.act);
  assert.deepEqual([delivery?.state, delivery?.lastOutcome], ["delivered", "delivered"]);
});

Deno.test("a receiver that is down gets its votes once it is back", async () => {
  await using world = await openWorld({ schedule: [0, 10_000] });
  const down = await startVotifier();
  const { port } = down;
  await down[Symbol.asyncDispose]();
  const server = await world.server();
  await connect(world, server, down);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.dispatcher.deliverDue();
  await using receiver = await startVotifier({ port });
  world.pass(60_000);
  await world.services.dispatcher.deliverDue();
  assert.equal(receiver.votes.length, 1);
});

Deno.test("connecting again changes the place and keeps the one connection", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  const first = await connect(world, server, receiver);
  const place = { host: "play.example.com", port: 8193 };
  const second = await connectVotifier(world.services, server.slug, { ...place, ...world.act });
  assert.deepEqual(second, { id: first.id, url: "votifier://play.example.com:8193" });
  assert.equal((await listKeys(world.services.sql, server.slug, world.act)).length, 1);
});

Deno.test("a Votifier whose secret was lost is not switched on without another", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  const { id } = await connect(world, server, receiver);
  const secretKeys = [btoa("another secret key of 32 bytes..")] as const;
  const services = { ...world.services, box: createSecretBox(...secretKeys) };
  await adoptSecretKey({ ...services, secretKeys }, world.act);
  const place = { host: "127.0.0.1", port: receiver.port, ...world.act };
  await assert.rejects(connectVotifier(services, server.slug, place), {
    code: "votifier_secret_refused",
  });
  const paused = await services
    .sql`select from endpoint where key_id = ${id} and paused_at is not null`;
  assert.equal(paused.length, 1);
  await connectVotifier(services, server.slug, { ...place, secret: receiver.token });
});

Deno.test("a server has one Votifier, even when two windows connect the first at once", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => connect(world, server, receiver)));
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason.code] : []
  );
  assert.ok(refused.every((code) => code === "votifier_connected"), String(refused));
  assert.equal((await listKeys(world.services.sql, server.slug, world.act)).length, 1);
});

Deno.test("the key of a Votifier opens nothing and signs nothing else", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  const { id } = await connect(world, server, receiver);
  const { act, context, services } = world;
  for (
    const change of [
      () => setWebhook(context, id, { url: "https://hooks.example.com/", ...act }),
      () => rollKey(context, id, { overlapHours: 0, ...act }),
      () => prepareWebhookSecret(services, id, act),
    ]
  ) await assert.rejects(change, { code: "key_is_votifier" });
});

Deno.test("what cannot be an address or a secret is refused in words", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const good = { host: "play.example.com", port: 8192, secret: "k3jsf9v8m2q0", ...world.act };
  const attempt = (changes: object) =>
    connectVotifier(world.services, server.slug, { ...good, ...changes });
  await assert.rejects(attempt({ port: 443 }), { code: "votifier_address_refused" });
  await assert.rejects(attempt({ host: "a b" }), { code: "votifier_address_refused" });
  await assert.rejects(attempt({ secret: "x" }), { code: "votifier_secret_refused" });
  await assert.rejects(attempt({ secret: undefined }), { code: "votifier_secret_refused" });
});

Deno.test("a replay tells Votifier no vote a second time", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  const { id } = await connect(world, server, receiver);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await world.services.dispatcher.deliverDue();
  const replay = { since: new Date(world.clock.now.getTime() - 60_000), ...world.act };
  assert.deepEqual(await replayDeliveries(world.context, id, replay), { queued: 0, left: 0 });
});

Deno.test("a name that Votifier cannot take ends its delivery and blames no receiver", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  await connect(world, server, receiver);
  await world.account("Steve-With-A-Long-Name");
  await world.vote(server, "Steve-With-A-Long-Name");
  await world.services.dispatcher.deliverDue();
  const [delivery] = await listDeliveries(world.services.sql, server.slug, world.act);
  assert.deepEqual([delivery?.state, delivery?.lastOutcome], ["abandoned", "name_refused"]);
  const votifiers = await findVotifiers(world.services.sql, server.id, world.act);
  assert.deepEqual(votifiers.map(({ key }) => key.webhookState), ["active"]);
});

Deno.test("a test is told step by step", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const server = await world.server();
  const { id } = await connect(world, server, receiver);
  await sendTest(world.context, id, world.act);
  await world.services.dispatcher.deliverDue();
  assert.equal(receiver.votes[0]?.username, "Voteboard_Test");
  const [votifier] = await findVotifiers(world.services.sql, server.id, world.act);
  assert.match(votifier?.test?.attempts[0]?.excerpt ?? "", /^it greets.*\nsent .*\nit answers: /);
});
