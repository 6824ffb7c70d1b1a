import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { openLinks } from "../../support/votes/vote_links.ts";
import { agree, nextDay, openSite, press, votesIn } from "./agreed_link.ts";

Deno.test("a link for a name with a sign-in asks a stranger to sign in, and leads back", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const path = link("Steve_01");
  const stranger = openVisitor(world);
  const { status, html } = await stranger.get(path);
  assert.equal(status, 200);
  assert.match(html, /Sign in as Steve_01/);
  assert.doesNotMatch(html, /altcha|Cast my vote|already voted/);
  const next = /href="(\/sign-in\?next=[^"]+)"[^>]*>[^<]*Sign in/.exec(html)?.[1] ?? "";
  const form = await stranger.get(next);
  assert.match(form.html, /value="Steve_01"/);
  const sent = await stranger.submit("/sign-in", {
    name: "Steve_01",
    password: PASSWORD,
    next: path,
  });
  assert.equal(sent.location, path);
  const ballot = await stranger.get(path);
  assert.match(
    ballot.html,
    /Let Skyblock Valley send you links that cast your daily vote as Steve_01/,
  );
  assert.doesNotMatch(ballot.html, /name="agree"[^>]*checked/);
  assert.equal((await press(openVisitor(world), path)).status, 403);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("its player votes signed in by the link, with or without agreeing", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  assert.equal((await press(steve, link("Steve_01"))).status, 303);
  nextDay(world);
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 403);
  await agree(world, steve, link("steve_01"));
  const { html } = await steve.get(link("Steve_01"));
  assert.doesNotMatch(html, /name="agree"/);
  assert.equal((await press(openVisitor(world), link("STEVE_01"))).status, 303);
  assert.deepEqual(await votesIn(world), ["Steve_01 session", "Steve_01 session", "Steve_01 link"]);
});

Deno.test("an agreement with a server is none with another, and ends on the account page", async () => {
  const { world, server, steve, link } = await openSite();
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  await agree(world, steve, link("Steve_01"));
  assert.equal((await press(openVisitor(world), other("Steve_01"))).status, 403);
  const account = await steve.get("/account");
  assert.match(account.html, /Skyblock Valley.*Its links vote as you/s);
  const stranger = openVisitor(world);
  assert.equal((await stranger.get(link("Steve_01"))).status, 200);
  const ended = await steve.submit(`/account/links/${server.slug}/end`);
  assert.match(ended.location ?? "", /^\/account/);
  assert.equal((await press(stranger, link("Steve_01"))).status, 403);
  assert.doesNotMatch((await steve.get("/account")).html, /Its links vote as you/);
  assert.equal((await votesIn(world)).length, 1);
});

Deno.test("a link for another player says who is signed in, and offers both ways", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const alex = await openPerson(world, "Alex");
  const path = link("Steve_01");
  const { html } = await alex.get(path);
  assert.match(html, /You are signed in as Alex/);
  assert.match(html, /href="\/servers\/skyblock-valley\/vote"[^>]*>[^<]*Vote as Alex/);
  assert.equal((await press(alex, path, { agree: "1" })).status, 403);
  const out = await alex.submit("/sign-out", { next: path });
  const led = new URL(out.location ?? "", "http://localhost");
  assert.deepEqual([led.pathname, led.searchParams.get("next")], ["/sign-in", path]);
  assert.match((await alex.get("/account")).location ?? "", /^\/sign-in/);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("a form from another site agrees to nothing, nor does the tick of a stranger", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  const path = link("Steve_01");
  const evil = { origin: "https://evil.example" };
  assert.equal((await steve.submit(path, { proof: "1", agree: "1" }, evil)).status, 403);
  assert.equal((await press(openVisitor(world), path, { agree: "1" })).status, 403);
  const typed = await press(steve, "/servers/skyblock-valley/votes", { agree: "1" });
  assert.equal(typed.status, 303);
  const [row] = await world.services.sql`select count(*)::int as agreed from link_agreement`;
  assert.equal(row?.["agreed"], 0);
});

Deno.test("a suspended server's links vote as no player who agreed", async () => {
  const { world, server, steve, link } = await openSite();
  await using _ = world;
  await agree(world, steve, link("Steve_01"));
  const reason = "They sold votes";
  await decideStatus(world.context, server.slug, { decision: "suspend", reason, ...world.act });
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 404);
  assert.equal((await votesIn(world)).length, 1);
});

Deno.test("an agreement follows its account to a new name, and the old name still leads there", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  await agree(world, steve, link("Steve_01"));
  assert.equal((await steve.submit("/account/name", { username: "Stephen" })).status, 303);
  assert.equal((await press(openVisitor(world), link("STEVE_01"))).status, 303);
  nextDay(world);
  const alex = await openPerson(world, "Alex");
  await alex.submit("/account/name", { username: "Alexa" });
  await press(alex, "/servers/skyblock-valley/votes");
  nextDay(world);
  assert.equal((await press(openVisitor(world), link("Alexa"))).status, 403);
  assert.deepEqual(await votesIn(world), ["Stephen session", "Stephen link", "Alexa session"]);
});

Deno.test("where confirmed addresses are required, an agreed link needs the account's own", async () => {
  const { world, steve, link } = await openSite({ voting: { needsVerifiedEmail: true } });
  await using _ = world;
  const { sql } = world.services;
  await sql`update account set email_verified = true where username = 'Steve_01'`;
  await agree(world, steve, link("Steve_01"));
  await sql`update account set email_verified = false where username = 'Steve_01'`;
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 403);
  await sql`update account set email_verified = true where username = 'Steve_01'`;
  assert.equal((await press(openVisitor(world), link("Steve_01"))).status, 303);
  assert.equal((await votesIn(world)).length, 2);
});

Deno.test("an account's export tells how its votes came, and whom it let vote by links", async () => {
  const { world, steve, link } = await openSite();
  await using _ = world;
  await agree(world, steve, link("Steve_01"));
  await press(openVisitor(world), link("Steve_01"));
  await world.services.sql`update vote set source = null where source = 'session'`;
  const { html } = await steve.submit("/account/export", { password: PASSWORD });
  const { votes, link_agreements: agreements } = JSON.parse(html);
  assert.deepEqual(votes.map(({ source }: { source: string }) => source), ["unknown", "link"]);
  assert.deepEqual(agreements.map(({ server }: { server: string }) => server), ["skyblock-valley"]);
});
