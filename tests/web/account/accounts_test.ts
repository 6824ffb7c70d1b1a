import assert from "node:assert/strict";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { signUp } from "./account_forms.ts";

Deno.test("a name is corrected once for free, then changes every 30 days", async () => {
  await using world = await openWorld();
  const visitor = await signUp(world);
  const corrected = await visitor.submit("/account/name", { username: "Steve_1", next: "/docs" });
  assert.equal(corrected.location, "/docs?notice=renamed");
  const { html } = await visitor.get("/account/name");
  assert.match(html, /<h1[^>]*>Change your name<\/h1>/);
  assert.doesNotMatch(html, /Is this exactly your name/, "it was asked before");
  const changed = await visitor.submit("/account/name", { username: "Steve_2" });
  assert.equal(changed.location, "/account?notice=renamed");
  const page = await visitor.get("/account/name");
  assert.match(page.html, /You can change your name again on Apr 9\./);
  const refused = await visitor.submit("/account/name", { username: "Steve_3" });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /again on Apr 9, 2026/);
});

Deno.test("account pages send signed-out visitors to sign in, and back", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const path of ["/account", "/account/name?next=/docs", "/account/deletion"]) {
    const { status, location } = await visitor.get(path);
    assert.deepEqual([status, location], [303, `/sign-in?${new URLSearchParams({ next: path })}`]);
  }
});

Deno.test("the account page lists the account's sessions and ends only those", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const other = openVisitor(world);
  await other.get("/sign-in");
  await other.submit("/sign-in", { name: "Steve_01", password: PASSWORD });
  const stranger = await openPerson(world, "Stranger");
  const { html, headers } = await steve.get("/account");
  assert.equal(headers.get("cache-control"), "private, no-store");
  const [path = "", ...more] = html.match(/\/account\/sessions\/[\w-]+\/end/g) ?? [];
  assert.deepEqual(more, []);
  assert.equal((await stranger.submit(path)).status, 404);
  assert.equal((await other.get("/account")).status, 200);
  const ended = await steve.submit(path);
  assert.deepEqual([ended.status, ended.location], [303, "/account?notice=session_ended"]);
  assert.equal((await other.get("/account")).location, "/sign-in?next=%2Faccount");
});

Deno.test("changing the password takes the current one and keeps you signed in", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  const change = (password: string, new_password: string) =>
    visitor.submit("/account/password", { password, new_password });
  const wrong = await change("a wrong password", "another horse battery");
  assert.equal(wrong.status, 422);
  assert.match(wrong.html, /id="password-fault">That is not your current password\./);
  assert.match((await change(PASSWORD, "short")).html, /id="new_password-fault"/);
  assert.equal(
    (await change(PASSWORD, "another horse battery")).location,
    "/account?notice=password_changed",
  );
  assert.equal((await visitor.get("/account")).status, 200);
});

Deno.test("deleting an account takes its password and signs it out", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  await visitor.get("/account/deletion");
  const wrong = await visitor.submit("/account/deletion", { password: "a wrong password" });
  assert.equal(wrong.status, 422);
  const { status, location } = await visitor.submit("/account/deletion", { password: PASSWORD });
  assert.deepEqual([status, location], [303, "/?notice=account_deleted"]);
  assert.equal((await visitor.get("/account")).location, "/sign-in?next=%2Faccount");
});
