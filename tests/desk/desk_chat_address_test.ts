import assert from "node:assert/strict";
import { adoptSecretKey, resealSecrets } from "../../src/service/cli/change_secret_key.ts";
import { createSecretBox } from "../../src/core/secrets/secret_key.ts";
import { findDeskChat, removeDeskChat, saveDeskChat } from "../../src/reach/chats/desk_chat.ts";
import { embedsOf, later } from "../support/deliveries/chats.ts";
import { SECRET_KEY } from "../support/world.ts";
import { ALL, openDeskChat, postDeskNews, TOKEN } from "./desk_chat.ts";

Deno.test("a webhook that was deleted gets one message, and another address what waited", async () => {
  await using chat = await openDeskChat();
  const { discord, world, save } = chat;
  await chat.submit("Before");
  discord.remove("1");
  const before = discord.requests.length;
  await chat.pass(100);
  assert.equal(discord.requests.length, before + 1);
  const off = await findDeskChat(world.services.sql, world.act.by);
  assert.deepEqual([off?.disabledBecause, off?.lastStatus], ["chat_gone", 404]);
  await save({ address: discord.add({ id: "2", token: TOKEN, channel: "new" }) });
  await chat.pass(2);
  assert.deepEqual(
    embedsOf(discord).map(({ title }) => title),
    [
      "Test: news for the moderators of Voteboard will be posted here",
      "1 new on the desk of Voteboard",
    ],
  );
});

Deno.test("a wrong address is refused with what the chat said, and changes nothing", async () => {
  await using chat = await openDeskChat();
  const { discord, world, save } = chat;
  const before = await findDeskChat(world.services.sql, world.act.by);
  for (
    const [address, status] of [
      [`${discord.origin}/api/webhooks/7/${TOKEN}`, 404],
      [`${discord.origin}/api/webhooks/1/another-token-of-it`, 401],
    ] as const
  ) {
    const saved = await save({ address });
    assert.deepEqual([saved.kind, saved.kind === "refused" && saved.result.status], [
      "refused",
      status,
    ]);
  }
  await assert.rejects(save({ address: "https://discord.com/channels/1/2" }), {
    code: "chat_address_refused",
  });
  await assert.rejects(save({ address: "not an address" }), { code: "webhook_url_refused" });
  assert.deepEqual(await findDeskChat(world.services.sql, world.act.by), before);
});

Deno.test("addresses inside the host's network are refused, and nothing is sent there", async () => {
  await using chat = await openDeskChat();
  const { context, discord, world } = chat;
  const before = discord.requests.length;
  const chosen = { service: "mattermost", kinds: ALL, pace: "at_once", ...world.act } as const;
  for (
    const address of [
      `${discord.origin}/hooks/abc`,
      "http://localhost/hooks/abc",
      "http://169.254.169.254/latest/meta-data",
      "http://[::1]:5432/hooks/abc",
      "http://0x7f000001/hooks/abc",
    ]
  ) {
    const saving = saveDeskChat({ ...context, allowPrivate: false }, { address, ...chosen });
    await assert.rejects(saving, { code: "webhook_url_refused" }, address);
  }
  assert.equal(discord.requests.length, before);
});

Deno.test("only administrators see and change the channel", async () => {
  await using chat = await openDeskChat();
  const { id } = await chat.world.account("Mod");
  const by = { kind: "account", id, isModerator: true } as const;
  const { sql } = chat.world.services;
  await assert.rejects(findDeskChat(sql, by), { code: "administrators_only" });
  await assert.rejects(chat.save({ by }), { code: "administrators_only" });
  await assert.rejects(removeDeskChat({ sql }, { by, now: chat.world.clock.now }), {
    code: "administrators_only",
  });
});

Deno.test("the address is in no row in the clear, and gone once the channel is removed", async () => {
  await using chat = await openDeskChat();
  const { world, discord } = chat;
  discord.answerWith((request) => new Response(`Cannot POST ${request.url}`, { status: 500 }));
  await chat.submit("Secret");
  await chat.pass();
  for (const table of ["desk_chat", "desk_told", "audit_entry", "site_setting"]) {
    const rows = await world.services.sql`select * from ${world.services.sql(table)}`;
    assert.doesNotMatch(JSON.stringify(rows), /s3cr3t/, table);
  }
  const shown = (await findDeskChat(world.services.sql, world.act.by))?.shown;
  assert.match(shown ?? "", /^chat:\/\/127\.0\.0\.1:\d+\/…wxyz$/);
  await removeDeskChat(world.services, world.act);
  assert.equal((await world.services.sql`select from desk_chat`).length, 0);
});

Deno.test("the address follows a change of the secret key, and without its key the channel is off", async () => {
  await using chat = await openDeskChat();
  const { world, discord, context } = chat;
  const next = btoa("another secret key of 32 bytes..");
  await resealSecrets(world.services, [next, SECRET_KEY]);
  const box = createSecretBox(next);
  await chat.submit("Resealed");
  later(world, 60);
  await postDeskNews({ ...context, box });
  assert.equal(discord.posted.length, 1);
  const lost = [btoa("a third secret key of 32 bytes..")] as const;
  await adoptSecretKey({ ...world.services, secretKeys: lost }, world.act);
  await chat.submit("Lost");
  later(world, 60);
  await postDeskNews({ ...context, box: createSecretBox(...lost) });
  const found = await findDeskChat(world.services.sql, world.act.by);
  assert.equal(found?.disabledBecause, "bad_secret");
});
