import assert from "node:assert/strict";
import type { Server } from "../../src/core/servers/server.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";

/** A world in which Steve_01 has voted for a server whose key points at a receiver; nothing is sent yet. */
export async function openVote(options: Parameters<typeof openWorld>[0] = {}) {
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

/** Attempts all due deliveries. */
export function deliver({ services: { dispatcher } }: World): Promise<void> {
  return dispatcher.deliverDue();
}

/** Returns the server's delivery, of which there is one. */
export async function onlyDelivery(world: World, server: Server) {
  const [delivery, ...others] = await listDeliveries(world.services.sql, server.slug, world.act);
  assert.equal(others.length, 0);
  assert.ok(delivery);
  return delivery;
}

/** Returns the recorded attempts of a delivery, in order. */
export async function attemptsOf(world: World, deliveryId: string) {
  const attempts = await world.services.sql`
    select number, outcome, status from attempt where delivery_id = ${deliveryId} order by number`;
  return [...attempts];
}
