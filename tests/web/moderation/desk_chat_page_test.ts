import assert from "node:assert/strict";
import { startDiscordChat } from "../../support/deliveries/discord_chat.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const PAGE = "/moderation/chat";
const TOKEN = "s3cr3t-of-the-moderators_wxyz";
const CHOSEN = { service: "discord", pace: "at_once", "kinds:reports": "1" };

Deno.test("an administrator connects a channel, changes it and removes it", async () => {
  await using world = await openWorld();
  await using discord = startDiscordChat();
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  const address = discord.add({ id: "1", token: TOKEN, channel: "mods" });
  assert.equal((await ada.get(PAGE)).location, "/moderation/settings#chat");
  await ada.submit(PAGE, { ...CHOSEN, secret_address: address });
  assert.equal(discord.posted.length, 1);
  const { html } = await ada.get("/moderation/settings");
  assert.match(html, /127\.0\.0\.1:\d+\/…wxyz/);
  assert.doesNotMatch(html, new RegExp(TOKEN));
  assert.match(html, /name="kinds:reports" value="1" checked/);
  assert.doesNotMatch(html, /name="kinds:waves" value="1" checked/);
  await ada.submit(PAGE, { ...CHOSEN, pace: "ten_minutes", secret_address: "" });
  assert.match((await ada.get("/moderation/settings")).html, /value="ten_minutes" selected/);
  assert.equal(discord.posted.length, 1);
  await ada.submit(`${PAGE}/removal`, {});
  assert.match((await ada.get("/moderation/settings")).html, /Connect a channel/);
  const trail = (await ada.get("/moderation/audit")).html;
  assert.match(trail, /the chat for moderators/);
  assert.doesNotMatch(trail, /wxyz/);
});

Deno.test("a wrong address is explained beside its field, and not shown again", async () => {
  await using world = await openWorld();
  await using discord = startDiscordChat();
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  const wrong = `${discord.origin}/api/webhooks/1/${TOKEN}`;
  const sent = await ada.submit(PAGE, { ...CHOSEN, secret_address: wrong });
  assert.equal(sent.status, 422);
  assert.match(sent.html, /The chat answered 404: it has no such webhook/);
  assert.doesNotMatch(sent.html, new RegExp(TOKEN));
  assert.match(sent.html, /name="kinds:reports" value="1" checked/);
  const empty = await ada.submit(PAGE, { ...CHOSEN, secret_address: "" });
  assert.match(empty.html, /Paste the address of the channel/);
  const none = await ada.submit(PAGE, {
    ...CHOSEN,
    secret_address: "https://discord.com/channels/1",
  });
  assert.equal(none.status, 422);
});
