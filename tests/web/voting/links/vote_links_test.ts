import assert from "node:assert/strict";
import { removeLinkKey } from "../../../../src/site/keys/link_key.ts";
import { LENIENT } from "../../../support/votes/ballots.ts";
import { openOwner } from "../../../support/people/owner.ts";
import { openPerson, openVisitor } from "../../../support/people/visitor.ts";
import { accountsOf, openLinks, voteBy } from "../../../support/votes/vote_links.ts";
import { openWorld } from "../../../support/world.ts";
import { BALLOT, openSite, votesIn } from "./linked_site.ts";

Deno.test("a link's ballot names the player and asks for no field", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const { status, html } = await openVisitor(world).get(link("Steve_01"));
  assert.equal(status, 200);
  assert.match(html, /You vote as <strong>Steve_01<\/strong>/);
  const [main] = /<main.*<\/main>/s.exec(html) ?? [""];
  assert.doesNotMatch(main, /<input(?! type="hidden")/);
  assert.deepEqual(await accountsOf(world).then((rows) => rows.length), 0);
});

Deno.test("a link that signs a Bedrock name with a space votes as the name with an underscore", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const { html } = await openVisitor(world).get(link(".Alex New"));
  assert.match(html, /You vote as <strong>\.Alex_New<\/strong>/);
  await voteBy(openVisitor(world), link(".Alex New"));
  assert.deepEqual(await votesIn(world), [".Alex_New"]);
});

Deno.test("a link for a name with a prefix that the host has not allowed says so", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const { status, html } = await openVisitor(world).get(link("*Alex"));
  assert.equal(status, 409);
  assert.match(html, /Choose a name that doesn&#39;t begin with &quot;\*&quot;/);
});

Deno.test("a stranger votes by a link and sees that vote's receipt alone", async () => {
  const { world, server, link } = await openSite();
  await using _ = world;
  const stranger = openVisitor(world);
  const other = openVisitor(world);
  const { status, location } = await voteBy(stranger, link("Steve_01"));
  assert.equal(status, 303);
  const receipt = await stranger.get(location ?? "");
  assert.match(receipt.html, /Thanks for voting/);
  assert.equal((await other.get((location ?? "").replace(/\?.*/, ""))).status, 303);
  const forged = (location ?? "").replace(
    /receipt=(.)/,
    (_, first) => `receipt=${first === "A" ? "B" : "A"}`,
  );
  assert.equal((await other.get(forged)).status, 404);
  const [account] = await accountsOf(world);
  assert.deepEqual([account?.email, account?.vouchedBy], [null, server.id]);
  assert.match((await stranger.get("/account")).location ?? "", /^\/sign-in/);
});

Deno.test("a player without sign-in keeps one account for all votes", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await voteBy(openVisitor(world), link("Steve_01"));
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  await voteBy(openVisitor(world), link("steve_01"));
  assert.deepEqual(await votesIn(world), ["Steve_01", "Steve_01"]);
  assert.equal((await accountsOf(world)).length, 1);
});

Deno.test("a link used again the same day tells of the vote", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const path = link("Steve_01");
  const first = await voteBy(openVisitor(world), path);
  const again = await openVisitor(world).get(path);
  assert.equal(again.status, 200);
  assert.match(again.html, /You already voted for this server today/);
  assert.ok(again.html.includes((first.location ?? "").replaceAll("&", "&amp;")));
  const sent = await openVisitor(world).submit(path, { proof: "again" });
  assert.equal(sent.status, 409);
  assert.equal((await votesIn(world)).length, 1);
});

Deno.test("a link votes as its player, not as the signed-in account", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const alex = await openPerson(world, "Alex");
  await alex.submit(link("Steve_01"), { proof: "one" });
  await alex.submit(`${BALLOT}s`, { proof: "two" });
  assert.deepEqual(await votesIn(world), ["Alex", "Steve_01"]);
});

Deno.test("the key is shown once, and links end with its replacement or removal", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const owner = await openOwner(world);
  const path = "/my/servers/caves/rewards/link-key";
  const form_id = crypto.randomUUID();
  const made = await owner.submit(path, { form_id });
  const [key = ""] = /vbl_[0-9A-Za-z]{46}/.exec(made.html) ?? [];
  assert.equal(made.status, 201);
  assert.equal((await owner.submit(path, { form_id })).status, 409);
  const page = await owner.get("/my/servers/caves/rewards");
  assert.ok(page.html.includes(`…${key.slice(-4)}`) && !page.html.includes(key));
  const link = await openLinks(world, { slug: "caves" });
  const old = link("Steve_01");
  const present = await openLinks(world, { slug: "caves" });
  const visitor = openVisitor(world);
  assert.equal((await visitor.get(old)).status, 403);
  assert.equal((await visitor.get(present("Steve_01"))).status, 200);
  assert.equal((await owner.submit(`${path}/removal`)).status, 303);
  assert.equal((await visitor.get(present("Steve_01"))).status, 403);
  await assert.rejects(
    removeLinkKey(world.context, "caves", {
      by: { kind: "account", id: crypto.randomUUID(), isModerator: true },
      now: world.clock.now,
    }),
    { code: "server_unknown" },
  );
});
