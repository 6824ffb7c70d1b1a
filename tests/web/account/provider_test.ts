import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { insertPlayer } from "../../../src/core/accounts/players.ts";
import { createPasswords } from "../../../src/site/accounts/passwords/password.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import {
  doubleProviders,
  goThrough,
  PIA,
  type ProviderDouble,
  SAM,
} from "../../support/people/provider_double.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World, type WorldOptions } from "../../support/world.ts";

const BALLOT = "/servers/skyblock-valley/vote";

/** A site with Discord, Steam and an OpenID Connect provider. */
async function openSite(
  options: WorldOptions = {},
): Promise<{ world: World; providers: ProviderDouble }> {
  const providers = doubleProviders();
  const world = await openWorld({ botCheck: LENIENT, rounds: providers, ...options });
  return { world, providers };
}

/** Comes from a provider for the first time, and chooses a name. */
async function signUp(visitor: Visitor, username: string, next = "/") {
  assert.equal((await goThrough(visitor, { next })).location, "/sign-up/name");
  return await visitor.submit("/sign-up/name", { username, next });
}

async function accountsOf({ services: { sql } }: World) {
  return await sql<{ username: string; email: string | null; emailVerified: boolean }[]>`
    select username, email, email_verified from account where deleted_at is null order by username`;
}

/** A player without sign-in whom a server's link named. */
async function insertLinked(world: World, username: string): Promise<void> {
  const { id: vouchedBy } = await world.server("Linked");
  const id = crypto.randomUUID();
  await insertPlayer(world.services.sql, { id, username, vouchedBy, now: world.clock.now });
}

Deno.test("a first vote with Discord takes one field, and two clicks after Discord's page", async () => {
  const { world } = await openSite();
  await using _ = world;
  await world.server();
  const pia = openVisitor(world);
  const door = await pia.get((await pia.get(BALLOT)).location ?? "");
  assert.match(door.html, /Continue with Discord/);
  const name = await goThrough(pia, { next: BALLOT });
  assert.equal(name.location, "/sign-up/name");
  const { html } = await pia.get("/sign-up/name");
  assert.match(html, /Your name in Minecraft/);
  assert.equal([...html.matchAll(/<input(?![^>]*type="hidden")/g)].length, 1 + searchFields(html));
  assert.doesNotMatch(html, /altcha|value="pia"/);
  const named = await pia.submit("/sign-up/name", { username: "Pia_1", next: BALLOT });
  assert.equal(named.location, BALLOT);
  const ballot = await pia.get(BALLOT);
  assert.match(ballot.html, /You vote as <strong>Pia_1<\/strong>/);
  const cast = await pia.submit(`${BALLOT}s`, { proof: "one" });
  assert.match((await pia.get(cast.location ?? "")).html, /Your vote is counted/);
});

/** Fields of the frame: the search, and the switch between themes. */
function searchFields(html: string): number {
  const [main = ""] = /<main[^]*<\/main>/.exec(html) ?? [];
  return [...html.replace(main, "").matchAll(/<input(?![^>]*type="hidden")/g)].length;
}

Deno.test("the pages to sign in and up list the providers, and a site without them shows none", async () => {
  const { world } = await openSite();
  await using _ = world;
  await using plain = await openWorld();
  for (const path of ["/sign-in", "/sign-up"]) {
    const { html } = await openVisitor(world).get(`${path}?next=/games`);
    for (const id of ["discord", "steam", "oidc"]) {
      assert.match(html, new RegExp(`action="/sign-in/with/${id}"`));
    }
    assert.match(html, /with Guild/);
    assert.match(html, /name="next" value="\/games"/);
    const without = await openVisitor(plain).get(path);
    assert.doesNotMatch(without.html, /sign-in\/with/);
  }
});

Deno.test("a person who is known at a provider is signed in and led on", async () => {
  const { world } = await openSite();
  await using _ = world;
  assert.equal((await signUp(openVisitor(world), "Pia_1")).status, 303);
  const again = openVisitor(world);
  const back = await goThrough(again, { next: "/servers/caves?page=2" });
  assert.deepEqual([back.status, back.location], [303, "/servers/caves?page=2"]);
  assert.match((await again.get("/account")).html, /Pia_1/);
});

Deno.test("a round never leads to another site", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  await signUp(openVisitor(world), "Pia_1");
  for (
    const next of ["//evil.example", "https://evil.example/", "/\\evil.example", "/.//evil.example"]
  ) {
    assert.equal((await goThrough(openVisitor(world), { next })).location, "/", next);
    const { begin } = providers;
    providers.begin = (id, asked) => begin(id, { ...asked, next });
    assert.equal((await goThrough(openVisitor(world))).location, "/", `kept: ${next}`);
    providers.begin = begin;
  }
});

Deno.test("an address at a provider never leads to an account", async () => {
  const { world } = await openSite();
  await using _ = world;
  await openPerson(world, "Pia");
  await world.services.sql`update account set email_verified = true`;
  const stranger = openVisitor(world);
  const done = await signUp(stranger, "Somebody");
  assert.equal(done.location, "/");
  const [own, other] = await accountsOf(world);
  assert.deepEqual([own?.username, own?.email], ["Pia", "pia@example.com"]);
  assert.match(other?.email ?? "", /@unconfirmed\.invalid$/);
  assert.equal(other?.emailVerified, false);
});

Deno.test("a provider's address is confirmed only if the provider says so and no account has it", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  await signUp(openVisitor(world), "Pia_1");
  providers.answer = { ...PIA, subject: "2", email: "other@example.com", emailVerified: false };
  await signUp(openVisitor(world), "Pia_2");
  const [first, second] = await accountsOf(world);
  assert.deepEqual([first?.email, first?.emailVerified], ["pia@example.com", true]);
  assert.match(second?.email ?? "", /@unconfirmed\.invalid$/);
});

Deno.test("an address goes to the person whose provider proves it, not to the one who typed it", async () => {
  const { world } = await openSite();
  await using _ = world;
  const squatter = await openPerson(world, "Squatter");
  const { sql } = world.services;
  await sql`update account set email = 'pia@example.com' where username = 'Squatter'`;
  const person = openVisitor(world);
  assert.equal((await signUp(person, "Pia_1")).location, "/");
  const [own, other] = await accountsOf(world);
  assert.deepEqual([own?.username, own?.email, own?.emailVerified], [
    "Pia_1",
    "pia@example.com",
    true,
  ]);
  assert.match(other?.email ?? "", /@unconfirmed\.invalid$/);
  assert.equal((await squatter.get("/account")).status, 200, "it keeps its account");
});

Deno.test("a provider confirms the address that its person's account has or wants", async () => {
  const { world } = await openSite();
  await using _ = world;
  const { sql } = world.services;
  await signUp(openVisitor(world), "Pia_1");
  await openPerson(world, "Squatter");
  await sql`
    update account set email = id || '@unconfirmed.invalid', typed_email = 'pia@example.com', email_verified = false
    where username = 'Pia_1'`;
  await sql`update account set email = 'pia@example.com' where username = 'Squatter'`;
  await goThrough(openVisitor(world));
  const [own, other] = await accountsOf(world);
  assert.deepEqual([own?.email, own?.emailVerified], ["pia@example.com", true]);
  assert.match(other?.email ?? "", /@unconfirmed\.invalid$/);
});

Deno.test("a newcomer's cookie makes one account, also if it is sent again", async () => {
  const { world } = await openSite();
  await using _ = world;
  const pia = openVisitor(world);
  await goThrough(pia);
  const thief = openVisitor(world);
  for (const [name, value] of pia.cookies) thief.cookies.set(name, value);
  assert.equal((await pia.submit("/sign-up/name", { username: "Pia_1" })).location, "/");
  const stolen = await thief.submit("/sign-up/name", { username: "Thief" });
  assert.equal(stolen.status, 410);
  assert.equal((await thief.get("/sign-up/name")).status, 410);
  assert.match((await thief.get("/account")).location ?? "", /^\/sign-in/);
  assert.deepEqual((await accountsOf(world)).map(({ username }) => username), ["Pia_1"]);
});

Deno.test("a newcomer has half an hour, and a second round replaces the first", async () => {
  const { world } = await openSite();
  await using _ = world;
  const first = openVisitor(world);
  const second = openVisitor(world);
  await goThrough(first);
  await goThrough(second);
  assert.equal((await first.get("/sign-up/name")).status, 410);
  world.pass(1_799_000);
  assert.equal((await second.get("/sign-up/name")).status, 200);
  world.pass(1_000);
  assert.equal((await second.submit("/sign-up/name", { username: "Pia_1" })).status, 410);
});

Deno.test("a taken name offers to sign in and link it, which one button does", async () => {
  const { world } = await openSite();
  await using _ = world;
  await openPerson(world, "Pia_1");
  const pia = openVisitor(world);
  await goThrough(pia, { next: "/games" });
  const taken = await pia.submit("/sign-up/name", { username: "pia_1" });
  assert.equal(taken.status, 422);
  assert.match(taken.html, /it is taken/);
  assert.match(taken.html, /Is .*pia_1.* yours\?/);
  assert.match(taken.html, /href="\/sign-in\?next=%2Faccount"/);
  const next = "/account";
  const signedIn = await pia.submit("/sign-in", { name: "Pia_1", password: PASSWORD, next });
  assert.equal(signedIn.location, next);
  assert.match((await pia.get(next)).html, /Link it to sign in as Pia_1 with one click/);
  const linked = await pia.submit("/account/identities");
  assert.equal(linked.location, "/games?notice=identity_linked");
  const again = await goThrough(openVisitor(world));
  assert.equal(again.location, "/");
});

Deno.test("names are refused to newcomers as to everybody", async () => {
  const { world } = await openSite();
  await using _ = world;
  await insertLinked(world, "Held");
  const pia = openVisitor(world);
  await goThrough(pia);
  for (const username of ["Voteboard_Test", "a b", ""]) {
    const { status, html } = await pia.submit("/sign-up/name", { username });
    assert.equal(status, 422, username);
    assert.match(html, /id="username-fault"/);
  }
});

Deno.test("a name that a server's link holds goes to a newcomer with a confirmed address only", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  await insertLinked(world, "Held");
  providers.answer = { ...PIA, subject: "2", email: undefined, emailVerified: false };
  const unknown = openVisitor(world);
  await goThrough(unknown);
  const { status, html } = await unknown.submit("/sign-up/name", { username: "Held" });
  assert.equal(status, 422);
  assert.match(html, /a player has voted with it/);
  providers.answer = PIA;
  assert.equal((await signUp(openVisitor(world), "Held")).location, "/");
  const [held] = (await accountsOf(world)).filter(({ username }) => username === "Held");
  assert.deepEqual([held?.email, held?.emailVerified], ["pia@example.com", true]);
});

Deno.test("Steam proves its 17 digits, which no other account can register or take", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const { subject: id } = SAM;
  await insertLinked(world, id);
  const form = { username: id, email: "m@example.com", password: PASSWORD, proof: "one" };
  const mallory = await openVisitor(world).submit("/sign-up", form);
  assert.equal(mallory.status, 422);
  assert.match(mallory.html, /it is a Steam id/);
  const alex = await openPerson(world, "Alex");
  assert.match((await alex.submit("/account/name", { username: id })).html, /it is a Steam id/);
  const pia = openVisitor(world);
  await goThrough(pia);
  assert.match((await pia.submit("/sign-up/name", { username: id })).html, /it is a Steam id/);
  providers.answer = SAM;
  const sam = openVisitor(world);
  await goThrough(sam, { provider: "steam" });
  assert.match((await sam.get("/sign-up/name")).html, new RegExp(`value="${id}"`));
  assert.equal((await sam.submit("/sign-up/name", { username: id })).location, "/");
  assert.match((await sam.get("/account")).html, new RegExp(`<b>${id}</b>`));
});

Deno.test("an account that links Steam may take its Steam id, and one that has such a name keeps it", async () => {
  await using plain = await openWorld({ botCheck: LENIENT });
  const { subject: id } = SAM;
  const early = await openPerson(plain, "Early");
  assert.equal((await early.submit("/account/name", { username: id })).status, 303);
  const { world, providers } = await openSite();
  await using _ = world;
  const kept = await openPerson(world, id);
  assert.equal((await kept.submit("/account/name", { username: id })).status, 303);
  const other = "76561198000000002";
  providers.answer = { ...SAM, subject: other };
  const alex = await openPerson(world, "Alex");
  await goThrough(alex, { provider: "steam", purpose: "link", next: "/account" });
  assert.equal((await alex.submit("/account/name", { username: other })).status, 303);
});

Deno.test("a provider that says no or doesn't answer gets one sentence and the other ways in", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const cases = [
    ["declined", 403, /You didn&#39;t sign in with Discord/],
    ["not_proven", 403, /Discord didn&#39;t sign you in/],
    ["unavailable", 502, /Discord can&#39;t be reached right now/],
  ] as const;
  for (const [answer, status, title] of cases) {
    providers.answer = answer;
    const failed = await goThrough(openVisitor(world), { next: "/games" });
    assert.equal(failed.status, status);
    assert.match(failed.html, title);
    assert.match(failed.html, /action="\/sign-in\/with\/steam"/);
    assert.match(failed.html, /name="next" value="\/games"/);
    assert.match(failed.html, /href="\/sign-in\?next=%2Fgames"/);
  }
  const replayed = await openVisitor(world).get("/sign-in/with/discord/back?state=made-up");
  assert.equal(replayed.status, 403);
  providers.isUp = false;
  assert.equal((await goThrough(openVisitor(world))).status, 503);
  assert.equal((await openVisitor(world).submit("/sign-in/with/nowhere")).status, 404);
  assert.equal((await accountsOf(world)).length, 0);
});

Deno.test("a disabled account isn't opened by its provider, and is told why", async () => {
  const { world } = await openSite();
  await using _ = world;
  await signUp(openVisitor(world), "Pia_1");
  const { now } = world.clock;
  await world.services.sql`update account set disabled_at = ${now}, disabled_reason = 'A bot'`;
  const visitor = openVisitor(world);
  const back = await goThrough(visitor);
  assert.equal(back.status, 403);
  assert.match(back.html, /They wrote: .*A bot/);
  assert.match((await visitor.get("/account")).location ?? "", /^\/sign-in/);
});

Deno.test("sign-in by provider works while the password line is full", async () => {
  const hang = Promise.withResolvers<Buffer>();
  const passwords = createPasswords(undefined, {
    derive: () => hang.promise,
    room: { slots: 1, waiting: 1, perNetwork: 1, retryAfterSeconds: 3 },
  });
  const { world } = await openSite({ passwords });
  await using _ = world;
  const waiting = ["198.51.100.1", "203.0.113.1"].map((address) =>
    openVisitor(world, { address }).submit("/sign-in", { name: "Nobody", password: PASSWORD })
  );
  await eventually("the queue is full", () => passwords.isBusy() || undefined);
  const refused = await openVisitor(world, { address: "192.0.2.77" })
    .submit("/sign-in", { name: "Nobody", password: PASSWORD });
  assert.equal(refused.status, 503);
  assert.equal((await signUp(openVisitor(world), "Pia_1")).location, "/");
  assert.equal((await goThrough(openVisitor(world), { next: "/games" })).location, "/games");
  hang.resolve(Buffer.alloc(64));
  await Promise.all(waiting);
});

Deno.test("the page that leads to a provider names it, and follows no form's policy", async () => {
  const { world } = await openSite();
  await using _ = world;
  const begun = await openVisitor(world).submit("/sign-in/with/oidc", { next: "/games" });
  assert.equal(begun.status, 200);
  assert.match(begun.headers.get("refresh") ?? "", /^0; url=https:\/\/provider\.example\//);
  assert.match(begun.headers.get("content-security-policy") ?? "", /form-action 'self'/);
  assert.match(begun.html, /Go to Guild/);
  assert.match(begun.headers.get("cache-control") ?? "", /no-store/);
});
