import assert from "node:assert/strict";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import { setMailbox } from "../../src/site/mail/news.ts";
import { AS_HOST } from "../support/processes/host.ts";
import {
  countNews,
  GONE,
  noteNews,
  openListing,
  openOwners,
  passTime,
  postmanOf,
  writeToOwners,
} from "../support/people/owners.ts";
import { openPerson } from "../support/people/visitor.ts";

const DAY = 24 * 60;

Deno.test("a decision and its news are one transaction", async () => {
  await using world = await openListing();
  const { sql } = world.services;
  await sql`alter table news rename to lost`;
  await assert.rejects(world.decide("approve"), /"news" does not exist/);
  assert.deepEqual([...await sql`select status from server`], [{ status: "pending" }]);
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

Deno.test("an owner who said stop gets no mail", async () => {
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

Deno.test("nothing opens a mailbox for a deleted account again", async () => {
  await using world = await openListing();
  const { sql } = world.services;
  const [account] = await sql<{ id: string }[]>`select id from account`;
  await world.decide("approve");
  await sql`update account set deleted_at = now()`;
  await writeToOwners(world);
  await setMailbox(sql, account?.id ?? "", false);
  assert.deepEqual([...await sql`select from mailbox`], []);
});

Deno.test("a clock that jumps during a round neither sends nor drops", async () => {
  await using owners = await openOwners({ owners: 8 });
  const { world } = owners;
  await owners.answer(GONE);
  await noteNews(world);
  const right = world.clock.now;
  const clock = {
    ...ANY_INSTANT,
    isRight: (at: Date) => Promise.resolve(at <= right),
    corrected: (at: Date) => at <= right ? at : right,
  };
  let sent = 0;
  const send = () => {
    sent++;
    world.clock.now = new Date(right.getTime() + 365 * DAY * 60_000);
    return Promise.resolve();
  };
  await postmanOf(world, { send }, { clock }).sendDue();
  assert.equal(sent, 4);
  assert.equal(await countNews(world), 8);
  world.clock.now = new Date(right.getTime() + 20 * 60_000);
  const [row] = await world.services.sql`
    select count(*) as late from mailbox where due_at > ${world.clock.now}`;
  assert.equal(row?.["late"], 0);
});

Deno.test("news are kept for three days, sent or not", async () => {
  await using world = await openListing();
  await world.decide("approve");
  const off = postmanOf(world, { send: () => assert.fail("there is no mail server") }, {
    isOn: false,
  });
  passTime(world, 3 * DAY - 1);
  await off.sendDue();
  assert.equal(await countNews(world), 1);
  passTime(world, 1);
  await off.sendDue();
  assert.equal(await countNews(world), 0);
});

Deno.test("mail that waits for over an hour is told to the host", async () => {
  await using world = await openListing({ now: new Date() });
  const { sql } = world.services;
  await world.decide("approve");
  world.clock.now = new Date();
  await sql`insert into mailbox (account_id, due_at) select id, 'infinity' from account`;
  const readiness = async () => {
    await writeToOwners(world);
    world.clock.now = new Date(); // however long the test took: Postgres's clock is compared
    return await (await world.get("/readyz", { headers: AS_HOST })).json();
  };
  await sql`update news set created_at = created_at - interval '59 minutes'`;
  assert.deepEqual(await readiness(), { status: "ready" });
  await sql`update news set created_at = created_at - interval '2 minutes'`;
  const told =
    "Email has waited for more than an hour (1 in all): is the mail server (SMTP_URL) up?";
  const warnings = [{ about: "mail", words: told }];
  assert.deepEqual(await readiness(), { status: "ready", detail: told, warnings });
  const moderator = await openPerson(world, "Mod_Mira", { isModerator: true });
  assert.ok((await moderator.get("/moderation")).html.includes(told));
  await sql`update mailbox set due_at = 'epoch'`;
  assert.deepEqual(await readiness(), { status: "ready" });
});

Deno.test("shutting down waits for a letter under way, and begins no other", async () => {
  await using owners = await openOwners({ owners: 5 });
  const { world } = owners;
  await owners.answer(GONE);
  await noteNews(world);
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let sent = 0;
  const postman = postmanOf(world, {
    async send() {
      begun.resolve();
      await finish.promise;
      sent++;
    },
  });
  const stopping = new AbortController();
  const round = postman.sendDue(stopping.signal);
  await begun.promise;
  stopping.abort();
  finish.resolve();
  await round;
  await postman.sendDue(stopping.signal);
  assert.equal(sent, 4);
  const recorded = await world.services.sql`select from news where sent_at is not null`;
  assert.equal(recorded.length, 4);
});
