import assert from "node:assert/strict";
import { listDeliveries } from "../../src/site/deliveries/list_deliveries.ts";
import { queueTopTens } from "../../src/reach/chats/top_ten.ts";
import { findOverviews } from "../../src/site/keys/own_overview.ts";
import { sendTest } from "../../src/site/keys/test_webhook.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { pauseWebhook, resumeWebhook, setWebhook } from "../../src/site/keys/webhook.ts";
import { createChatSender } from "../../src/reach/chats/send_chat.ts";
import { createSecretBox, type SecretBox } from "../../src/core/secrets/secret_key.ts";
import { changeChat } from "../../src/reach/keys/chat.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { CLAIM } from "../support/deliveries/attempts.ts";
import {
  castVotes,
  connect,
  embedsOf,
  later,
  NO_SITE,
  openChat,
  postedVotes,
  statesOf,
} from "../support/deliveries/chats.ts";
import { limitedByEdge } from "../support/deliveries/discord_chat.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { startTextChat } from "../support/deliveries/text_chat.ts";
import { openWorld, SECRET_KEY } from "../support/world.ts";

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

Deno.test("a server with nothing but a channel still lacks rewards", async () => {
  await using chat = await openChat();
  const { world, discord, server } = chat;
  discord.remove("1");
  await castVotes(world, server, { count: 3 });
  await world.services.dispatcher.deliverDue();
  const [overview] = await findOverviews(
    world.services,
    { serverId: server.id },
    world.clock.now,
  );
  assert.deepEqual([overview?.webhookState, overview?.waiting], [null, 0]);
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

Deno.test("the address of a channel is in no row and no response in the clear", async () => {
  await using chat = await openChat();
  const { world, discord, server, address } = chat;
  discord.answerWith((request) =>
    new Response(`Cannot POST ${request.url}`, { status: 500, headers: { "x-path": request.url } })
  );
  await castVotes(world, server, { count: 2 });
  await world.services.dispatcher.deliverDue();
  const secret = address.slice(address.lastIndexOf("/") + 1, -4);
  for (const table of ["endpoint", "api_key", "audit_entry", "attempt", "outbox", "receiver"]) {
    const rows = await world.services.sql`select * from ${world.services.sql(table)}`;
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(secret), table);
  }
  const [attempt] = await world.services.sql`select excerpt, headers, origin from attempt`;
  assert.match(attempt?.["excerpt"], /^Cannot POST http:\/\/127\.0\.0\.1:\d+\/api\/v10\/…\/1\/…/);
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

Deno.test("saving a channel again and again brings no message forward, and moving it is limited", async () => {
  await using chat = await openChat({ pace: "ten_minutes" });
  const { world, discord, server, keyId, address } = chat;
  await castVotes(world, server, { count: 1, prefix: "First" });
  await world.services.dispatcher.deliverDue();
  await castVotes(world, server, { count: 1, prefix: "Next" });
  const same = { pace: "ten_minutes", locale: null, service: "discord", ...world.act } as const;
  await changeChat(world.context, keyId, same);
  later(world, 1);
  await world.services.dispatcher.deliverDue();
  assert.equal(discord.posted.length, 1);
  const moved = { ...same, address, now: world.clock.now };
  await changeChat(world.context, keyId, moved);
  await changeChat(world.context, keyId, moved);
  await assert.rejects(changeChat(world.context, keyId, moved), { code: "sends_too_many" });
});

Deno.test("removing a channel's address deletes it", async () => {
  await using chat = await openChat();
  const { world, keyId } = chat;
  await setWebhook(world.context, keyId, { url: null, ...world.act });
  const [endpoint] = await world.services.sql<{ secret: Uint8Array }[]>`
    select secret from endpoint where key_id = ${keyId}`;
  assert.equal(endpoint?.secret.length, 0);
});
