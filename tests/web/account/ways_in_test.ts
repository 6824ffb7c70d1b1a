import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { doubleProviders, goThrough, PIA, SAM } from "../../support/people/provider_double.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { MINUTE_MS } from "../../../src/core/time/day.ts";

async function openSite() {
  const providers = doubleProviders();
  const world = await openWorld({ botCheck: LENIENT, rounds: providers });
  return { world, providers };
}

/** A player who signed up with Discord, and so has no password. */
async function openPia(world: World): Promise<Visitor> {
  const pia = openVisitor(world);
  await goThrough(pia);
  assert.equal((await pia.submit("/sign-up/name", { username: "Pia_1" })).status, 303);
  return pia;
}

function pass(world: World, minutes: number): void {
  world.pass(minutes * MINUTE_MS);
}

const unlink = (visitor: Visitor, { provider, subject }: { provider: string; subject: string }) =>
  visitor.submit("/account/identities/removal", { provider, subject });

Deno.test("an account links a second way in, and unlinks all but the last", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const pia = await openPia(world);
  const last = await unlink(pia, PIA);
  assert.equal(last.status, 409);
  assert.match(last.html, /This is your only one/);
  providers.answer = SAM;
  const linked = await goThrough(pia, { provider: "steam", purpose: "link", next: "/account" });
  assert.equal(linked.location, "/account?notice=identity_linked");
  const { html } = await pia.get("/account");
  assert.match(html, /Discord/);
  assert.match(html, /Steam/);
  assert.equal((await unlink(pia, PIA)).location, "/account?notice=identity_unlinked");
  assert.equal((await unlink(pia, SAM)).status, 409);
  assert.equal((await unlink(pia, { provider: "discord", subject: "1" })).status, 404);
});

Deno.test("a password is a way in, and so is no provider that is switched off", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const steve = await openPerson(world, "Steve_01");
  await goThrough(steve, { purpose: "link", next: "/account" });
  assert.equal((await unlink(steve, PIA)).status, 303);
  const pia = await openPia(world);
  providers.answer = SAM;
  await goThrough(pia, { provider: "steam", purpose: "link", next: "/account" });
  Object.assign(providers, { list: [{ id: "steam", name: "Steam", source: "steam" }] });
  assert.equal((await unlink(pia, SAM)).status, 409);
  assert.equal((await unlink(pia, PIA)).status, 303);
});

Deno.test("an identity belongs to one account", async () => {
  const { world } = await openSite();
  await using _ = world;
  await openPia(world);
  const steve = await openPerson(world, "Steve_01");
  const taken = await goThrough(steve, { purpose: "link", next: "/account" });
  assert.equal(taken.status, 409);
  assert.match(taken.html, /belongs to another account here/);
});

Deno.test("a stolen session links and unlinks nothing after ten minutes", async () => {
  const { world } = await openSite();
  await using _ = world;
  const steve = await openPerson(world, "Steve_01");
  await world.services.sql`update session set proved_at = ${world.clock.now}`;
  pass(world, 10);
  const proof = "/account/proof?next=%2Faccount";
  const linking = await goThrough(steve, { purpose: "link", next: "/account" });
  assert.equal(linking.location, proof);
  assert.equal((await unlink(steve, PIA)).status, 403);
  const wrong = await steve.submit("/account/proof", { proof_password: "a wrong password" });
  assert.equal(wrong.status, 422);
  const proved = await steve.submit("/account/proof", {
    proof_password: PASSWORD,
    proof_next: "/account",
  });
  assert.equal(proved.location, "/account");
  const linked = await goThrough(steve, { purpose: "link", next: "/account" });
  assert.equal(linked.location, "/account?notice=identity_linked");
});

Deno.test("an account without a password deletes itself after a new round at its provider", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const pia = await openPia(world);
  pass(world, 11);
  const { html } = await pia.get("/account/deletion");
  assert.doesNotMatch(html, /type="password"/);
  assert.match(html, /show that it&#39;s you/);
  const asked = await pia.submit("/account/deletion");
  assert.match(asked.location ?? "", /^\/account\/proof/);
  assert.match((await pia.get("/account/proof?next=/account/deletion")).html, /with\/discord/);
  providers.answer = SAM;
  const other = await goThrough(pia, { provider: "steam", purpose: "prove" });
  assert.equal(other.status, 409);
  providers.answer = PIA;
  const proved = await goThrough(pia, { purpose: "prove", next: "/account/deletion" });
  assert.equal(proved.location, "/account/deletion");
  assert.equal((await pia.submit("/account/deletion")).location, "/?notice=account_deleted");
  const [left] = await world.services.sql`
    select (select count(*)::int from identity) as identities, (select count(*)::int from newcomer) as newcomers`;
  assert.deepEqual({ ...left }, { identities: 0, newcomers: 0 });
});

Deno.test("deleting an account deletes the newcomer with its identity, and no other", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const pia = await openPia(world);
  const { sql } = world.services;
  // As if the identity had been linked while a newcomer chose a name.
  await sql`
    insert into newcomer (provider, subject, token_hash, next, expires_at)
    values (${PIA.provider}, ${PIA.subject}, '\\x00', '/', ${world.clock.now})`;
  providers.answer = SAM;
  await goThrough(openVisitor(world), { provider: "steam" });
  assert.equal((await pia.submit("/account/deletion")).status, 303);
  const left = await sql`select provider from newcomer`;
  assert.deepEqual(left.map(({ provider }) => provider), ["steam"]);
});

Deno.test("an account without a password sets its first one, and signs in with it", async () => {
  const { world } = await openSite();
  await using _ = world;
  const pia = await openPia(world);
  assert.doesNotMatch((await pia.get("/account/password")).html, /Current password/);
  const short = await pia.submit("/account/password", { new_password: "short" });
  assert.equal(short.status, 422);
  const set = await pia.submit("/account/password", { new_password: PASSWORD });
  assert.equal(set.location, "/account?notice=password_set");
  assert.match((await pia.get("/account/password")).html, /Current password/);
  const visitor = openVisitor(world);
  const entered = await visitor.submit("/sign-in", { name: "Pia_1", password: PASSWORD });
  assert.equal(entered.status, 303);
  assert.equal((await unlink(pia, PIA)).status, 303);
});

Deno.test("setting a first password needs a recent proof", async () => {
  const { world } = await openSite();
  await using _ = world;
  const pia = await openPia(world);
  pass(world, 10);
  const asked = await pia.get("/account/password");
  assert.equal(asked.location, "/account/proof?next=%2Faccount%2Fpassword");
  const set = await pia.submit("/account/password", { new_password: PASSWORD });
  assert.match(set.location ?? "", /^\/account\/proof/);
  assert.equal((await world.services.sql`select from credential`).length, 0);
});

Deno.test("a round that was begun in another session links nothing", async () => {
  const { world } = await openSite();
  await using _ = world;
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const begun = await steve.submit("/sign-in/with/discord", { purpose: "link", next: "/account" });
  const state = /state=([0-9a-f-]+)/.exec(begun.headers.get("refresh") ?? "")?.[1];
  const back = await alex.get(`/sign-in/with/discord/back?state=${state}`);
  assert.equal(back.status, 409);
  assert.equal((await world.services.sql`select from identity`).length, 0);
});

Deno.test("an export has the identities of its account", async () => {
  const { world } = await openSite();
  await using _ = world;
  const pia = await openPia(world);
  const { html: json } = await pia.submit("/account/export");
  const [identity] = JSON.parse(json).identities;
  assert.equal(identity.provider, "discord");
  assert.equal(identity.subject, PIA.subject);
  assert.equal(identity.made_at, PIA.madeAt?.toISOString());
});
