import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { accountsOf } from "../../support/votes/vote_links.ts";
import { openWorld } from "../../support/world.ts";

const BALLOT = "/servers/skyblock-valley/vote";
const VOTES = "/servers/skyblock-valley/votes";

Deno.test("a ballot opened with a name leads through a filled sign-up back to the vote", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const steve = openVisitor(world);
  const path = `${BALLOT}?player=Steve_01`;
  const { status, location } = await steve.get(path);
  assert.deepEqual([status, location], [303, `/sign-up?${new URLSearchParams({ next: path })}`]);
  const form = await steve.get(location ?? "");
  assert.match(form.html, /<h1[^>]*>Sign up to vote for Skyblock Valley/);
  assert.match(
    form.html,
    /<input[^>]*value="Steve_01"[^>]*name="username"|name="username"[^>]*value="Steve_01"/,
  );
  const typed = { username: "Steve_01", email: "s@example.com", password: PASSWORD };
  const sent = await steve.submit("/sign-up", { ...typed, next: path, proof: "sign-up" });
  assert.equal(sent.location, path);
  assert.match((await steve.get(path)).html, /You vote as <strong>Steve_01/);
  assert.equal((await steve.submit(VOTES, { proof: "vote" })).status, 303);

  await steve.submit("/sign-out");
  const again = await steve.get(path);
  assert.match(again.location ?? "", /^\/sign-in\?/);
  assert.match((await steve.get(again.location ?? "")).html, /value="Steve_01"/);
});

Deno.test("where voting is open, the name is filled in and trusted no more than a typed one", async () => {
  await using world = await openWorld({ botCheck: LENIENT, voting: { isOpen: true } });
  await world.server();
  await openPerson(world, "Alex");
  const stranger = openVisitor(world);
  assert.match((await stranger.get(`${BALLOT}?player=.Pocket_Pia`)).html, /value="\.Pocket_Pia"/);
  assert.match((await stranger.get(`${BALLOT}?player=Alex`)).html, /value="Alex"/);
  const sent = await stranger.submit(`${VOTES}?player=Alex`, { proof: "one", name: "Alex" });
  assert.equal(sent.status, 422);
  assert.match(sent.html, /has an account here. Sign in/);
  for (const player of ["%player%", `"><script>`, "a".repeat(5_000), "&4red", "two words"]) {
    const { status, html } = await stranger.get(`${BALLOT}?${new URLSearchParams({ player })}`);
    assert.equal(status, 200);
    assert.match(html, /<input type="text"[^>]* name="name"[^>]*>/);
    assert.ok(!html.includes(player) && !/name="name"[^>]* value="[^"]/.test(html), player);
  }
  assert.deepEqual((await accountsOf(world)).map(({ username }) => username), ["Alex"]);
});

Deno.test("signed in, another name in the address is a hint and nothing more", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const alex = await openPerson(world, "Alex");
  const { html } = await alex.get(`${BALLOT}?player=Steve_01`);
  assert.match(html, /You vote as <strong>Alex/);
  assert.match(html, /You came here as Steve_01, and vote with the name of your account/);
  assert.doesNotMatch((await alex.get(`${BALLOT}?player=alex`)).html, /You came here as/);
  await alex.submit(`${VOTES}?player=Steve_01`, { proof: "one" });
  const rows = await world.services.sql<{ username: string; source: string }[]>`
    select username, source from vote v join account a on a.id = v.account_id`;
  assert.deepEqual(rows.map((row) => ({ ...row })), [{ username: "Alex", source: "session" }]);
});
