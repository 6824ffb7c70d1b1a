import assert from "node:assert/strict";
import { findOverviews } from "../../../src/site/keys/own_overview.ts";
import { setWebhook } from "../../../src/site/keys/webhook.ts";
import { changeChat } from "../../../src/reach/keys/chat.ts";
import { castVotes, later, openChat } from "../../support/deliveries/chats.ts";

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
  assert.equal(overview?.webhookState, null);
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
