import assert from "node:assert/strict";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { queueTopTens } from "../../../src/reach/chats/top_ten.ts";
import { replayDeliveries } from "../../../src/site/keys/replay_votes.ts";
import { pauseWebhook, resumeWebhook } from "../../../src/site/keys/webhook.ts";
import { changeChat } from "../../../src/reach/keys/chat.ts";
import {
  castVotes,
  embedsOf,
  later,
  openChat,
  postedVotes,
} from "../../support/deliveries/chats.ts";
import { limitedByEdge } from "../../support/deliveries/discord_chat.ts";

Deno.test("a daily top ten names players who agreed to be listed, and counts the others", async () => {
  await using chat = await openChat({ pace: "daily" });
  const { world, discord, server, keyId } = chat;
  const { sql, dispatcher } = world.services;
  await castVotes(world, server, { count: 4 });
  await dispatcher.deliverDue();
  assert.equal(discord.posted.length, 0, "votes are no messages");
  await sql`update account set on_boards = true where username in ('Player_1', 'Player_2', 'Player_3')`;
  later(world, 86_400);
  await Promise.all([queueTopTens(sql, world.clock.now), queueTopTens(sql, world.clock.now)]);
  await sql`update account set on_boards = null where username = 'Player_3'`;
  await dispatcher.deliverDue();
  await queueTopTens(sql, world.clock.now);
  await dispatcher.deliverDue();
  const [embed, ...others] = embedsOf(discord);
  assert.equal(others.length, 0, "one each day");
  assert.equal(embed?.title, "Top voters of Skyblock Valley in March 2026");
  const lines = embed?.description?.split("\n").slice(0, -1) ?? [];
  // Both voted at the same moment, so either is first.
  assert.deepEqual(lines.slice(0, -1).map((line) => line.slice(0, 2)), ["1.", "2."]);
  assert.deepEqual(lines.slice(0, -1).map((line) => line.slice(3)).sort(), [
    "Player\\_1: 1 vote",
    "Player\\_2: 1 vote",
  ]);
  assert.equal(lines.at(-1), "and 2 other players");
  const [row] = await listDeliveries(sql, server.slug, { keyId, ...world.act });
  assert.deepEqual([row?.isTopTen, row?.state, row?.lastOutcome], [true, "delivered", "posted"]);
  later(world, 86_400);
  await queueTopTens(sql, world.clock.now);
  await dispatcher.deliverDue();
  assert.equal(discord.posted.length, 2);
});

Deno.test("a top ten that a busy chat puts off is posted as soon as it may be, not a day later", async () => {
  await using chat = await openChat({ pace: "daily" });
  const { world, discord, server } = chat;
  const { sql, dispatcher } = world.services;
  await castVotes(world, server, { count: 1 });
  later(world, 86_400);
  discord.answerWith(() => limitedByEdge(90));
  await queueTopTens(sql, world.clock.now);
  await dispatcher.deliverDue();
  assert.equal(discord.posted.length, 0);
  discord.answerWith(undefined);
  later(world, 91);
  await dispatcher.deliverDue();
  assert.equal(discord.posted.length, 1);
});

Deno.test("a daily channel posts what was replayed with the pause of every channel, and its top ten besides", async () => {
  await using chat = await openChat();
  const { world, discord, server, keyId } = chat;
  const { sql, dispatcher } = world.services;
  await pauseWebhook(world.context, keyId, world.act);
  await castVotes(world, server, { count: 300 });
  const daily = { pace: "daily", locale: null, service: "discord" } as const;
  await changeChat(world.context, keyId, { ...daily, ...world.act });
  later(world, 86_400);
  await resumeWebhook(world.context, keyId, world.act);
  await replayDeliveries(world.context, keyId, { only: "held", ...world.act });
  await queueTopTens(sql, world.clock.now);
  for (let second = 0; second < 5; second++) {
    await dispatcher.deliverDue();
    await dispatcher.deliverDue();
    later(world, 1);
  }
  later(world, 120);
  await dispatcher.deliverDue();
  const times = discord.posted.map(({ at }) => at);
  const pauses = times.slice(1).map((at, nth) => at - (times[nth] ?? 0));
  assert.ok(pauses.every((ms) => ms >= 2_100), `${pauses}`);
  assert.equal(embedsOf(discord).filter(({ title }) => title?.startsWith("Top voters")).length, 1);
  assert.equal(postedVotes(discord), 300 + 2026); // the year of the top ten's title
});
