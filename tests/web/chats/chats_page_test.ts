import assert from "node:assert/strict";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { castVotes, embedsOf, later, postedVotes } from "../../support/deliveries/chats.ts";
import { startDiscordChat } from "../../support/deliveries/discord_chat.ts";
import { formIdOf, issueByForm, keysOf, openOwner, PANEL } from "../../support/people/owner.ts";
import type { Visitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const PAGE = "/my/servers/caves/rewards";
const CHATS = "/my/servers/caves/chats";
const TOKEN = "s3cr3t-of-the-channel_wxyz";
const SECRET = "s3cr3t-of-the-channel";

/** A world with Steve's server, and a channel of an imitated Discord. */
async function openCaves() {
  const world = await openWorld();
  const discord = startDiscordChat({ now: () => world.clock.now.getTime() });
  const steve = await openOwner(world);
  return {
    world,
    discord,
    steve,
    address: discord.add({ id: "1", token: TOKEN, channel: "c" }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await discord[Symbol.asyncDispose]();
    },
  };
}

async function connectByForm(
  steve: Visitor,
  { address, ...fields }: { address: string; pace?: string },
) {
  const { html } = await steve.get(PAGE);
  const form_id = formIdOf(html, CHATS);
  const settings = { service: "discord", pace: "at_once", locale: "" };
  return await steve.submit(CHATS, { ...settings, form_id, secret_address: address, ...fields });
}

Deno.test("one form connects a channel, and its test is posted and shown", async () => {
  await using caves = await openCaves();
  const { world, discord, steve, address } = caves;
  const { location = "" } = await connectByForm(steve, { address });
  assert.match(location ?? "", /^\/my\/servers\/caves\/deliveries\/[^/]+\?notice=chat_connected$/);
  await world.services.dispatcher.deliverDue();
  assert.equal(embedsOf(discord)[0]?.title, "Test: votes for Caves will be posted here");
  const { html } = await steve.get(location ?? "");
  assert.match(html, /Posted in the channel\./);
  const former = await steve.get(CHATS);
  assert.deepEqual([former.status, former.location], [301, `${PAGE}#chats`]);
  assert.match((await steve.get(PAGE)).html, /Discord …wxyz<\/a>/);
});

Deno.test("no page shows an address again, only its host and last four characters", async () => {
  await using caves = await openCaves();
  const { world, steve, address } = caves;
  const wrong = await connectByForm(steve, { address, pace: "never" });
  assert.equal(wrong.status, 422);
  const refused = await connectByForm(steve, { address: `${address}/?`.replace("webhooks", "x") });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /id="secret_address-fault">[^<]*not the address of a Discord webhook/);
  const { location } = await connectByForm(steve, { address });
  await world.services.dispatcher.deliverDue();
  const [key] = await keysOf(world);
  const twice = await connectByForm(steve, { address });
  assert.match(twice.html, /id="secret_address-fault">[^<]*connected already/);
  const pages = [PAGE, PANEL, `${PANEL}/keys/${key?.id}`, location ?? "", "/my/servers/caves"];
  const seen = await Promise.all(pages.map(async (page) => (await steve.get(page)).html));
  for (const html of [wrong.html, refused.html, twice.html, ...seen]) {
    assert.ok(!html.includes(SECRET));
  }
  assert.match(seen[2] ?? "", /127\.0\.0\.1:\d+\/…wxyz/);
});

Deno.test("a channel's address pasted where a webhook's belongs becomes an offer", async () => {
  await using caves = await openCaves();
  const { world, steve } = caves;
  const typed = `https://discordapp.com/api/webhooks/1/${TOKEN}`;
  const { answer } = await issueByForm(steve, { name: "lobby", webhook_url: typed });
  assert.equal(answer.status, 200);
  assert.match(answer.html, /discord\.com\/…wxyz is a channel: votes are posted there as messages/);
  assert.ok(answer.html.includes(`name="secret_address" value="${typed}"`));
  assert.match(answer.html, /name="service" value="discord"/);
  assert.match(answer.html, /<option value="ten_minutes" selected/);
  assert.deepEqual(await keysOf(world), [], "it was only offered");
  const webhook = await world.key({ slug: "caves" });
  const offered = await steve.submit(`${PANEL}/keys/${webhook.id}/webhook`, { url: typed });
  assert.match(offered.html, /is a channel/);
});

Deno.test("an owner changes how often a channel gets messages, and moves it", async () => {
  await using caves = await openCaves();
  const { world, discord, steve, address } = caves;
  await connectByForm(steve, { address, pace: "ten_minutes" });
  await world.services.dispatcher.deliverDue();
  const [key] = await keysOf(world);
  const own = `${PANEL}/keys/${key?.id}`;
  const other = discord.add({ id: "2", token: "t".repeat(20) + "abcd", channel: "d" });
  const fields = { service: "discord", pace: "at_once", locale: "", secret_address: other };
  assert.equal((await steve.submit(`${own}/chat`, fields)).location, `${own}?notice=chat_saved`);
  await castVotes(world, { slug: "caves" }, { count: 2 });
  later(world, 3);
  await world.services.dispatcher.deliverDue();
  assert.deepEqual(discord.posted.map(({ channel }) => channel), ["c", "d"]);
  assert.equal(postedVotes(discord), 2);
  const [moved] = await keysOf(world);
  assert.deepEqual([moved?.name, moved?.pace], ["Discord …abcd", "at_once"]);
});

Deno.test("a channel that is gone says so on its page, and goes on with a new address", async () => {
  await using caves = await openCaves();
  const { world, discord, steve, address } = caves;
  await connectByForm(steve, { address });
  await world.services.dispatcher.deliverDue();
  discord.remove("1");
  await castVotes(world, { slug: "caves" }, { count: 2 });
  await world.services.dispatcher.deliverDue();
  const [key] = await keysOf(world);
  const own = `${PANEL}/keys/${key?.id}`;
  assert.ok((await steve.get(own)).html.includes(ENGLISH.words.chats.channel.gone.slice(0, 60)));
  const form = { service: "discord", pace: "at_once", locale: "" };
  await steve.submit(`${own}/chat`, {
    ...form,
    secret_address: discord.add({ id: "3", token: TOKEN, channel: "c" }),
  });
  later(world, 10);
  const replay = { form_id: crypto.randomUUID(), only: "held" };
  await steve.submit(`${own}/replays`, replay);
  await world.services.dispatcher.deliverDue();
  assert.equal(postedVotes(discord), 2);
});

Deno.test("a channel's key can't be used for what a webhook's can", async () => {
  await using caves = await openCaves();
  const { world, steve, address } = caves;
  await connectByForm(steve, { address });
  const [key] = await keysOf(world);
  const own = `${PANEL}/keys/${key?.id}`;
  const form_id = crypto.randomUUID();
  const forms: [string, Record<string, string>][] = [
    ["webhook", { url: "http://127.0.0.1:9/" }],
    ["webhook/secret", { form_id }],
    ["rolls", { form_id, overlap: "0" }],
    ["grades", { form_id }],
  ];
  for (const [form, fields] of forms) {
    const { status } = await steve.submit(`${own}/${form}`, fields);
    assert.ok(status === 409 || status === 422, `${form} ${status}`);
  }
  assert.equal((await keysOf(world))[0]?.webhookUrl, key?.webhookUrl);
});

Deno.test("removing a channel deletes its address", async () => {
  await using caves = await openCaves();
  const { world, steve, address } = caves;
  await connectByForm(steve, { address });
  const [key] = await keysOf(world);
  await steve.submit(`${PANEL}/keys/${key?.id}/revocation`, {});
  const [endpoint] = await world.services.sql`select url, length(secret) as secret from endpoint`;
  assert.deepEqual(endpoint, { url: null, secret: 0 });
  await castVotes(world, { slug: "caves" }, { count: 1 });
  assert.doesNotMatch((await steve.get(PAGE)).html, /wxyz/);
});
