import assert from "node:assert/strict";
import type { SecretBox } from "../../src/core/secrets/secret_key.ts";
import { findDeskChat } from "../../src/reach/chats/desk_chat.ts";
import { embedsOf, later } from "../support/deliveries/chats.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { openDeskChat, postDeskNews } from "./desk_chat.ts";

Deno.test("two processes post one message, and two runs at the same moment, too", async () => {
  await using chat = await openDeskChat();
  await chat.submit("Once");
  later(chat.world, 60);
  await Promise.all(Array.from({ length: 4 }, () => postDeskNews(chat.context)));
  await chat.pass(3);
  assert.equal(chat.discord.posted.length, 1);
});

Deno.test("a process killed between the message and its record tells it again, and loses nothing", async () => {
  await using chat = await openDeskChat();
  const { discord, context, world } = chat;
  await chat.submit("Twice");
  later(world, 60);
  const killed = new Error("killed");
  const sender = {
    async send(message: Parameters<typeof context.sender.send>[0]) {
      await context.sender.send(message);
      throw killed;
    },
  };
  await assert.rejects(postDeskNews({ ...context, sender }), killed);
  assert.equal(discord.posted.length, 1);
  await chat.pass(5);
  assert.deepEqual(embedsOf(discord).map(({ description }) => description?.split("\n")[0]), [
    "Twice waits for review",
    "Twice waits for review",
  ]);
});

Deno.test("a process killed before the message tells it later, once", async () => {
  await using chat = await openDeskChat();
  await chat.submit("Late");
  later(chat.world, 60);
  const killed = new Error("killed");
  const sender = { send: () => Promise.reject(killed) };
  await assert.rejects(postDeskNews({ ...chat.context, sender }), killed);
  await chat.pass(5);
  assert.equal(chat.discord.posted.length, 1);
});

Deno.test("while the database is away between the message and its record, the record waits for it", async () => {
  await using chat = await openDeskChat();
  const { context, world } = chat;
  await chat.submit("Patient");
  later(world, 60);
  let failures = 2;
  const { jobs } = context.pools;
  const begin: typeof jobs.begin =
    ((...given: Parameters<typeof jobs.begin>) =>
      failures-- > 0
        ? Promise.reject(Object.assign(new Error("gone"), { code: "57P01" }))
        : jobs.begin(...given)) as typeof jobs.begin;
  const flaky = new Proxy(jobs, {
    get: (target, name) => name === "begin" ? begin : Reflect.get(target, name),
  });
  await postDeskNews({ ...context, pools: { jobs: flaky } });
  assert.ok(failures < 0);
  await chat.pass(3);
  assert.equal(chat.discord.posted.length, 1);
});

Deno.test("a bug while a message is prepared leaves the channel on, and the message is posted later", async () => {
  await using chat = await openDeskChat();
  const { world, discord, context } = chat;
  const box: SecretBox = {
    ...context.box,
    open() {
      throw new TypeError("the box is broken");
    },
  };
  await chat.submit("Fresh");
  later(world, 60);
  const log = await logWhile(() => postDeskNews({ ...context, box }));
  assert.match(log, /"event":"chat_not_written".*"message":"the box is broken"/);
  const found = await findDeskChat(world.services.sql, world.act.by);
  assert.deepEqual([found?.disabledBecause, found?.lastOutcome], [null, "internal_error"]);
  await chat.pass(2);
  assert.equal(discord.posted.length, 1);
});
