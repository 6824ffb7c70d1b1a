import assert from "node:assert/strict";
import { goThrough, PIA } from "../../../support/people/provider_double.ts";
import { openPerson, openVisitor, PASSWORD } from "../../../support/people/visitor.ts";
import { accountsOf, insertLinked, openSite, signUp } from "./provider_site.ts";

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
  assert.match(taken.html, /is taken\. Choose another name/);
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
  assert.match(html, /A player has voted as &quot;/);
  providers.answer = PIA;
  assert.equal((await signUp(openVisitor(world), "Held")).location, "/");
  const [held] = (await accountsOf(world)).filter(({ username }) => username === "Held");
  assert.deepEqual([held?.email, held?.emailVerified], ["pia@example.com", true]);
});
