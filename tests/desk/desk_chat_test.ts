import assert from "node:assert/strict";
import { closeReports } from "../../src/site/reports/close_reports.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { embedsOf, later } from "../support/deliveries/chats.ts";
import { plantWave } from "../support/votes/planted_wave.ts";
import { startTextChat } from "../support/deliveries/text_chat.ts";
import { ALL, openDeskChat } from "./desk_chat.ts";

Deno.test("one message tells of all that waits, and none is posted while nothing is new", async () => {
  await using chat = await openDeskChat();
  const { world, discord, pass, submit, report } = chat;
  await pass(3);
  assert.equal(discord.posted.length, 0);
  const server = await world.server();
  await plantWave(world, server);
  await submit("Fresh");
  await report(server.slug);
  await report(server.slug);
  await pass(30);
  const [embed, ...others] = embedsOf(discord);
  assert.deepEqual(others, []);
  assert.equal(embed?.title, "4 new on the desk of Voteboard");
  assert.match(embed?.description ?? "", /2 new reports\n/);
  assert.match(embed?.description ?? "", /Unusual votes for Skyblock Valley: 41 votes\n/);
  assert.match(embed?.description ?? "", /Fresh waits for review\n/);
  assert.match(embed?.description ?? "", /\[Open the desk\]\(http:\/\/localhost\/moderation\)$/);
});

Deno.test("messages about reports carry a link and no names", async () => {
  await using chat = await openDeskChat();
  const server = await chat.world.server("Reported Realm");
  await chat.report(server.slug);
  await chat.pass();
  assert.equal(chat.discord.posted.length, 1);
  const text = JSON.stringify(chat.discord.posted);
  assert.match(text, /One new report/);
  assert.match(text, /\/moderation\/reports\)/);
  assert.doesNotMatch(text, /Reported|reported-realm|Reporter_words|Owner_/);
});

Deno.test("only what was chosen is told, and the rest waits until it is chosen", async () => {
  await using chat = await openDeskChat({ kinds: ["listings"] });
  const server = await chat.world.server();
  await chat.report(server.slug);
  await chat.pass();
  assert.equal(chat.discord.posted.length, 0);
  await chat.save({ kinds: [] });
  await chat.submit("Quiet");
  await chat.pass();
  assert.equal(chat.discord.posted.length, 0);
  await chat.save({ kinds: ALL });
  await chat.pass(5);
  assert.deepEqual(embedsOf(chat.discord).map(({ title }) => title), [
    "2 new on the desk of Voteboard",
  ]);
});

Deno.test("every ten minutes means the first at once, then one message for all that came since", async () => {
  await using chat = await openDeskChat({ pace: "ten_minutes" });
  for (let minute = 0; minute < 21; minute++) {
    await chat.submit(`N${minute}`);
    await chat.pass();
  }
  const start = chat.discord.posted[0]?.at ?? 0;
  assert.deepEqual(chat.discord.posted.map(({ at }) => (at - start) / 60_000), [0, 10, 20]);
});

Deno.test("a listing that is submitted again is told again", async () => {
  await using chat = await openDeskChat();
  const { world, submit, pass } = chat;
  const server = await submit("Again");
  await pass();
  const decide = (decision: "approve" | "suspend") =>
    decideStatus(world.context, server.slug, { decision, reason: "A reason.", ...world.act });
  await decide("approve");
  await pass(2);
  await world.services.sql`
    update server set status = 'pending', status_at = ${world.clock.now} where id = ${server.id}`;
  await pass(2);
  assert.equal(chat.discord.posted.length, 2);
});

Deno.test("names with mentions and Markdown notify no member, and are shown as typed", async () => {
  await using chat = await openDeskChat();
  await chat.submit("@everyone [x](y)");
  await chat.submit("**b** <@&1> `c`");
  await chat.pass();
  const [posted] = chat.discord.posted;
  assert.deepEqual(posted?.pings, []);
  assert.deepEqual(posted?.message.allowed_mentions, { parse: [] });
  const text = embedsOf(chat.discord)[0]?.description ?? "";
  assert.ok(text.includes("\\@everyone \\[x\\]\\(y\\) waits for review"), text);
  assert.ok(text.includes("\\*\\*b\\*\\* \\<\\@\\&1\\> \\`c\\` waits for review"), text);
});

Deno.test("a flood of listings is one message that the chat takes", async () => {
  await using chat = await openDeskChat();
  const { world, discord } = chat;
  const server = await world.server();
  await world.services.sql`
    insert into report (id, server_id, reason, words, reported_at)
    select gen_random_uuid(), ${server.id}, 'scam', '', ${world.clock.now} from generate_series(1, 700)`;
  for (let nth = 0; nth < 12; nth++) await chat.submit(`${"_".repeat(50)}a${nth}`);
  await chat.pass(3);
  assert.deepEqual(discord.posted.length, 1);
  const [embed] = embedsOf(discord);
  assert.equal(embed?.title, "712 new on the desk of Voteboard");
  assert.match(embed?.description ?? "", /700 new reports\n[^]*There are 2 more\./);
});

Deno.test("Slack and Mattermost get the same news in their own form", async () => {
  for (const service of ["slack", "mattermost"] as const) {
    await using chat = await openDeskChat();
    await using other = startTextChat(service, { now: () => chat.world.clock.now.getTime() });
    const saved = await chat.save({ address: other.address, service });
    assert.equal(saved.kind, "saved");
    await chat.submit("<!channel> @all");
    later(chat.world, 5);
    await chat.pass();
    const message = other.posted.at(-1);
    assert.match(message?.text ?? "", /1 new on the desk of Voteboard/);
    const marked = message?.blocks?.filter(({ text: { type } }) => type === "mrkdwn") ?? [];
    assert.doesNotMatch(JSON.stringify(marked), /channel/);
    if (service === "mattermost") assert.doesNotMatch(message?.text ?? "", /@all|<!channel>/);
  }
});

Deno.test("what is decided before it is told is not told", async () => {
  await using chat = await openDeskChat();
  const { world } = chat;
  const server = await world.server();
  await chat.report(server.slug);
  const { now: until } = world.clock;
  await closeReports(world.context, server.slug, { note: "Fine as it is.", until, ...world.act });
  await chat.pass(3);
  assert.equal(chat.discord.posted.length, 0);
});
