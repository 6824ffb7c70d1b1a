import assert from "node:assert/strict";
import { limitedByEdge } from "../support/deliveries/discord_chat.ts";
import { openDeskChat } from "./desk_chat.ts";

Deno.test("a chat that fails is asked less and less, and gets what waited once it works", async () => {
  await using chat = await openDeskChat();
  const { discord } = chat;
  discord.answerWith(() => new Response("broken", { status: 500 }));
  await chat.submit("Waits");
  const before = discord.requests.length;
  await chat.pass(240);
  const asked = discord.requests.length - before;
  assert.ok(asked >= 6 && asked <= 10, `${asked}`);
  discord.answerWith(undefined);
  await chat.pass(60);
  assert.equal(discord.posted.length, 1);
});

Deno.test("a 429 postpones the message as long as the chat says", async () => {
  await using chat = await openDeskChat();
  const { discord } = chat;
  discord.answerWith(() => limitedByEdge(590));
  await chat.submit("Busy");
  await chat.pass(10);
  const before = discord.requests.length;
  discord.answerWith(undefined);
  await chat.pass(1);
  assert.equal(before, 2); // the test message, and the one that has to wait
  assert.equal(discord.posted.length, 1);
});
