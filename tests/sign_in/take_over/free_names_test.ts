import assert from "node:assert/strict";
import { disableAccount } from "../../../src/site/accounts/moderation/disable_account.ts";
import { requestReset } from "../../../src/site/sign_in/passwords/password_reset.ts";
import { writeAccountData } from "../../../src/site/voting/export_account.ts";
import { requestFrom } from "../../support/people/people.ts";
import { openPerson, openVisitor, PASSWORD, signIn } from "../../support/people/visitor.ts";
import { accountsOf } from "../../support/votes/vote_links.ts";
import { confirm, openSite, signUp, vote, waitConfirmed } from "./linked_player.ts";

Deno.test("a link reserves no name against a rename to it by a confirmed address; the votes stay where they are", async () => {
  const { world, server, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const [{ id } = { id: "" }] = await accountsOf(world);
  const person = await openPerson(world, "Wrong_Name");
  const rename = () => person.submit("/account/name", { username: "steve_01" });
  const refused = await rename();
  assert.deepEqual([refused.status, /confirm your email address first/.test(refused.html)], [
    422,
    true,
  ]);
  await world.services.sql`update account set email_verified = true where username = 'Wrong_Name'`;
  await waitConfirmed(world, "Steve_01", "one@example.com");
  assert.match((await rename()).html, /is taken\. Choose another name/);
  await world.services.sql`update name_claim set confirmed_at = null`;
  assert.equal((await rename()).location, "/account?notice=renamed");
  const named = (await accountsOf(world)).filter(({ username }) => /^steve_01$/i.test(username));
  assert.deepEqual(named.map(({ email }) => email).sort(), [null, "wrong_name@example.com"]);
  const [{ votes } = { votes: 0 }] = await world.services.sql<{ votes: number }[]>`
    select count(*)::int as votes from vote where account_id = ${id} and server_id = ${server.id}`;
  assert.equal(votes, 1);
  const next = await openVisitor(world).get(link("Steve_01"));
  assert.match(next.html, /[Ss]ign in/);
});

Deno.test("a name that was only typed is free for a rename, a disabled player's is not", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  await vote(world, link("Alex_02"));
  await world.services.sql`update account set vouched_by = null where username = 'Steve_01'`;
  const person = await openPerson(world, "Wrong_Name");
  await world.services.sql`update account set email_verified = true where username = 'Wrong_Name'`;
  const alex = (await accountsOf(world)).find(({ username }) => username === "Alex_02");
  await disableAccount(world.context, alex?.id ?? "", world.act);
  const refused = await person.submit("/account/name", { username: "Alex_02" });
  assert.match(refused.html, /is taken\. Choose another name/);
  await world.services.sql`update account set email_verified = false`;
  assert.equal((await person.submit("/account/name", { username: "Steve_01" })).status, 303);
});

Deno.test("a disabled player's name cannot be signed up with", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const [{ id } = { id: "" }] = await accountsOf(world);
  await disableAccount(world.context, id, world.act);
  const { status, html } = await signUp(world, "Steve_01");
  assert.equal(status, 422);
  assert.match(html, /is taken\. Choose another name/);
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

Deno.test("a player who signed up can be deleted like any other account", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  await signUp(world, "Steve_01", "s@example.com");
  await confirm(world, "s@example.com");
  const visitor = openVisitor(world);
  await signIn(world, visitor, "Steve_01");
  const sent = await visitor.submit("/account/deletion", { password: PASSWORD });
  assert.equal(sent.status, 303);
  assert.equal((await accountsOf(world))[0]?.username, "deleted");
  const link409 = await openVisitor(world).get(link("Steve_01"));
  assert.match(link409.html, /is taken\. Choose another name/);
});
