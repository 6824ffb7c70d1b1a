import assert from "node:assert/strict";
import { createMailer } from "../../src/site/mail/mailer.ts";
import { tellOwner, tellOwnerOfOne } from "../../src/site/voting/moderation/void_notice.ts";
import { addNews } from "../../src/site/mail/news.ts";
import { startMailServer } from "../support/network/mail_server.ts";
import { openListing, passTime, postmanOf, writeToOwners } from "../support/people/owners.ts";

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

Deno.test("an owner reads what became of changes to a listing", async () => {
  await using world = await openListing();
  const { sql } = world.services;
  const [server] = await sql<{ id: string; ownerId: string }[]>`select id, owner_id from server`;
  assert.ok(server);
  const about = { accountId: server.ownerId, serverId: server.id };
  for (
    const [kind, content] of [["change_refused", "Too long"], ["change_approved", null]] as const
  ) {
    await addNews(sql, { ...about, kind, content, now: world.clock.now });
    await writeToOwners(world);
    passTime(world, 10);
  }
  assert.deepEqual(world.mails.map(({ subject }) => subject), [
    "Your changes to Caves were not approved",
    "Your changes to Caves were approved",
  ]);
  assert.match(world.mails[0]?.text ?? "", /The moderator's reason: Too long/);
});

Deno.test("a letter tells of each voiding, however small the last one was, or that another was lifted", async () => {
  await using world = await openListing();
  const { sql } = world.services;
  const [server] = await sql<{ id: string; ownerId: string }[]>`select id, owner_id from server`;
  assert.ok(server);
  const { ownerId, id: serverId } = server;
  const { now } = world.clock;
  const many = (votes: number, reason: string) =>
    tellOwner(sql, {
      serverId,
      ownerId,
      batchId: crypto.randomUUID(),
      votes,
      reason,
      since: now,
      until: now,
      now: world.clock.now,
    });
  const one = () =>
    tellOwnerOfOne(sql, {
      serverId,
      votedAt: now,
      reason: "By a script",
      now: world.clock.now,
    });
  const acts = [
    () => many(200, "Bought votes"),
    one,
    () => many(40, "By a script"),
    one,
    () => many(7, "By a script"),
  ];
  for (const act of acts) {
    await act();
    passTime(world, 1);
  }
  const restored = { kind: "votes_restored", votes: 5 } as const;
  await addNews(sql, { accountId: ownerId, serverId, ...restored, now: world.clock.now });
  await writeToOwners(world);
  const text = world.mails.at(-1)?.text ?? "";
  for (const told of ["lost 200 votes", "Bought votes", "lost 40 votes", "lost 7 votes"]) {
    assert.ok(text.includes(told), told);
  }
  for (const told of ["lost 2 votes", "has 5 votes back"]) assert.ok(text.includes(told), told);
  assert.ok(
    !text.includes("lost one vote") && !text.includes("lost 1 vote"),
    "counted in the next",
  );
});

Deno.test("a letter can be stopped by one click in a mail program", async () => {
  await using server = await startMailServer();
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
  await using server = await startMailServer();
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

Deno.test("a name from right to left does not turn the words of a letter", async () => {
  await using server = await startMailServer();
  await using world = await openListing();
  await world.services.sql`update server set name = ${"שרת!"}`;
  await world.decide("reject", "סיבה!");
  await postmanOf(world, smtp(server.url)).sendDue();
  const [taken] = server.taken;
  assert.match(
    taken?.text ?? "",
    /^\u2068שרת!\u2069 was not approved\..*reason: \u2068סיבה!\u2069/m,
  );
});

function smtp(smtpUrl: string) {
  return createMailer({ smtpUrl, from: { name: "Votes", address: "votes@example.com" } });
}
