import assert from "node:assert/strict";
import { createMailer } from "../../src/mail/mailer.ts";
import { addNews } from "../../src/mail/news.ts";
import { setMailbox } from "../../src/mail/mailbox.ts";
import { pauseWebhook, resumeWebhook } from "../../src/keys/pause_webhook.ts";
import { addServer } from "../../src/servers/add_server.ts";
import { decideStatus, type StatusDecision } from "../../src/servers/decide_status.ts";
import { startMailServer } from "../support/mail_server.ts";
import {
  FAILURE,
  GONE,
  noteNews,
  openOwners,
  passTime,
  postmanOf,
  writeToOwners,
} from "../support/owners.ts";
import { openPerson } from "../support/visitor.ts";
import { openWorld, type World, type WorldOptions } from "../support/world.ts";

const DAY = 24 * 60;

/** A server of Steve's that waits for a moderator. */
async function openListing(options?: WorldOptions): Promise<World & { decide: Decide }> {
  const world = await openWorld(options);
  await world.account("Steve_01");
  await world.services.sql`update account set email = 'steve@example.com', email_verified = true`;
  const place = { game: "minecraft", host: "play.example.com", port: 25565 };
  const { slug } = await addServer(
    world.context,
    { owner: "Steve_01", name: "Caves", ...place },
    world.act,
  );
  const decide: Decide = async (decision, reason) => {
    await decideStatus(world.context, slug, { decision, reason, ...world.act });
  };
  return Object.assign(world, { decide });
}

type Decide = (decision: StatusDecision["decision"], reason?: string) => Promise<void>;

Deno.test("an owner reads each decision, its reason, and where to go", async () => {
  await using world = await openListing();
  const steps = [
    ["reject", "No description", "Caves was not approved"],
    ["approve", undefined, "Caves is listed"],
    ["suspend", "It copies another server", "Caves was suspended"],
    ["approve", undefined, "Caves is listed again"],
  ] as const;
  for (const [decision, reason, subject] of steps) {
    await world.decide(decision, reason);
    await writeToOwners(world);
    const mail = world.mails.at(-1);
    assert.deepEqual([mail?.to, mail?.subject], ["steve@example.com", subject]);
    assert.match(mail?.text ?? "", /^Hello Steve_01,\n/);
    assert.match(mail?.text ?? "", /\nhttp:\/\/localhost\/my\/servers\/caves\n/);
    assert.ok(mail?.text.includes(reason ?? "layers can vote for it"));
    passTime(world, 10);
  }
  assert.equal(world.mails.length, steps.length);
});

Deno.test("a decision and its news are one transaction", async () => {
  await using world = await openListing();
  const { sql } = world.services;
  await sql`alter table news rename to lost`;
  await assert.rejects(world.decide("approve"), /"news" does not exist/);
  assert.deepEqual([...await sql`select status from server`], [{ status: "pending" }]);
});

Deno.test("an owner reads what became of changes to a listing", async () => {
  await using world = await openListing();
  const { sql } = world.services;
  const [server] = await sql<{ id: string; ownerId: string }[]>`select id, owner_id from server`;
  assert.ok(server);
  const about = { accountId: server.ownerId, serverId: server.id };
  for (
    const [kind, reason] of [["change_refused", "Too long"], ["change_approved", null]] as const
  ) {
    await addNews(sql, { ...about, kind, reason, now: world.clock.now });
    await writeToOwners(world);
    passTime(world, 10);
  }
  assert.deepEqual(world.mails.map(({ subject }) => subject), [
    "Your changes to Caves were not approved",
    "Your changes to Caves were approved",
  ]);
  assert.match(world.mails[0]?.text ?? "", /The moderator's reason: Too long/);
});

Deno.test("what happens within ten minutes becomes one mail", async () => {
  await using world = await openListing();
  await world.decide("approve");
  await writeToOwners(world);
  await world.decide("suspend", "It copies another server");
  for (let minute = 0; minute < 9; minute++) {
    passTime(world, 1);
    await writeToOwners(world);
  }
  await world.decide("approve");
  passTime(world, 1);
  await writeToOwners(world);
  assert.deepEqual(world.mails.map(({ subject }) => subject), [
    "Caves is listed",
    "Caves is listed again",
  ]);
});

Deno.test("a webhook's owner reads that it fails, and that it works", async () => {
  await using owners = await openOwners();
  const [webhook] = owners.webhooks;
  await owners.answer(FAILURE);
  await owners.pass(9);
  assert.deepEqual(owners.subjects(), [], "it may be a restart");
  await owners.pass(1);
  assert.deepEqual(owners.subjects(), ['The webhook "key 1" of Server of Owner_1 is failing']);
  const text = owners.world.mails[0]?.text ?? "";
  assert.match(text, /Nothing has arrived since 2026-03-10 12:00 UTC/);
  assert.ok(text.includes(`/my/servers/server-of-owner_1/api/keys/${webhook?.keyId}\n`), text);
  assert.doesNotMatch(text, /hooks\.example/, "a webhook's URL may hold a secret");
  await owners.pass(60);
  await owners.answer({});
  await owners.pass(9);
  await owners.answer({});
  assert.deepEqual(owners.subjects(), [], "it may be luck");
  await owners.pass(1);
  assert.deepEqual(owners.subjects(), ['The webhook "key 1" of Server of Owner_1 works again']);
  await owners.pass(DAY);
  assert.deepEqual(owners.subjects(), []);
});

Deno.test("a blip is no news", async () => {
  await using owners = await openOwners();
  for (let hour = 0; hour < 6; hour++) {
    await owners.answer(FAILURE);
    await owners.pass(5);
    await owners.answer({});
    await owners.pass(55);
  }
  assert.deepEqual(owners.subjects(), []);
});

Deno.test("a webhook that is switched off is told at once", async () => {
  await using owners = await openOwners();
  const [webhook] = owners.webhooks;
  await owners.answer(GONE);
  await owners.pass(0);
  assert.deepEqual(owners.subjects(), [
    'The webhook "key 1" of Server of Owner_1 was switched off',
  ]);
  assert.match(owners.world.mails[0]?.text ?? "", /Your receiver answered 410 Gone/);
  await resumeWebhook(owners.world.context, webhook?.keyId ?? "", owners.world.act);
  await owners.pass(DAY);
  assert.deepEqual(owners.subjects(), [], "nobody knows yet whether it works");
  await owners.answer({});
  await owners.pass(10);
  assert.deepEqual(owners.subjects(), ['The webhook "key 1" of Server of Owner_1 works again']);
});

Deno.test("a webhook that its owner paused is no news", async () => {
  await using owners = await openOwners();
  const [webhook] = owners.webhooks;
  await owners.answer(FAILURE);
  await pauseWebhook(owners.world.context, webhook?.keyId ?? "", owners.world.act);
  await owners.pass(60);
  assert.deepEqual(owners.subjects(), []);
});

Deno.test("mail goes to the address that the account has by then", async () => {
  await using world = await openListing();
  const { sql } = world.services;
  await world.decide("approve");
  await sql`update account set email = 'new@example.com'`;
  await writeToOwners(world);
  assert.deepEqual(world.mails.map(({ to }) => to), ["new@example.com"]);
});

for (
  const [who, change] of [
    ["has not confirmed its address", { email_verified: false }],
    ["was deleted", { deleted_at: new Date() }],
  ] as const
) {
  Deno.test(`nobody writes to an account that ${who}`, async () => {
    await using world = await openListing();
    const { sql } = world.services;
    await world.decide("approve");
    await sql`update account set ${sql(change)}`;
    await writeToOwners(world);
    passTime(world, 120);
    await writeToOwners(world);
    assert.deepEqual(world.mails, []);
    assert.equal(world.services.postman.warning(), undefined);
  });
}

Deno.test("nobody writes to an owner who said stop", async () => {
  await using world = await openListing();
  const [account] = await world.services.sql<{ id: string }[]>`select id from account`;
  await setMailbox(world.services.sql, account?.id ?? "", false);
  await world.decide("approve");
  await writeToOwners(world);
  assert.deepEqual(world.mails, []);
  await setMailbox(world.services.sql, account?.id ?? "", true);
  await writeToOwners(world);
  assert.equal(world.mails.length, 1);
});

Deno.test("news are kept for three days, sent or not", async () => {
  await using world = await openListing();
  await world.decide("approve");
  const off = postmanOf(world, { send: () => assert.fail("there is no mail server") }, false);
  passTime(world, 3 * DAY - 1);
  await off.sendDue();
  assert.equal(await countNews(world), 1);
  passTime(world, 1);
  await off.sendDue();
  assert.equal(await countNews(world), 0);
});

Deno.test("without a mail server a failing webhook waits for one", async () => {
  await using owners = await openOwners();
  const { world } = owners;
  const postman = postmanOf(world, { send: () => assert.fail("there is no mail server") }, false);
  const services = { ...world.services, postman };
  await owners.answer(FAILURE);
  for (let day = 0; day < 5; day++) {
    passTime(world, DAY);
    await writeToOwners({ ...world, services });
  }
  assert.equal(await countNews(world), 0);
  await owners.pass(1);
  assert.deepEqual(owners.subjects(), ['The webhook "key 1" of Server of Owner_1 is failing']);
});

Deno.test("mail that waits for over an hour is told to the host", async () => {
  await using world = await openListing({ now: new Date() });
  const { sql } = world.services;
  await world.decide("approve");
  await sql`insert into mailbox (account_id, due_at) select id, 'infinity' from account`;
  const readiness = async () => {
    await writeToOwners(world);
    return await (await world.get("/readyz")).json();
  };
  await sql`update news set created_at = created_at - interval '59 minutes'`;
  assert.deepEqual(await readiness(), { status: "ready" });
  await sql`update news set created_at = created_at - interval '2 minutes'`;
  const told =
    "Email has waited for more than an hour (1 in all): is the mail server (SMTP_URL) up?";
  assert.deepEqual(await readiness(), { status: "ready", detail: told });
  const moderator = await openPerson(world, "Mod_Mira", { isModerator: true });
  assert.ok((await moderator.get("/moderation")).html.includes(told));
  await sql`update mailbox set due_at = 'epoch'`;
  assert.deepEqual(await readiness(), { status: "ready" });
});

Deno.test("an owner who confirms the address late is told what still fails", async () => {
  await using owners = await openOwners();
  const { sql } = owners.world.services;
  await sql`update account set email_verified = false`;
  await owners.answer(FAILURE);
  await owners.pass(5 * DAY);
  assert.deepEqual(owners.subjects(), []);
  await sql`update account set email_verified = true`;
  await owners.pass(1);
  assert.deepEqual(owners.subjects(), ['The webhook "key 1" of Server of Owner_1 is failing']);
});

Deno.test("a letter can be stopped by one click in a mail program", async () => {
  await using server = startMailServer();
  await using world = await openListing();
  await world.decide("approve");
  await postmanOf(world, smtp(server.url)).sendDue();
  const headers = server.taken[0]?.headers ?? {};
  assert.match(
    headers["list-unsubscribe"] ?? "",
    /^<http:\/\/localhost\/stop-email\/[0-9a-f-]{36}\.[\w-]{43}>$/,
  );
  assert.equal(headers["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
  assert.equal(headers["auto-submitted"], "auto-generated");
  assert.ok(server.taken[0]?.text.includes(headers["list-unsubscribe"]?.slice(1, -1) ?? "none"));
});

Deno.test("no name can add a header or a line to a letter", async () => {
  await using server = startMailServer();
  await using world = await openListing();
  const { sql } = world.services;
  await sql`update server set name = ${"Caves\r\nBcc: victim@example.com\u2028\u202eevil\u0007"}`;
  await world.decide("reject", "Bad\r\nX-Evil: yes");
  await postmanOf(world, smtp(server.url)).sendDue();
  const [taken] = server.taken;
  assert.deepEqual(taken?.to, ["steve@example.com"]);
  assert.deepEqual(Object.keys(taken?.headers ?? {}).filter((name) => /bcc|evil/.test(name)), []);
  assert.equal(taken?.headers["subject"], "Caves Bcc: victim@example.com evil was not approved");
  assert.doesNotMatch(taken?.text ?? "", /^(Bcc|X-Evil)|[\u2028\u202e]/m);
});

Deno.test("shutting down waits for a letter under way, and begins no other", async () => {
  await using owners = await openOwners({ owners: 5 });
  const { world } = owners;
  await owners.answer(GONE);
  await noteNews(world);
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sent = 0;
  const postman = postmanOf(world, {
    async send() {
      begun.resolve();
      await finish.promise;
      sent++;
    },
  });
  const round = postman.sendDue();
  await begun.promise;
  const stopping = postman.stop();
  finish.resolve();
  await Promise.all([round, stopping]);
  await postman.sendDue();
  assert.equal(sent, 4);
  const recorded = await world.services.sql`select from news where sent_at is not null`;
  assert.equal(recorded.length, 4);
});

function smtp(smtpUrl: string) {
  return createMailer({ smtpUrl, from: { name: "Votes", address: "votes@example.com" } });
}

async function countNews({ services }: World): Promise<number> {
  const [row] = await services.sql<{ news: number }[]>`select count(*) as news from news`;
  return row?.news ?? 0;
}
