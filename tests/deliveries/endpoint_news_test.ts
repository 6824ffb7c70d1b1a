import assert from "node:assert/strict";
import { pauseWebhook, resumeWebhook } from "../../src/site/keys/webhook.ts";
import {
  countNews,
  FAILURE,
  GONE,
  openOwners,
  passTime,
  postmanOf,
  writeToOwners,
} from "../support/people/owners.ts";

const DAY = 24 * 60;

Deno.test("a webhook's owner reads that it fails, and that it works", async () => {
  await using owners = await openOwners();
  const [webhook] = owners.webhooks;
  await owners.answer(FAILURE);
  await owners.pass(9);
  assert.deepEqual(owners.subjects(), [], "it may be a restart");
  await owners.pass(1);
  assert.deepEqual(owners.subjects(), ['The webhook "key 1" of Server of Owner_1 is failing']);
  const text = owners.world.mails[0]?.text ?? "";
  assert.match(text, /Nothing has arrived since Mar 10, 2026, 12:00 UTC/);
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

Deno.test("a channel that is gone is told at once, with what to do about it", async () => {
  await using owners = await openOwners();
  await owners.answer({ ...GONE, outcome: "chat_gone", status: 404 });
  await owners.pass(0);
  assert.equal(owners.subjects().length, 1);
  assert.match(
    owners.world.mails[0]?.text ?? "",
    /no longer accepts messages[^]*Paste a new address/,
  );
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

Deno.test("without a mail server a failing webhook waits for one", async () => {
  await using owners = await openOwners();
  const { world } = owners;
  const postman = postmanOf(world, { send: () => assert.fail("there is no mail server") }, {
    isOn: false,
  });
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
