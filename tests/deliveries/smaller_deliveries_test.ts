import assert from "node:assert/strict";
import { findAnswerTimes } from "../../src/site/deliveries/delivery_figures.ts";
import { readAttempts } from "../../src/site/deliveries/list_attempts.ts";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { requireOwnDelivery } from "../../src/site/deliveries/own_delivery.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { forgetVoters } from "../../src/site/voting/forget_voters.ts";
import { castVotes, openChat } from "../support/deliveries/chats.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { shrinkDeliveries } from "../support/deliveries/smaller_deliveries.ts";
import { openWorld } from "../support/world.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";

/** A world in which a vote arrived, in the form of the next minor version. */
async function openArrived() {
  const world = await openWorld({ now: new Date("2026-03-10T12:00:00.007Z") });
  const receiver = startReceiver();
  receiver.answer = () => new Response("Thanks", { headers: { "x-plugin": "v1" } });
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  const { viewer } = await signUp(world, "Steve_01");
  await world.vote(server, "Steve_01");
  const { sql, dispatcher } = world.services;
  await dispatcher.deliverDue();
  const list = (search?: string) => listDeliveries(sql, server.slug, { ...world.act, search });
  const [before] = await list();
  const id = before?.id ?? "";
  const read = async () => {
    const delivery = await requireOwnDelivery(sql, id, {
      by: world.act.by,
    });
    return { delivery, attempts: await readAttempts(sql, { id, keyId: key.id }) };
  };
  const shown = { list: await list(), ...await read() };
  await shrinkDeliveries(sql);
  assert.equal(
    (await sql`select from delivery where body is null and duration_ms is not null`).length,
    1,
  );
  assert.equal((await sql`select from attempt`).length, 0);
  return {
    world,
    sql,
    receiver,
    server,
    key,
    viewer,
    id,
    /** What the owner saw before. */
    shown,
    list,
    read,
    deliver: () => dispatcher.deliverDue(),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}

Deno.test("owners see a delivery in its smaller form as in the earlier one", async () => {
  await using arrived = await openArrived();
  const { world, sql, shown, list, read, server, key } = arrived;
  assert.deepEqual({ list: await list(), ...await read() }, shown);
  assert.equal(shown.attempts[0]?.excerpt, "Thanks");
  assert.equal(shown.delivery.body, arrived.receiver.received[0]?.body);
  assert.deepEqual(await list("steve_01"), shown.list);
  assert.deepEqual(await list(shown.delivery.voteId), shown.list);
  assert.deepEqual(await list("Alex"), []);
  const counted = { serverId: server.id, keyId: key.id };
  const { durationMs } = shown.attempts[0] ?? {};
  assert.deepEqual(await findAnswerTimes(sql, counted, world.clock.now), {
    median: durationMs,
    p95: durationMs,
  });
});

Deno.test("a delivery in its smaller form is sent again with the same bytes, and keeps its attempt", async () => {
  await using arrived = await openArrived();
  const { world, receiver, shown, key, read, deliver } = arrived;
  const again = [
    () => resendDelivery(world.context, arrived.id, world.act),
    () => replayDeliveries(world.context, key.id, world.act),
  ];
  for (const [nth, send] of again.entries()) {
    world.pass(MINUTE_MS);
    await send();
    await deliver();
    const { delivery, attempts } = await read();
    assert.deepEqual([delivery.state, delivery.attempts, delivery.acceptedAttempt], [
      "delivered",
      nth + 2,
      1,
    ]);
    assert.deepEqual(
      attempts.map(({ number }) => number),
      Array.from({ length: nth + 2 }, (_, at) => at + 1),
    );
    assert.deepEqual(attempts[0], shown.attempts[0]);
  }
  assert.deepEqual(receiver.received.map(({ body }) => body), Array(3).fill(shown.delivery.body));
});

Deno.test("a replay moves the attempt of a delivery in its smaller form", async () => {
  await using arrived = await openArrived();
  const { world, shown, key, read, deliver } = arrived;
  assert.deepEqual(await replayDeliveries(world.context, key.id, world.act), {
    queued: 1,
    left: 0,
  });
  await deliver();
  const { attempts } = await read();
  assert.deepEqual([attempts.length, attempts[0]], [2, shown.attempts[0]]);
});

Deno.test("a replay posts votes in their smaller form into a chat again, and no top ten", async () => {
  await using chat = await openChat();
  const { world, server, keyId } = chat;
  const { sql, dispatcher } = world.services;
  await castVotes(world, server, { count: 2 });
  await dispatcher.deliverDue();
  await shrinkDeliveries(sql);
  await sql`
    update delivery set body = '{"event":"top_ten","month":"2026-03"}', account_id = null, username = null
    where id = (select id from delivery order by id limit 1)`;
  assert.equal((await replayDeliveries(world.context, keyId, world.act)).queued, 1);
});

Deno.test("a deleted account leaves nothing in the smaller form", async () => {
  await using arrived = await openArrived();
  const { world, sql, viewer } = arrived;
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  await forgetVoters(sql, new Date(world.clock.now.getTime() + 2 * MINUTE_MS));
  assert.equal((await sql`select from delivery`).length, 0);
});
