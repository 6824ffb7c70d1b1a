import assert from "node:assert/strict";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a notice is shown after its form, and never by a link", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { location } = await steve.submit("/account/server-email", { wanted: "no" });
  assert.equal(location, "/account?notice=server_email_off");
  assert.match((await steve.get(location)).html, /role="status">You won(&#39;|')t get email/);

  for (const code of ["email_confirmed", "account_deleted", "server_email_off"]) {
    const stranger = openVisitor(world);
    assert.doesNotMatch((await stranger.get(`/?notice=${code}`)).html, /role="status"/, code);
  }
  const other = await steve.get("/account?notice=password_changed");
  assert.doesNotMatch(other.html, /Your password was changed/);
});

Deno.test("a form that is shown again is named an error", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  assert.match((await visitor.get("/sign-in")).html, /<title>Sign in/);
  const { html } = await visitor.submit("/sign-in", { name: "Steve_01", password: "wrong" });
  assert.match(html, /<title>Error: Sign in/);
  const empty = await visitor.submit("/sign-in", {});
  assert.match(empty.html, /<title>Error: Sign in/);
});
