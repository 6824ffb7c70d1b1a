/** Several Votifier receivers of one listing, and one behind which a proxy passes votes on. */
import assert from "node:assert/strict";
import vote from "votifier2";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import {
  connectVotifier,
  type ReceiverChoice,
  VOTIFIERS_MAX,
} from "../../src/reach/keys/votifier.ts";
import { findVotifiers } from "../../src/reach/keys/connected_votifiers.ts";
import { listKeys } from "../../src/site/keys/list_keys.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { freePort } from "../support/network/ports.ts";
import { startVotifier, type VotifierReceiver } from "../support/deliveries/votifier_receiver.ts";
import { openWorld, type World } from "../support/world.ts";

/** Connects one more receiver to a server, unless told which. */
async function connect(
  world: World,
  server: Server,
  { port, token, name, receiver = "another" }: Pick<VotifierReceiver, "port" | "token"> & {
    name: string;
    receiver?: ReceiverChoice;
  },
) {
  const settings = { host: "127.0.0.1", port, secret: token, name, receiver };
  world.pass(1_000); // they are listed in this order
  return (await connectVotifier(world.services, server.slug, { ...settings, ...world.act })).id;
}

async function castVotes(world: World, server: Server, names: readonly string[]) {
  for (const name of names) {
    await world.account(name);
    await world.vote(server, name);
  }
  await deliver(world);
}

async function deliver({ services, clock }: World) {
  for (let round = 0; round < 20; round++) {
    await services.dispatcher.deliverDue();
    clock.now = new Date(clock.now.getTime() + 1_000);
  }
}

const namesOf = ({ votes }: VotifierReceiver) => votes.map(({ username }) => username).sort();

Deno.test("each of a server's receivers gets each vote once, and the log tells them apart", async () => {
  await using world = await openWorld();
  await using lobby = await startVotifier();
  await using survival = await startVotifier({ token: "another_token_1" });
  const server = await world.server();
  const first = await connect(world, server, { ...lobby, name: "lobby" });
  const second = await connect(world, server, { ...survival, name: "survival" });
  await castVotes(world, server, ["Alex", "Steve"]);
  assert.deepEqual([namesOf(lobby), namesOf(survival)], [["Alex", "Steve"], ["Alex", "Steve"]]);
  const deliveries = await listDeliveries(world.services.sql, server.slug, world.act);
  assert.deepEqual(Map.groupBy(deliveries, ({ keyId }) => keyId).get(first)?.length, 2);
  assert.deepEqual(Map.groupBy(deliveries, ({ keyId }) => keyId).get(second)?.length, 2);
  const keys = await listKeys(world.services.sql, server.slug, world.act);
  assert.deepEqual(keys.map(({ id, name }) => [id, name]), [[first, "lobby"], [
    second,
    "survival",
  ]]);
});

Deno.test("a test of a server's receiver goes to no other server's, and to no webhook", async () => {
  await using world = await openWorld();
  await using lobby = await startVotifier();
  const server = await world.server();
  const receiver = await connect(world, server, { ...lobby, name: "lobby" });
  const other = await world.server("Other");
  const webhook = await world.key(server, "http://127.0.0.1:9999/hook");
  const refused = [[other.id, receiver], [server.id, webhook.id]] as const;
  for (const [serverId, keyId] of refused) {
    const of = { serverId, kind: "votifier" } as const;
    await assert.rejects(sendTest(world.context, keyId, { of, ...world.act }), {
      code: "key_unknown",
    });
  }
  await sendTest(world.context, receiver, {
    of: { serverId: server.id, kind: "votifier" },
    ...world.act,
  });
  await deliver(world);
  assert.deepEqual(namesOf(lobby), ["Voteboard_Test"]);
});

Deno.test("each receiver is tested, renamed and removed on its own", async () => {
  await using world = await openWorld();
  await using lobby = await startVotifier();
  await using survival = await startVotifier();
  const server = await world.server();
  const first = await connect(world, server, { ...lobby, name: "lobby" });
  const second = await connect(world, server, { ...survival, name: "survival" });
  await sendTest(world.context, second, world.act);
  await deliver(world);
  assert.deepEqual([namesOf(lobby), namesOf(survival)], [[], ["Voteboard_Test"]]);
  const { port } = survival;
  const renamed = { host: "127.0.0.1", port, name: "hardcore", receiver: { id: second } };
  await connectVotifier(world.services, server.slug, { ...renamed, ...world.act });
  const votifiers = await findVotifiers(world.services.sql, server.id, world.act);
  assert.deepEqual(votifiers.map(({ key, test }) => [key.name, test?.attempts.length]), [
    ["lobby", undefined],
    ["hardcore", 1],
  ]);
  await revokeKey(world.context, first, world.act);
  await castVotes(world, server, ["Alex"]);
  assert.deepEqual([namesOf(lobby), namesOf(survival)], [[], ["Alex", "Voteboard_Test"]]);
});

Deno.test("a receiver that is down keeps no vote from another, and gets its own later", async () => {
  await using world = await openWorld({ schedule: [0, 10_000] });
  const down = await startVotifier({ port: freePort() });
  await down[Symbol.asyncDispose]();
  await using survival = await startVotifier();
  const server = await world.server();
  await connect(world, server, { ...down, name: "lobby" });
  await connect(world, server, { ...survival, name: "survival" });
  await world.account("Alex");
  await world.vote(server, "Alex");
  await world.services.dispatcher.deliverDue();
  assert.deepEqual(namesOf(survival), ["Alex"]);
  await using lobby = await startVotifier({ port: down.port });
  await deliver(world);
  assert.deepEqual([namesOf(lobby), namesOf(survival)], [["Alex"], ["Alex"]]);
});

Deno.test("a server has no more receivers than allowed, however many are added at once", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const added = Array.from({ length: VOTIFIERS_MAX + 3 }, (_, nth) => {
    const place = { port: 20_000 + nth, token: "k3jsf9v8m2q0" };
    return connect(world, server, { ...place, name: `Votifier ${nth}` });
  });
  const refused = (await Promise.allSettled(added)).flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason.code] : []
  );
  assert.deepEqual(refused, Array(3).fill("votifiers_too_many"));
  const votifiers = await findVotifiers(world.services.sql, server.id, world.act);
  assert.equal(votifiers.length, VOTIFIERS_MAX);
});

Deno.test("a receiver is not connected twice, nor without a choice beside several", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const place = { port: 8192, token: "k3jsf9v8m2q0" };
  await connect(world, server, { ...place, name: "lobby" });
  const other = await connect(world, server, { ...place, port: 8193, name: "survival" });
  const attempt = (port: number, receiver?: ReceiverChoice) =>
    connectVotifier(world.services, server.slug, {
      host: "127.0.0.1",
      port,
      secret: "k3jsf9v8m2q0",
      receiver,
      ...world.act,
    });
  await assert.rejects(attempt(8192, "another"), { code: "webhook_url_taken" });
  await assert.rejects(attempt(8192, { id: other }), { code: "webhook_url_taken" });
  await assert.rejects(attempt(8194), { code: "votifier_connected" });
  await assert.rejects(attempt(8194, "first"), { code: "votifier_connected" });
  await assert.rejects(attempt(8194, { id: crypto.randomUUID() }), { code: "key_unknown" });
});

Deno.test("a proxy that passes votes on as NuVotifier does rewards each once, where its player is", async () => {
  await using world = await openWorld();
  await using lobby = await startVotifier({ token: "token_of_lobby" });
  await using survival = await startVotifier({ token: "token_of_survival" });
  const players = Array.from({ length: 30 }, (_, nth) => `Player_${nth}`);
  const inLobby = new Set(players.slice(0, 12));
  const told: string[] = [];
  // The sender of NuVotifier's makers plays the proxy's part towards the game servers.
  await using proxy = await startVotifier({
    answer(read, socket) {
      if ("fault" in read) return socket.end();
      const { username, serviceName } = read;
      const { port, token } = inLobby.has(username) ? lobby : survival;
      const passed = { username, serviceName, address: read.address, timestamp: Date.now() };
      vote({ host: "127.0.0.1", port, token, vote: passed }, (error: unknown) => {
        if (error) return socket.end();
        told.push(username);
        socket.end('{"status":"ok"}\r\n');
      });
    },
  });
  const server = await world.server();
  await connect(world, server, { ...proxy, name: "proxy", receiver: "first" });
  await castVotes(world, server, players);
  assert.deepEqual(told.toSorted(), players.toSorted());
  assert.deepEqual(namesOf(lobby), [...inLobby].sort());
  assert.deepEqual(namesOf(survival), players.filter((name) => !inLobby.has(name)).sort());
});
