import assert from "node:assert/strict";
import { adoptSecretKey, resealSecrets } from "../../src/service/cli/change_secret_key.ts";
import { createSecretBox, type SecretBox } from "../../src/core/secrets/secret_key.ts";
import {
  type DeskKind,
  type DeskPace,
  findDeskChat,
  removeDeskChat,
  saveDeskChat,
} from "../../src/reach/chats/desk_chat.ts";
import { sendMessages } from "../../src/core/sending/send_messages.ts";
import { deskMessages } from "../../src/desk/reports/post_desk_news.ts";
import { reportServer } from "../../src/site/reports/report.ts";
import { closeReports } from "../../src/site/reports/close_reports.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { embedsOf, later } from "../support/deliveries/chats.ts";
import { limitedByEdge, startDiscordChat } from "../support/deliveries/discord_chat.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { plantWave } from "../support/votes/planted_wave.ts";
import { startTextChat } from "../support/deliveries/text_chat.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";

const ALL = ["listings", "waves", "reports"] as const;
const TOKEN = "s3cr3t-of-the-moderators_wxyz";

/** Runs the job in another process. */
async function postDeskNews(services: JobContext): Promise<void> {
  await sendMessages(deskMessages(services), services);
}

type JobContext = Pick<World["services"], "now" | "clock"> & Parameters<typeof deskMessages>[0];

/** A site whose moderators have a channel on an imitated Discord, which has the world's clock. */
async function openDeskChat(
  { pace = "at_once", kinds = ALL }: { pace?: DeskPace; kinds?: readonly DeskKind[] } = {},
) {
  const world = await openWorld();
  const discord = startDiscordChat({ now: () => world.clock.now.getTime() });
  const address = discord.add({ id: "1", token: TOKEN, channel: "mods" });
  const context = world.services;
  const save = (settings: Partial<Parameters<typeof saveDeskChat>[1]> = {}) =>
    saveDeskChat(context, { service: "discord", kinds, pace, ...world.act, ...settings });
  await save({ address });
  discord.posted.length = 0; // the test message
  /** Runs the job, a minute later each time. */
  async function pass(minutes = 1) {
    for (let minute = 0; minute < minutes; minute++) {
      later(world, 60);
      await postDeskNews(context);
    }
  }
  async function submit(name: string) {
    const { username: owner } = await world.account(`Lister_${name.replace(/\W/g, "")}`);
    return await addServer(
      world.context,
      { owner, name, game: "minecraft", host: "a.example", port: 25565 },
      world.act,
    );
  }
  const report = (slug: string) =>
    reportServer(world.context, slug, {
      reason: "scam",
      text: "Reporter_words",
      reporterId: null,
      now: world.clock.now,
    });
  return {
    world,
    discord,
    address,
    context,
    save,
    pass,
    submit,
    report,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await discord[Symbol.asyncDispose]();
    },
  };
}

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
