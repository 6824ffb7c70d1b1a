import assert from "node:assert/strict";
import { disableAccount } from "../../../../src/site/accounts/moderation/disable_account.ts";
import { challengeOf, LENIENT, solve } from "../../../support/votes/ballots.ts";
import { openOwner } from "../../../support/people/owner.ts";
import { openPerson, openVisitor, PASSWORD } from "../../../support/people/visitor.ts";
import { startVotifier } from "../../../support/deliveries/votifier_receiver.ts";
import { accountsOf, openLinks } from "../../../support/votes/vote_links.ts";
import { openWorld } from "../../../support/world.ts";
import { BALLOT, openSite, votesIn } from "./linked_site.ts";

Deno.test("a forged, expired or overlong link says why and casts nothing", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await world.server("Rusty Shores");
  const steve = openVisitor(world);
  const good = link("Steve_01");
  const bad: [string, number, RegExp][] = [
    [good.replace("Steve_01", "Alex"), 403, /didn&#39;t make it/],
    [good.replace(/[^/]*$/, "none"), 403, /didn&#39;t make it/],
    [good.replace(/[^/]*$/, "%C3%A9"), 403, /didn&#39;t make it/],
    [`${BALLOT}?sig=%C3%A9`, 403, /didn&#39;t make it/],
    [good.replace("skyblock-valley", "rusty-shores"), 403, /Rusty Shores didn&#39;t make it/],
    [link("Steve_01", { seconds: 0 }), 410, /has expired/],
    [link("Steve_01", { seconds: 86_401 }), 403, /24 hours ahead at most/],
    [link("Steve_01", { seconds: world.clock.now.getTime() }), 403, /24 hours ahead at most/],
    [
      link("Steve_01", { seconds: 600 - world.clock.now.getTime() / 1_000 }),
      403,
      /whole Unix seconds/,
    ],
    [link("Steve_01", { of: "nowhere" }), 404, /not found/],
  ];
  const { html } = await steve.get(good);
  const proof = await solve(challengeOf(html));
  for (const [path, status, why] of bad) {
    for (
      const visit of [
        await steve.get(path),
        await steve.submit(path.replace("/vote?", "/votes?"), { proof }),
      ]
    ) {
      assert.equal(visit.status, status, path);
      assert.match(visit.html, why, path);
      const ballot = /class="button button--vote big" href="\/servers\/[a-z-]+\/vote"/;
      assert.equal(ballot.test(visit.html), status !== 404, "leads to a ballot without a link");
    }
  }
  assert.deepEqual(await votesIn(world), []);
  assert.equal((await accountsOf(world)).length, 0);
});

Deno.test("a link that ends while its ballot is open casts nothing", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const steve = openVisitor(world);
  const path = link("Steve_01", { seconds: 60 });
  const proof = await solve(challengeOf((await steve.get(path)).html));
  world.pass(60_000);
  assert.equal((await steve.submit(path, { proof })).status, 410);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("a proof is for one link's player and one vote", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const steve = link("Steve_01");
  const alex = link("Alex");
  const stranger = openVisitor(world);
  const proof = await solve(challengeOf((await stranger.get(steve)).html));
  assert.match((await stranger.submit(alex, { proof })).html, /was not for this vote/);
  assert.equal((await stranger.submit(steve, { proof })).status, 303);
  world.clock.now = new Date("2026-03-10T12:05:00.000Z");
  await world.services.sql`delete from last_vote`;
  assert.match((await stranger.submit(steve, { proof })).html, /already used/);
  assert.deepEqual(await votesIn(world), ["Steve_01"]);
});

Deno.test("disabled accounts, deleted and impossible names get no vote by link", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const { id } = await world.account("Disabled");
  await disableAccount(world.context, id, { reason: "sold votes", ...world.act });
  const gone = await openPerson(world, "Gone");
  await gone.submit("/account/deletion", { password: PASSWORD });
  const stranger = openVisitor(world);
  const cases: [string, RegExp][] = [
    ["Disabled", /A moderator disabled it/],
    ["Gone", /is taken\. Choose another name/],
    ["Voteboard_Test", /is kept for the site/],
    ["Jürgen ✓", /Use 2 to 32 letters/],
    ["x", /Use 2 to 32 letters/],
  ];
  for (const [name, why] of cases) {
    const seen = await stranger.get(link(name));
    const sent = await stranger.submit(link(name), { proof: name });
    for (const { status, html } of [seen, sent]) {
      assert.equal(status, 409, name);
      assert.match(html, why);
    }
  }
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("a link for a name that Votifier cannot take is refused", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await using receiver = await startVotifier();
  const owner = await openOwner(world);
  const fields = { host: "127.0.0.1", port: String(receiver.port), secret: receiver.token };
  await owner.submit("/my/servers/caves/rewards/votifier", fields);
  const link = await openLinks(world, { slug: "caves" });
  const sent = await openVisitor(world).submit(link("a-name"), { proof: "one" });
  assert.equal(sent.status, 403);
  assert.match(sent.html, /fit this server/);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("where confirmed addresses are required, a link alone casts no vote", async () => {
  const { world, link } = await openSite({
    botCheck: LENIENT,
    voting: { needsVerifiedEmail: true },
  });
  await using _ = world;
  const sent = await openVisitor(world).submit(link("Steve_01"), { proof: "one" });
  assert.equal(sent.status, 403);
  assert.match(sent.html, /Confirm your email address first/);
  assert.deepEqual(await votesIn(world), []);
});
