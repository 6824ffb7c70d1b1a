import assert from "node:assert/strict";
import { disableAccount } from "../../src/accounts/disable_account.ts";
import { removeLinkKey } from "../../src/keys/link_key.ts";
import { decideStatus } from "../../src/servers/decide_status.ts";
import { signUpAccount } from "../../src/accounts/create_account.ts";
import { castForPlayer } from "../../src/votes/cast_ballot.ts";
import { requestReset } from "../../src/sign_in/change_password.ts";
import { writeAccountData } from "../../src/votes/export_account.ts";
import { LENIENT } from "../support/ballots.ts";
import { requestFrom } from "../support/people.ts";
import { openPerson, openVisitor, PASSWORD, signIn } from "../support/visitor.ts";
import { accountsOf, openLinks, votesOf } from "../support/vote_links.ts";
import { openWorld, type World } from "../support/world.ts";

const RECEIPT = /^\/servers\/[a-z-]+\/votes\/[0-9a-f-]{36}\?receipt=[\w-]{43}/;

async function openSite() {
  const world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  const link = await openLinks(world, server);
  return { world, server, link };
}

/** Votes as a stranger by a link. */
async function vote(world: World, link: string) {
  const { location, html } = await openVisitor(world).submit(votesOf(link), {
    proof: crypto.randomUUID(),
  });
  assert.match(location ?? html, RECEIPT);
  return location ?? "";
}

/** Signs up with a name, by a link if one is given; `next` stays empty. */
async function signUp(world: World, username: string, link?: string) {
  const visitor = openVisitor(world);
  const [, slug = ""] = /^\/servers\/([^/]+)/.exec(link ?? "") ?? [];
  const query = Object.fromEntries(new URL(link ?? "/", "http://localhost").searchParams);
  const sent = await visitor.submit("/sign-up", {
    ...query,
    server: slug,
    username,
    email: `${crypto.randomUUID()}@example.com`,
    password: PASSWORD,
    proof: crypto.randomUUID(),
  });
  return { visitor, ...sent };
}

Deno.test("a receipt leads to a sign-up that keeps the player's votes", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const receipt = await vote(world, link("Steve_01"));
  const [before] = await accountsOf(world);
  const stranger = openVisitor(world);
  const { html } = await stranger.get(receipt);
  const path = /href="(\/sign-up\?[^"]*)">Make this name yours/.exec(html)?.[1] ?? "";
  const form = await stranger.get(path.replaceAll("&amp;", "&"));
  assert.match(form.html, /name="username" [^>]*|value="Steve_01"/);
  const hidden = Object.fromEntries(
    Array.from(
      form.html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g),
      (found) => [
        found[1] ?? "",
        found[2] ?? "",
      ],
    ),
  );
  const fields = { username: "Steve_01", email: "s@example.com", password: PASSWORD };
  const sent = await stranger.submit("/sign-up", { ...hidden, ...fields, proof: "sign-up" });
  assert.equal(sent.location, "/account/name?next=%2Fservers%2Fskyblock-valley");
  const [after] = await accountsOf(world);
  assert.deepEqual([after?.id, after?.email, after?.vouchedBy], [
    before?.id,
    "s@example.com",
    null,
  ]);
  assert.equal((await stranger.get(receipt.replace(/\?.*/, ""))).status, 200);
  const again = openVisitor(world);
  await signIn(world, again, "steve_01");
  assert.match((await again.get("/servers/skyblock-valley")).html, /You voted today/);
});

Deno.test("without the link of the server that vouched a name is refused", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  await vote(world, link("Steve_01"));
  await vote(world, other("Steve_01"));
  const tries = [
    undefined,
    other("Steve_01"),
    link("Alex"),
    link("Steve_01", { seconds: 0 }),
    link("Steve_01").replace(/.$/, "x"),
  ];
  for (const bad of tries) {
    const { status, html } = await signUp(world, "Steve_01", bad);
    assert.equal(status, 422, bad);
    assert.match(html, /belongs to a player of Skyblock Valley. Type \/vote there and follow/);
  }
  assert.equal((await accountsOf(world))[0]?.email, null);
  assert.equal((await signUp(world, "Steve_01", link("Steve_01"))).status, 303);
  assert.equal((await signUp(world, "Steve_01", link("Steve_01"))).status, 422);
  const ballot = await openVisitor(world).get(other("Steve_01"));
  assert.doesNotMatch(ballot.html, /Make this name yours/);
});

Deno.test("a link of another server does not offer the name", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  await vote(world, link("Steve_01"));
  const { html } = await openVisitor(world).get(other("Steve_01"));
  assert.match(html, /You vote as <strong>Steve_01/);
  assert.doesNotMatch(html, /Make this name yours/);
});

Deno.test("a name whose server can vouch no more is free to sign up with", async () => {
  const { world, server, link } = await openSite();
  await using _ = world;
  const gone = await world.server("Rusty Shores");
  const other = await openLinks(world, gone);
  await vote(world, link("Steve_01"));
  await vote(world, other("Alex"));
  const ids = (await accountsOf(world)).map(({ id }) => id);
  await removeLinkKey(world.context, server.slug, world.act);
  const reason = "They sold votes";
  await decideStatus(world.context, gone.slug, { decision: "suspend", reason, ...world.act });
  for (const name of ["Alex", "Steve_01"]) {
    assert.equal((await signUp(world, name)).status, 303, name);
  }
  assert.deepEqual((await accountsOf(world)).map(({ id }) => id), ids);
});

Deno.test("a suspension hands no player over to another server", async () => {
  const { world, server, link } = await openSite();
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  await vote(world, link("Steve_01"));
  const suspension = { decision: "suspend", reason: "We look into votes", ...world.act } as const;
  await decideStatus(world.context, server.slug, suspension);
  await vote(world, other("Steve_01"));
  await decideStatus(world.context, server.slug, { decision: "approve", ...world.act });
  const [steve] = await accountsOf(world);
  assert.equal(steve?.vouchedBy, server.id);
});

Deno.test("a disabled player's name cannot be signed up with", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const [{ id } = { id: "" }] = await accountsOf(world);
  await disableAccount(world.context, id, world.act);
  const { status, html } = await signUp(world, "Steve_01", link("Steve_01"));
  assert.equal(status, 422);
  assert.match(html, /it is taken/);
});

Deno.test("a player without sign-in gets no session, no mail and no password", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const visitor = openVisitor(world);
  for (const password of [PASSWORD, "none", "null"]) {
    const sent = await visitor.submit("/sign-in", { name: "Steve_01", password });
    assert.match(sent.html, /Wrong username or password/);
  }
  for (const email of ["null@example.com", "steve_01@example.com"]) {
    await requestReset(world.context, email, requestFrom());
  }
  await world.services.background.settled();
  assert.deepEqual(world.mails, []);
  const [{ id } = { id: "" }] = await accountsOf(world);
  const pieces = await Array.fromAsync(writeAccountData(world.services.sql, id, world.clock.now));
  const { account, votes } = JSON.parse(pieces.join(""));
  assert.deepEqual([account.email, votes.length], [null, 1]);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { status, html } = await mod.get(`/moderation/accounts/${id}`);
  assert.equal(status, 200);
  assert.match(html, /no sign-in/);
});

Deno.test("a player who signed up can be deleted like anybody else", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const { visitor } = await signUp(world, "Steve_01", link("Steve_01"));
  const sent = await visitor.submit("/account/deletion", { password: PASSWORD });
  assert.equal(sent.status, 303);
  assert.equal((await accountsOf(world))[0]?.username, "deleted");
  const link409 = await openVisitor(world).get(link("Steve_01"));
  assert.match(link409.html, /it is taken/);
});

Deno.test("an address that is another's is not taken by taking a name over", async () => {
  const { world, server, link } = await openSite();
  await using _ = world;
  const email = "alex@example.com";
  await openPerson(world, "Alex");
  await vote(world, link("Steve_01"));
  const wanted = { username: "Steve_01", email, password: PASSWORD };
  const { id } = await signUpAccount(world.services, wanted, {
    now: world.clock.now,
    vouchedBy: server.id,
  });
  const steve = (await accountsOf(world)).find((account) => account.username === "Steve_01");
  assert.deepEqual([steve?.id, steve?.email], [id, `${id}@unconfirmed.invalid`]);
});

Deno.test("a name taken over while it votes keeps one account and the vote", async () => {
  const { world, server, link } = await openSite();
  await using _ = world;
  for (let round = 0; round < 8; round++) {
    const name = `Player_${round}`;
    // Half of them have an account already.
    if (round % 2 === 0) {
      await openVisitor(world).submit(
        votesOf((await openLinks(world, await world.server(`Other ${round}`)))(name)),
        { proof: name },
      );
      await world.services
        .sql`update account set vouched_by = ${server.id} where username = ${name}`;
    }
    const context = world.services;
    const { now } = world.clock;
    const proof = (id: string) => ({ id, expiresAt: new Date(now.getTime() + 600_000) });
    const cast = (nth: number) =>
      castForPlayer(context, {
        slug: server.slug,
        player: name,
        vouchedBy: server.id,
        proof: proof(`${name} ${nth}`),
        ...context.ballots.placeOf("192.0.2.7", now),
        now,
      });
    const [first, taken, second] = await Promise.all([
      cast(1),
      signUp(world, name, link(name)),
      cast(2),
    ]);
    assert.deepEqual([first.kind, second.kind].sort(), ["already_voted", "cast"], name);
    assert.equal(taken.status, 303, name);
    const named = (await accountsOf(world)).filter(({ username }) => username === name);
    assert.equal(named.length, 1);
    const [row] = await world.services.sql`
      select count(*)::int as votes from vote where account_id = ${
      named[0]?.id ?? ""
    } and server_id = ${server.id}`;
    assert.equal(row?.["votes"], 1);
  }
});
