import assert from "node:assert/strict";
import { removeLinkKey } from "../../../src/site/keys/link_key.ts";
import { disableAccount } from "../../../src/site/accounts/moderation/disable_account.ts";
import { challengeOf, LENIENT, solve } from "../../support/votes/ballots.ts";
import { openOwner } from "../../support/people/owner.ts";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";
import { accountsOf, openLinks, voteBy } from "../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../support/world.ts";

const BALLOT = "/servers/skyblock-valley/vote";

async function votesIn({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ username: string }[]>`
    select username from vote v join account a on a.id = v.account_id order by v.voted_at, username`;
  return rows.map(({ username }) => username);
}

async function openSite(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(options);
  const server = await world.server();
  return { world, server, link: await openLinks(world, server) };
}

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
  assert.match(html, /the host of this site has not allowed names that begin with &quot;\*&quot;/);
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

Deno.test("a link votes as its player, not as the signed-in account", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const alex = await openPerson(world, "Alex");
  await alex.submit(link("Steve_01"), { proof: "one" });
  await alex.submit(`${BALLOT}s`, { proof: "two" });
  assert.deepEqual(await votesIn(world), ["Alex", "Steve_01"]);
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
    ["Disabled", /a moderator disabled the account/],
    ["Gone", /it is taken/],
    ["Voteboard_Test", /it is reserved/],
    ["Jürgen ✓", /names are 2 to 32/],
    ["x", /names are 2 to 32/],
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

Deno.test("a link of the earlier form leads to its ballot, and its form is taken", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const stranger = openVisitor(world);
  for (const name of ["Steve_01", ".Pocket_Pia"]) {
    const path = link(name);
    const [player = "", expires = "", sig = ""] = path.split("/").slice(4);
    const query = `?${new URLSearchParams({ player, expires, sig })}`;
    const seen = await stranger.get(BALLOT + query);
    const led = await stranger.get(`${BALLOT}s${query}`);
    assert.deepEqual([seen.status, seen.location], [303, path]);
    assert.equal(led.location, BALLOT + query);
    const sent = await stranger.submit(`${BALLOT}s${query}`, { proof: name });
    assert.deepEqual([sent.status, sent.location], [307, path]);
    assert.equal((await stranger.submit(path, { proof: name })).status, 303);
  }
  assert.deepEqual(await votesIn(world), [".Pocket_Pia", "Steve_01"]);
  const [, expires = "", sig = ""] = link(" Steve_01 ").split("/").slice(4);
  const unclear = await stranger.get(`${BALLOT}?player=+Steve_01+&expires=${expires}&sig=${sig}`);
  assert.equal(unclear.status, 403);
});

Deno.test("a link of the earlier form leads to no other page, whatever its parts are", async () => {
  const { world } = await openSite();
  await using _ = world;
  for (const expires of ["/../../../../../account/deletion?", "\r\nSet-Cookie: a=b", "1#", "//x"]) {
    const query = new URLSearchParams({ player: "Steve_01", expires, sig: "x" });
    const { status, location } = await openVisitor(world).get(`${BALLOT}?${query}`);
    const { pathname, search, hash } = new URL(location ?? "", "http://localhost");
    assert.deepEqual([status, search, hash], [303, "", ""], expires);
    assert.match(pathname, /^\/servers\/skyblock-valley\/vote\/Steve_01\/[^/]+\/x$/);
  }
});

Deno.test("a link's receipt tells nothing of votes for other servers", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  const { location } = await openVisitor(world).submit(link("Steve_01"), { proof: "1" });
  const suggestsOther = async () =>
    (await openVisitor(world).get(location ?? "")).html.includes("Rusty Shores");
  assert.equal(await suggestsOther(), true);
  assert.equal((await openVisitor(world).submit(other("Steve_01"), { proof: "2" })).status, 303);
  assert.equal(await suggestsOther(), true);
});

Deno.test("what a link leads to is never compressed, as its address is on the page", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const ask = async (path: string) => {
    const headers = { Accept: "text/html", "Accept-Encoding": "gzip" };
    const response = await world.app.fetch(new Request(`http://localhost${path}`, { headers }));
    await response.arrayBuffer();
    return response.headers.get("Content-Encoding");
  };
  assert.equal(await ask("/sign-in"), "gzip");
  assert.equal(await ask(link("Steve_01")), null);
});

Deno.test("a link's form is refused from another site", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const evil = { origin: "https://evil.example" };
  const sent = await openVisitor(world).submit(link("Steve_01"), { proof: "1" }, evil);
  assert.equal(sent.status, 403);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("no cache and no search engine keeps what a link leads to", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const visitor = openVisitor(world);
  const path = link("Steve_01");
  const ballot = await visitor.get(path);
  const { location } = await voteBy(visitor, path);
  const pages = [ballot, await visitor.get(location ?? ""), await visitor.get(path)];
  const bad = [await visitor.get(`${BALLOT}?sig=bad`), await visitor.get(`${BALLOT}/a/b/c`)];
  for (const { headers } of [...pages, ...bad]) {
    assert.equal(headers.get("Cache-Control"), "private, no-store");
    assert.equal(headers.get("X-Robots-Tag"), "noindex");
  }
  const home = await visitor.get("/");
  assert.equal(home.headers.get("X-Robots-Tag"), null);
});
