import assert from "node:assert/strict";
import { createMailer, type Mail } from "../../src/site/mail/mailer.ts";
import { startMailServer } from "../support/network/mail_server.ts";
import {
  FAILURE,
  GONE,
  noteNews,
  openOwners,
  passTime,
  postmanOf,
} from "../support/people/owners.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";

const HOUR = 60;

Deno.test("a thousand webhooks that fail at once are a thousand mails", async () => {
  await using owners = await openOwners({ owners: 1_000 });
  for (let hour = 0; hour < 5; hour++) {
    await owners.answer(FAILURE);
    await owners.pass(HOUR);
  }
  const { mails } = owners.world;
  assert.equal(mails.length, 1_000);
  assert.equal(new Set(mails.map(({ to }) => to)).size, 1_000);
});

Deno.test("an owner's 80 failing webhooks are one mail", async () => {
  await using owners = await openOwners({ keys: 80 });
  for (let minute = 0; minute < 60; minute++) {
    await owners.answer(FAILURE);
    await owners.pass(1);
  }
  assert.deepEqual(owners.subjects(), ["80 updates on your servers at Voteboard"]);
  const text = owners.world.mails[0]?.text ?? "";
  assert.equal(text.match(/is failing/g)?.length, 20);
  assert.match(text, /There are 60 more\./);
});

Deno.test("webhooks that break one after another are a mail per ten minutes", async () => {
  await using owners = await openOwners({ keys: 60 });
  for (const webhook of owners.webhooks) {
    await owners.answer(FAILURE, [webhook]);
    await owners.pass(1);
  }
  await owners.pass(10);
  await owners.pass(10);
  const subjects = owners.subjects();
  assert.ok(subjects.length <= 8, subjects.join("\n"));
  const told = owners.world.mails.map(({ text }) => text.match(/is failing/g)?.length ?? 0);
  assert.equal(told.reduce((sum, count) => sum + count, 0), 60);
});

Deno.test("a flapping webhook is one mail a day of each kind", async () => {
  await using owners = await openOwners();
  for (let hour = 0; hour < 24; hour++) {
    await owners.answer(FAILURE);
    await owners.pass(30);
    await owners.answer({});
    await owners.pass(30);
  }
  const webhook = 'The webhook "key 1" of Server of Owner_1';
  assert.deepEqual(owners.subjects(), [`${webhook} is failing`, `${webhook} works again`]);
});

Deno.test("a mail server that is down for two days loses nothing", async () => {
  await using owners = await openOwners({ owners: 50 });
  const { world } = owners;
  await owners.answer(FAILURE);
  passTime(world, 15);
  await noteNews(world);
  const sent: Mail[] = [];
  let tries = 0;
  let isDown = true;
  const postman = postmanOf(world, {
    send(mail) {
      tries++;
      if (isDown) return Promise.reject(new Error("connect ECONNREFUSED"));
      sent.push(mail);
      return Promise.resolve();
    },
  });
  for (let minutes = 0; minutes < 48 * HOUR; minutes += 10) {
    passTime(world, 10);
    await postman.sendDue();
  }
  assert.ok(tries <= 4 * 48 * 6, `${tries} tries`);
  assert.match(postman.warning() ?? "", /^Email has waited for more than an hour \(50 in all\)/);
  isDown = false;
  for (let minutes = 0; minutes < 2 * HOUR; minutes += 10) {
    passTime(world, 10);
    await postman.sendDue();
  }
  assert.equal(sent.length, 50);
  assert.equal(new Set(sent.map(({ to }) => to)).size, 50);
  assert.equal(postman.warning(), undefined);
});

Deno.test("a dead mail server is tried a few times in a round", async () => {
  await using owners = await openOwners({ owners: 200 });
  await owners.answer(GONE);
  await noteNews(owners.world);
  let tries = 0;
  const send = () => Promise.reject(new Error(`refused ${++tries}`));
  await postmanOf(owners.world, { send }).sendDue();
  assert.equal(tries, 4);
});

Deno.test("a refused person is told from a dead mail server", async () => {
  await using refusing = await startMailServer({ recipient: "550 <TO>: no such person" });
  await using busy = await startMailServer({ greeting: "421 too many connections" });
  const away = `smtp://127.0.0.1:${CLOSED_PORT}`;
  const locked = refusing.url.replace("secret", "changed");
  const servers = [[refusing.url, 12], [locked, 4], [busy.url, 4], [away, 4]] as const;
  for (const [smtpUrl, tried] of servers) {
    await using owners = await openOwners({ owners: 12 });
    const { sql } = owners.world.services;
    await owners.answer(GONE);
    await noteNews(owners.world);
    const from = { name: "Votes", address: "votes@example.com" };
    await postmanOf(owners.world, createMailer({ smtpUrl, from })).sendDue();
    const rows = await sql`select from mailbox where tries = 1`;
    assert.equal(rows.length, tried, smtpUrl);
  }
});

Deno.test("owners whose mail is refused hold up no others", async () => {
  await using owners = await openOwners({ owners: 20 });
  await owners.answer(GONE);
  await noteNews(owners.world);
  const taken: string[] = [];
  const postman = postmanOf(owners.world, {
    send({ to }) {
      if (to.startsWith("owner_1")) {
        return Promise.reject(Object.assign(new Error("no such person"), { code: "EENVELOPE" }));
      }
      taken.push(to);
      return Promise.resolve();
    },
  });
  await postman.sendDue();
  assert.deepEqual(taken.sort(), [20, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `owner_${n}@example.com`));
});

Deno.test("a crash after sending repeats at most that letter, once", async () => {
  await using owners = await openOwners();
  const { world } = owners;
  await owners.answer(GONE);
  await noteNews(world);
  const sent: Mail[] = [];
  const begun = Promise.withResolvers<void>();
  // The process dies once the mail server has the letter: it records nothing.
  const dying = postmanOf(world, {
    send(mail) {
      sent.push(mail);
      begun.resolve();
      return new Promise(() => {});
    },
  });
  void dying.sendDue();
  await begun.promise;
  const living = postmanOf(world, { send: (mail) => Promise.resolve(void sent.push(mail)) });
  for (let minute = 0; minute < 3 * HOUR; minute++) {
    await living.sendDue();
    passTime(world, 1);
  }
  assert.equal(sent.length, 2);
  assert.equal(sent[0]?.id, sent[1]?.id);
});

Deno.test("processes that write at once send each letter once", async () => {
  await using owners = await openOwners({ owners: 100 });
  const { world } = owners;
  await owners.answer(GONE);
  await Promise.all([noteNews(world), noteNews(world), noteNews(world)]);
  const to: string[] = [];
  const send = (mail: Mail) => Promise.resolve(void to.push(mail.to));
  await Promise.all([1, 2, 3].map(() => postmanOf(world, { send }).sendDue()));
  assert.deepEqual([to.length, new Set(to).size], [100, 100]);
});
