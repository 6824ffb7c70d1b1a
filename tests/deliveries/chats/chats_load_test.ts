import assert from "node:assert/strict";
import { closing, connect as openSql } from "../../../src/core/database/connect.ts";
import { createDispatcher } from "../../../src/core/deliveries/dispatcher.ts";
import { sendTest } from "../../../src/site/keys/test_webhook.ts";
import { chatChannel } from "../../../src/reach/chats/chat_channel.ts";
import { resumeWebhook } from "../../../src/site/keys/webhook.ts";
import { createSender } from "../../../src/core/sending/send_delivery.ts";
import {
  castVotes,
  connect,
  embedsOf,
  later,
  NO_SITE,
  openChat,
  postedVotes,
  statesOf,
} from "../../support/deliveries/chats.ts";
import { eventually } from "../../support/processes/processes.ts";

type Chat = Awaited<ReturnType<typeof openChat>>;

/** Lets ten votes a second come in for a minute of the world's time, then waits until all are posted. */
async function rush({ world, server }: Chat, neighbour: () => Promise<void> = async () => {}) {
  const { dispatcher } = world.services;
  for (let second = 0; second < 120; second++) {
    if (second < 60) await castVotes(world, server, { count: 10, prefix: `S${second}` });
    await neighbour();
    await dispatcher.deliverDue();
    later(world, 1);
  }
}

Deno.test("600 votes in a minute are posted once each, and Discord never has to say no", async () => {
  await using chat = await openChat();
  await rush(chat);
  const { discord, world } = chat;
  assert.equal(postedVotes(discord), 600);
  assert.deepEqual(await statesOf(world), { delivered: 600 });
  assert.deepEqual(new Set(discord.requests.map(({ status }) => status)), new Set([200]));
  assert.ok(discord.posted.length <= 30, `${discord.posted.length}`);
});

Deno.test("with a neighbour in the channel the pause grows, and nothing is lost or doubled", async () => {
  await using chat = await openChat();
  const { discord, world } = chat;
  const other = discord.add({ id: "2", token: "b", channel: "c" });
  let seconds = 0;
  await rush(chat, async () => {
    if (seconds++ % 3 !== 0) return; // 20 a minute
    await (await fetch(other, { method: "POST", body: '{"content":"x"}' })).body?.cancel();
  });
  assert.equal(postedVotes(discord), 600);
  assert.deepEqual(await statesOf(world), { delivered: 600 });
  const own = discord.requests.filter(({ path }) => path.includes("/webhooks/1/"));
  const refused = own.filter(({ status }) => status === 429).length;
  assert.ok(refused > 0 && refused <= 6, `${refused}`);
});

Deno.test("too many invalid answers stop everything that goes to that chat, and nothing else", async () => {
  await using chat = await openChat();
  const { discord, world, server } = chat;
  const { services } = world;
  const sender = createSender({ allowPrivate: true, now: () => world.clock.now });
  const dispatcher = createDispatcher({
    sql: services.pools.deliveries,
    sender,
    box: services.box,
    now: () => world.clock.now,
    channels: { chat: chatChannel(NO_SITE, { all: 3, owner: 4 }) },
  });
  const servers = [server, ...await Promise.all(["Bb", "Cc", "Dd", "Ee"].map(world.server))];
  for (const [nth, one] of servers.entries()) {
    const address = discord.add({ id: `1${nth}`, token: "t".repeat(12) + nth, channel: `c${nth}` });
    await connect(world, one, { address });
    if (nth === 3) break;
  }
  discord.answerWith(() => new Response("{}", { status: 403 }));
  for (const one of servers.slice(0, 3)) {
    await castVotes(world, one, { count: 1, prefix: one.slug.slice(0, 9) });
  }
  await dispatcher.deliverDue();
  const before = discord.requests.length;
  assert.ok(before >= 3);
  await castVotes(world, servers[3] ?? server, { count: 1, prefix: "Paused" });
  later(world, 599);
  await dispatcher.deliverDue();
  assert.equal(discord.requests.length, before);
  discord.answerWith(undefined);
  later(world, 2);
  await dispatcher.deliverDue();
  assert.equal(postedVotes(discord), 5);
  await dispatcher.stop();
  await sender.close();
});

Deno.test("a dispatcher killed between the message and its record posts it again, and loses nothing", async () => {
  await using chat = await openChat({ now: new Date() });
  const { discord, world, server } = chat;
  const { services } = world;
  await castVotes(world, server, { count: 7 });
  const now = () => world.clock.now;
  const sender = createSender({ allowPrivate: true, now });
  const channels = { chat: chatChannel(NO_SITE) };
  const options = { sender, box: services.box, now, channels };
  const sql = openSql(world.databaseUrl, { max: 2, applicationName: "killed" });
  const killed = createDispatcher({ ...options, sql, leaseMs: 1_000 });
  discord.answerWith(async () => {
    discord.answerWith(undefined);
    await sql.end({ timeout: 0 });
    return undefined;
  });
  killed.nudge();
  await eventually("the message", () => discord.posted.length === 1);
  const survivor = createDispatcher({ ...options, sql: services.pools.deliveries });
  later(world, 3);
  await eventually("all rows posted", async () => {
    await survivor.deliverDue();
    return (await statesOf(world))["delivered"] === 7;
  });
  assert.equal(embedsOf(discord)[0]?.title, "7 votes for Skyblock Valley");
  assert.equal(postedVotes(discord), 14);
  await Promise.all([killed.stop(), survivor.stop()]);
  await sender.close();
  await closing(sql);
});

Deno.test("an owner whose channels refuse too much is stopped alone, whatever they resume, move or connect", async () => {
  await using chat = await openChat();
  const { discord, world, server } = chat;
  const { services } = world;
  const sender = createSender({ allowPrivate: true, now: () => world.clock.now });
  const channels = { chat: chatChannel(NO_SITE, { all: 100, owner: 2 }) };
  const now = () => world.clock.now;
  const { pools: { deliveries: sql }, box } = services;
  const dispatcher = createDispatcher({ sql, sender, box, now, channels });
  const [second, third, others] = await Promise.all(["Bb", "Cc", "Dd"].map(world.server));
  assert.ok(second && third && others);
  const connectAt = (one: typeof server, id: string) =>
    connect(world, one, { address: discord.add({ id, token: `tttttttttttt${id}`, channel: id }) });
  const keyId = await connectAt(second, "2");
  await connectAt(others, "9");
  // Each has an owner of its own otherwise.
  const ids = [second.id, third.id];
  await services.sql`
    update server set owner_id = ${server.ownerId} where id = any(${ids}::uuid[])`;
  discord.answerWith((request) =>
    request.url.includes("/9/") ? undefined : new Response("{}", { status: 401 })
  );
  await castVotes(world, server, { count: 1, prefix: "One" });
  await castVotes(world, second, { count: 1, prefix: "Two" });
  await dispatcher.deliverDue();
  assert.equal(discord.requests.length, 2);
  discord.answerWith(undefined);
  await connectAt(third, "3");
  await resumeWebhook(world.context, keyId, world.act);
  await sendTest(world.context, keyId, world.act);
  await castVotes(world, second, { count: 1, prefix: "Three" });
  await castVotes(world, third, { count: 1, prefix: "Four" });
  await castVotes(world, others, { count: 1, prefix: "Five" });
  await dispatcher.deliverDue();
  assert.deepEqual(discord.posted.map(({ channel }) => channel), ["9"]);
  later(world, 601);
  await dispatcher.deliverDue();
  assert.deepEqual(new Set(discord.posted.map(({ channel }) => channel)), new Set(["9", "2", "3"]));
  await dispatcher.stop();
  await sender.close();
});
