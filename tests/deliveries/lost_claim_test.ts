import assert from "node:assert/strict";
import { proxiedWorld } from "../support/database/broken_network.ts";
import { NIL_UUID } from "../../src/core/database/uuid_v7.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";

Deno.test("rows whose claim was never answered go out with the next claim", async () => {
  await using proxied = await proxiedWorld();
  const { world, proxy } = proxied;
  await using receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");

  // A claim starts here, and no other statement names it.
  const lost = proxy.loseAt(NIL_UUID, "answers");
  await world.services.dispatcher.deliverDue();
  await lost;
  assert.equal(receiver.received.length, 0);
  await world.services.dispatcher.deliverDue();
  assert.equal(receiver.received.length, 1);
  assert.equal(receiver.received[0]?.headers.get("x-listing-attempt"), "1");
});
