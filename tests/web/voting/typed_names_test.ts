import assert from "node:assert/strict";
import { disableAccount } from "../../../src/site/accounts/moderation/disable_account.ts";
import { challengeOf, LENIENT, solve } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { accountsOf, openLinks } from "../../support/votes/vote_links.ts";
import { openWorld } from "../../support/world.ts";

const BALLOT = "/servers/skyblock-valley/vote";
const VOTES = "/servers/skyblock-valley/votes";
const OPEN = { botCheck: LENIENT, voting: { isOpen: true } };

Deno.test("where voting is open a stranger types a name and votes", async () => {
  await using world = await openWorld({ voting: { isOpen: true } });
  await world.server();
  const stranger = openVisitor(world);
  const { status, html } = await stranger.get(BALLOT);
  assert.equal(status, 200);
  assert.match(html, /<input type="text"[^>]* name="name"/);
  const proof = await solve(challengeOf(html));
  const sent = await stranger.submit(VOTES, { proof, name: " Steve_01 " });
  assert.equal(sent.status, 303);
  assert.match((await stranger.get(sent.location ?? "")).html, /Thanks for voting/);
  const [account] = await accountsOf(world);
  assert.deepEqual([account?.username, account?.email, account?.vouchedBy], [
    "Steve_01",
    null,
    null,
  ]);
});

Deno.test("unless voting is open a typed name casts nothing", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const stranger = openVisitor(world);
  assert.match((await stranger.get(BALLOT)).location ?? "", /^\/sign-up/);
  assert.equal((await stranger.submit(VOTES, { proof: "one", name: "Steve_01" })).status, 401);
  for (const query of ["?sig=x", "?receipt=x", "?sig=x&receipt=x"]) {
    const sent = await stranger.submit(VOTES + query, { proof: "one", name: "Steve_01" });
    assert.ok([401, 403].includes(sent.status), query);
  }
  assert.deepEqual(await accountsOf(world), []);
});

Deno.test("a typed name that cannot vote is told why beside the form", async () => {
  await using world = await openWorld(OPEN);
  await world.server();
  await openPerson(world, "Alex");
  const { id } = await world.account("Disabled");
  await disableAccount(world.context, id, world.act);
  const gone = await openPerson(world, "Gone");
  await gone.submit("/account/deletion", { password: PASSWORD });
  const cases: [string, RegExp][] = [
    ["alex", /has an account here. Sign in to vote with it/],
    ["Disabled", /disabled/],
    ["Gone", /is taken\. Choose another name/],
    ["", /Use 2 to 32 letters/],
    ["two words", /Use 2 to 32 letters/],
    ["Voteboard_Test", /is kept for the site/],
  ];
  for (const [name, why] of cases) {
    const { status, html } = await openVisitor(world).submit(VOTES, { proof: name, name });
    assert.equal(status, 422, name);
    assert.match(html, why);
    assert.match(html, new RegExp(`value="${name}"[^>]*aria-invalid="true"`));
    assert.match(html, new RegExp(`<title>Error: Vote for.*value="${name}"[^>]* autofocus`, "s"));
  }
  const [row] = await world.services.sql`select count(*)::int as votes from vote`;
  assert.equal(row?.["votes"], 0);
});

Deno.test("a visitor who types a name learns nothing of its vote but the day", async () => {
  await using world = await openWorld(OPEN);
  await world.server();
  await openVisitor(world).submit(VOTES, { proof: "one", name: "Steve_01" });
  const { status, html } = await openVisitor(world).submit(VOTES, {
    proof: "two",
    name: "Steve_01",
  });
  assert.equal(status, 409);
  assert.match(html, /already voted for this server today/);
  assert.doesNotMatch(html, /receipt|\/votes\//);
});

Deno.test("a name that was only typed is free to sign up with, one of a link once an address is confirmed", async () => {
  await using world = await openWorld(OPEN);
  const server = await world.server();
  await openVisitor(world).submit(VOTES, { proof: "one", name: "Steve_01" });
  await openVisitor(world).submit(VOTES, { proof: "two", name: "Alex" });
  const link = await openLinks(world, server);
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  await openVisitor(world).submit(link("Alex"), { proof: "three" });
  const [alex, steve] = await accountsOf(world);
  assert.deepEqual([alex?.vouchedBy, steve?.vouchedBy], [server.id, null]);
  const sign = (username: string) =>
    openVisitor(world).submit("/sign-up", {
      username,
      email: `${username}@example.com`,
      password: PASSWORD,
      proof: username,
    });
  assert.deepEqual([(await sign("Steve_01")).status, (await sign("Alex")).status], [303, 202]);
  const [, after] = await accountsOf(world);
  assert.equal(after?.id, steve?.id);
});
