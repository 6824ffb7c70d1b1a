import assert from "node:assert/strict";
import { createChatSender } from "../../../src/reach/chats/send_chat.ts";
import { createSecretBox, type SecretBox } from "../../../src/core/secrets/secret_key.ts";
import { CLAIM } from "../../support/deliveries/attempts.ts";
import {
  castVotes,
  connect,
  later,
  NO_SITE,
  openChat,
  postedVotes,
  statesOf,
} from "../../support/deliveries/chats.ts";
import { limitedByEdge } from "../../support/deliveries/discord_chat.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { startTextChat } from "../../support/deliveries/text_chat.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

for (
  const [status, breakIt] of [
    [404, (chat: Awaited<ReturnType<typeof openChat>>) => chat.discord.remove("1")],
    [
      401,
      (chat: Awaited<ReturnType<typeof openChat>>) =>
        void chat.discord.add({ id: "1", token: "another", channel: "c" }),
    ],
  ] as const
) {
  Deno.test(`a ${status} of Discord switches the channel off after one request, and holds its votes`, async () => {
    await using chat = await openChat();
    const { world, discord, server, keyId } = chat;
    breakIt(chat);
    await castVotes(world, server, { count: 30 });
    await world.services.dispatcher.deliverDue();
    later(world, 86_400);
    await castVotes(world, server, { count: 5, prefix: "Later" });
    await world.services.dispatcher.deliverDue();
    assert.deepEqual(discord.requests.map((request) => request.status), [status]);
    assert.deepEqual(await statesOf(world), { held: 35 });
    const [endpoint] = await world.services.sql`
      select disabled_because from endpoint where key_id = ${keyId}`;
    assert.deepEqual(endpoint, { disabledBecause: "chat_gone" });
  });
}

Deno.test("a 429 as HTML postpones the message by its header, and uses up no try", async () => {
  await using chat = await openChat();
  const { world, discord, server } = chat;
  discord.answerWith(() => limitedByEdge(90));
  await castVotes(world, server, { count: 3 });
  await world.services.dispatcher.deliverDue();
  later(world, 89);
  await world.services.dispatcher.deliverDue();
  assert.equal(discord.requests.length, 1);
  const rows = await world.services.sql<{ tries: number; lastOutcome: string }[]>`
    select tries, last_outcome from outbox`;
  assert.deepEqual([...rows], Array(3).fill({ tries: 0, lastOutcome: "chat_busy" }));
  discord.answerWith(undefined);
  later(world, 2);
  await world.services.dispatcher.deliverDue();
  assert.equal(postedVotes(discord), 3);
  assert.deepEqual(await statesOf(world), { delivered: 3 });
});

Deno.test("a message that is refused is given up, and not tried for days", async () => {
  await using chat = await openChat();
  const { world, discord, server } = chat;
  discord.remove("1");
  discord.add({ id: "1", token: "s3cr3t-of-the-channel_wxyz", channel: "c", isForum: true });
  await castVotes(world, server, { count: 3 });
  await world.services.dispatcher.deliverDue();
  later(world, 86_400);
  await world.services.dispatcher.deliverDue();
  assert.deepEqual(discord.requests.map(({ status }) => status), [400]);
  assert.deepEqual(await statesOf(world), { abandoned: 3 });
});

Deno.test("Slack and Mattermost get messages in their own form, and end a channel in their own way", async () => {
  await using chat = await openChat();
  const { world, server } = chat;
  for (const service of ["slack", "mattermost"] as const) {
    await using other = startTextChat(service, { now: () => world.clock.now.getTime() });
    const keyId = await connect(world, server, { address: other.address, service });
    await castVotes(world, server, { count: 2, prefix: service });
    await world.services.dispatcher.deliverDue();
    assert.equal(other.posted.length, 1);
    assert.match(other.posted[0]?.text ?? "", /^2 votes for Skyblock Valley/);
    other.close();
    later(world, 3);
    await castVotes(world, server, { count: 1, prefix: `${service}_gone` });
    await world.services.dispatcher.deliverDue();
    const [endpoint] = await world.services.sql<{ disabledBecause: string; failing: boolean }[]>`
      select disabled_because, failing_since is not null as failing from endpoint where key_id = ${keyId}`;
    assert.deepEqual(endpoint, {
      disabledBecause: service === "slack" ? "chat_gone" : null,
      failing: true,
    });
    later(world, 3);
  }
});

Deno.test("a channel that hangs delays no webhook", async () => {
  await using chat = await openChat();
  const { world, discord, server } = chat;
  await using receiver = startReceiver();
  await world.key(server, receiver.url);
  const hanging = Promise.withResolvers<Response>();
  discord.answerWith(() => hanging.promise);
  await castVotes(world, server, { count: 20 });
  const delivering = world.services.dispatcher.deliverDue();
  while (receiver.received.length < 20) await new Promise((done) => setTimeout(done, 10));
  hanging.resolve(new Response("{}"));
  await delivering;
  assert.deepEqual(await statesOf(world), { delivered: 40 });
});

/** Sends a claimed row of a channel with a box, and returns the outcome and what was logged. */
async function sendWith(box: SecretBox) {
  await using world = await openWorld();
  const { sql, sender, now } = world.services;
  const send = createChatSender({
    sql,
    sender,
    box,
    now,
    site: NO_SITE,
    gather: (leader) =>
      Promise.resolve({
        service: "discord",
        claims: [leader],
        nextMessageAt: now(),
        isEarlier: false,
      }),
  });
  const body = JSON.stringify({ username: "Steve", voted_at: "2026-03-10T12:00:00.000Z" });
  let outcome: string | undefined;
  const log = await logWhile(async () => {
    outcome = (await send({ ...CLAIM, kind: "chat", body }))?.result.outcome;
  });
  return { outcome, log };
}

Deno.test("an address that cannot be opened is bad_secret, and any other error is a bug that is logged", async () => {
  const lost = await sendWith(createSecretBox(SECRET_KEY));
  assert.equal(lost.outcome, "bad_secret");
  assert.doesNotMatch(lost.log, /chat_not_written/);
  const broken = await sendWith({
    ...createSecretBox(SECRET_KEY),
    open() {
      throw new TypeError("the box is broken");
    },
  });
  assert.equal(broken.outcome, "internal_error");
  assert.match(broken.log, /"event":"chat_not_written".*"message":"the box is broken"/);
});
