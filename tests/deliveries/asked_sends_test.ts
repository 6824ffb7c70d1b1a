import assert from "node:assert/strict";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld } from "../support/world.ts";

Deno.test("an owner sends twenty tests at once to a destination, then one each three seconds", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const server = await world.server();
  const urls = [receiver.url, `${receiver.url}/another`];
  const keys = [await world.key(server, urls[0]), await world.key(server, urls[1])];
  const send = (nth: number) => sendTest(world.context, keys[nth % 2]?.id ?? "", world.act);
  const refused = { code: "sends_too_many" };
  for (let nth = 0; nth < 20; nth++) await send(nth);
  await assert.rejects(send(0), refused);
  world.pass(3_000);
  await send(0);
  await assert.rejects(send(1), refused);
});

Deno.test("a replay is refused until a minute after the last one is sent", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  await world.account("Alex");
  await world.vote(server, "Alex");
  await world.services.dispatcher.deliverDue();
  const replay = () => replayDeliveries(world.context, key.id, world.act);
  assert.equal((await replay()).queued, 1);
  await assert.rejects(replay(), { code: "replay_too_soon" });
  world.pass(61_000);
  await assert.rejects(replay(), { code: "replay_too_soon" });
  world.pass(2_000);
  await replay();
});
