import assert from "node:assert/strict";
import type { Server } from "../../src/core/servers/server.ts";
import { voidVote, voidVotes } from "../../src/desk/voids/void_vote.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { readAttempts } from "../../src/site/deliveries/list_attempts.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { meetLock } from "../support/database/locks.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

/** Casts a vote and returns its id. */
async function cast(world: World, server: Server, username: string): Promise<string> {
  const outcome = await world.vote(server, username);
  assert.ok(outcome.kind === "cast");
  return outcome.voteId;
}

function voidIt(world: World, id: string) {
  return voidVote(world.context, id, { ...world.act, reason: "Cast by a script" });
}

Deno.test("a void vote's waiting deliveries are abandoned for every key", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { sql, dispatcher } = world.services;
  const server = await world.server();
  const key = await world.key(server, receiver.url, "one");
  await world.key(server, `${receiver.url}two`, "two");
  await world.account("Steve_01");
  await world.account("Alex");
  const id = await cast(world, server, "Steve_01");
  await cast(world, server, "Alex");
  assert.deepEqual(await voidIt(world, id), { kind: "void", abandoned: 2 });
  await dispatcher.deliverDue();
  assert.deepEqual(receiver.received.map(({ body }) => JSON.parse(body).username), [
    "Alex",
    "Alex",
  ]);
  const { by } = world.act;
  const ended = (await listDeliveries(sql, server.slug, { by })).filter((d) => d.voteId === id);
  assert.deepEqual(ended.map((d) => [d.state, d.lastOutcome, d.attempts]), [
    ["abandoned", "vote_voided", 0],
    ["abandoned", "vote_voided", 0],
  ]);
  const resent = resendDelivery(world.context, ended[0]?.id ?? "", world.act);
  await assert.rejects(resent, { code: "vote_voided" });
  const replayed = await replayDeliveries(world.context, key.id, {
    since: world.clock.now,
    ...world.act,
  });
  assert.deepEqual(replayed, { queued: 1, left: 0 });
});

Deno.test("a vote that is voided while being sent is not retried", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { sql, dispatcher } = world.services;
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.account("Steve_01");
  const id = await cast(world, server, "Steve_01");
  receiver.answer = async () => {
    await voidIt(world, id);
    return new Response("not now", { status: 500 });
  };
  await dispatcher.deliverDue();
  const { by } = world.act;
  const [delivery] = await listDeliveries(sql, server.slug, { by });
  assert.deepEqual([delivery?.state, delivery?.lastOutcome], ["abandoned", "vote_voided"]);
  const attempts = await readAttempts(sql, {
    id: delivery?.id ?? "",
    keyId: delivery?.keyId ?? "",
  });
  assert.deepEqual(attempts.map(({ outcome, status }) => [outcome, status]), [["rejected", 500]]);
  world.pass(DAY_MS);
  await dispatcher.deliverDue();
  assert.equal(receiver.received.length, 1);
});

Deno.test("a vote that is being voided is not sent again", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { sql, dispatcher } = world.services;
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  const { id: accountId } = await world.account("Steve_01");
  const votedAt = world.clock.now;
  const vote = { id: await cast(world, server, "Steve_01"), accountId, votedAt };
  await dispatcher.deliverDue();
  const [delivery] = await listDeliveries(sql, server.slug, world.act);
  const voiding = { serverId: server.id, voidedBy: null, reason: null, now: votedAt };
  const sendAgain = [
    (held: Sql) => resendDelivery({ sql: held, nudge() {} }, delivery?.id ?? "", world.act),
    (held: Sql) => replayDeliveries({ sql: held, nudge() {} }, key.id, world.act),
  ];
  for (const work of sendAgain) {
    const met = meetLock(world, {
      first: (tx) => voidVotes(tx, [vote], voiding),
      work,
      then: () => Promise.resolve(),
    });
    await met.catch((error) => assert.equal(error.code, "vote_voided"));
    assert.equal((await sql`select from outbox`).length, 0);
    await sql`update vote set voided_at = null`;
  }
});
