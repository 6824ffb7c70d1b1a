import assert from "node:assert/strict";
import { sendTest } from "../../../src/site/keys/test_webhook.ts";
import { replayDeliveries } from "../../../src/site/keys/replay_votes.ts";
import { resumeWebhook } from "../../../src/site/keys/webhook.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import {
  castVotes,
  embedsOf,
  later,
  openChat,
  postedVotes,
  statesOf,
} from "../../support/deliveries/chats.ts";

Deno.test("all votes that wait become one message, without mentions", async () => {
  await using chat = await openChat();
  const { world, discord, server } = chat;
  await castVotes(world, server, { count: 12 });
  await world.services.dispatcher.deliverDue();
  assert.equal(discord.posted.length, 1);
  const [embed] = embedsOf(discord);
  assert.equal(embed?.title, "12 votes for Skyblock Valley");
  assert.match(embed?.description ?? "", /and 2 more/);
  assert.equal(embed?.footer?.text, "12 votes in 30 days");
  assert.equal(
    discord.requests[0]?.path,
    "/api/v10/webhooks/1/s3cr3t-of-the-channel_wxyz?wait=true",
  );
  assert.deepEqual(await statesOf(world), { delivered: 12 });
});

Deno.test("at once means 2.1 seconds after the last message, and no sooner", async () => {
  await using chat = await openChat();
  const { world, discord, server } = chat;
  const { dispatcher } = world.services;
  await castVotes(world, server, { count: 1, prefix: "One" });
  await dispatcher.deliverDue();
  await castVotes(world, server, { count: 3, prefix: "Two" });
  later(world, 2);
  await dispatcher.deliverDue();
  assert.equal(discord.posted.length, 1);
  later(world, 0.1);
  await dispatcher.deliverDue();
  assert.equal(discord.posted.length, 2);
  assert.equal(postedVotes(discord), 4);
});

Deno.test("every ten minutes means the first vote at once, then one message each ten minutes", async () => {
  await using chat = await openChat({ pace: "ten_minutes" });
  const { world, discord, server } = chat;
  const { dispatcher } = world.services;
  for (let minute = 0; minute < 21; minute++) {
    await castVotes(world, server, { count: 1, prefix: `M${minute}` });
    await dispatcher.deliverDue();
    later(world, 60);
  }
  const start = discord.posted[0]?.at ?? 0;
  assert.deepEqual(discord.posted.map(({ at }) => (at - start) / 60_000), [0, 10, 20]);
  assert.equal(postedVotes(discord), 21);
});

Deno.test("more votes than a message holds follow at once, even every ten minutes", async () => {
  await using chat = await openChat({ pace: "ten_minutes" });
  const { world, discord, server } = chat;
  await castVotes(world, server, { count: 260 });
  await world.services.dispatcher.deliverDue();
  later(world, 2.1);
  await world.services.dispatcher.deliverDue();
  assert.deepEqual(embedsOf(discord).map(({ title }) => title), [
    "250 votes for Skyblock Valley",
    "10 votes for Skyblock Valley",
  ]);
});

Deno.test("a voided vote that waits drops out of the next message", async () => {
  await using chat = await openChat({ pace: "ten_minutes" });
  const { world, discord, server } = chat;
  await castVotes(world, server, { count: 1, prefix: "First" });
  await world.services.dispatcher.deliverDue();
  later(world, 60);
  const [name = ""] = await castVotes(world, server, { count: 1, prefix: "Wrong" });
  await castVotes(world, server, { count: 2, prefix: "Right" });
  const [vote] = await world.services.sql<{ voteId: string }[]>`
    select vote_id from outbox where body::json ->> 'username' = ${name}`;
  await voidVote(world.context, vote?.voteId ?? "", { reason: "double", ...world.act });
  later(world, 600);
  await world.services.dispatcher.deliverDue();
  assert.equal(embedsOf(discord)[1]?.title, "2 votes for Skyblock Valley");
  assert.doesNotMatch(JSON.stringify(discord.posted), /Wrong/);
});

Deno.test("votes that waited longer than an hour are posted as earlier votes, apart from new ones", async () => {
  await using chat = await openChat();
  const { world, discord, server, keyId } = chat;
  chat.discord.remove("1");
  await castVotes(world, server, { count: 400, prefix: "Old" });
  await world.services.dispatcher.deliverDue();
  discord.add({ id: "1", token: "s3cr3t-of-the-channel_wxyz", channel: "c" });
  later(world, 7_200);
  await resumeWebhook(world.context, keyId, world.act);
  await castVotes(world, server, { count: 1, prefix: "New" });
  await replayDeliveries(world.context, keyId, { only: "held", ...world.act });
  for (let nth = 0; nth < 4; nth++) {
    await world.services.dispatcher.deliverDue();
    later(world, 2.1);
  }
  assert.deepEqual(embedsOf(discord).map(({ title }) => title).sort(), [
    "Earlier votes for Skyblock Valley: 150",
    "Earlier votes for Skyblock Valley: 250",
    "New\\_0 voted for Skyblock Valley",
  ]);
  assert.deepEqual(await statesOf(world), { delivered: 401 });
});

Deno.test("a test is posted whatever the pace, and says what it is", async () => {
  await using chat = await openChat({ pace: "ten_minutes" });
  const { world, discord, server, keyId } = chat;
  await castVotes(world, server, { count: 1 });
  await world.services.dispatcher.deliverDue();
  await castVotes(world, server, { count: 1, prefix: "Waits" });
  await sendTest(world.context, keyId, world.act);
  await world.services.dispatcher.deliverDue();
  assert.deepEqual(embedsOf(discord).map(({ title }) => title), [
    "Player\\_0 voted for Skyblock Valley",
    "Test: votes for Skyblock Valley will be posted here",
  ]);
  await sendTest(world.context, keyId, world.act);
  await assert.rejects(sendTest(world.context, keyId, world.act), { code: "sends_too_many" });
});
